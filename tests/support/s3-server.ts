import { createHash, createHmac } from 'node:crypto'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { type Context, Hono } from 'hono'

/**
 * A server that speaks as much of S3 as backups and pictures need, and refuses requests that are not signed with its
 * key.
 */
export interface S3Server extends AsyncDisposable {
  /** The environment of a program that uses it. */
  readonly settings: Readonly<Record<string, string>>
  readonly objects: Map<string, Buffer>
  /** Every signed request so far: `GET pictures/a.webp`. */
  readonly requests: string[]
  /** Requests get 503 while this is set. */
  isAway: boolean
  /** An object is sent up to its middle; the rest follows when this resolves. */
  restOfObjects: Promise<void> | undefined
  /** A request is not answered before this resolves. */
  answers: Promise<void> | undefined
  /** So many objects are stored until the server is away. */
  putsUntilAway: number
  /** Missing objects get 403, as S3 answers a key without the right to list. */
  refusesMissing: boolean
  /** A key of this kind cannot be deleted. */
  undeletable: RegExp | undefined
}

const keyId = 'AKIATEST'
const secret = 'secret of a test'
const region = 'eu-test-1'
export const testBucket = 'hirfa-backups'

/** So few that listing always takes several pages. */
const maxKeys = 3

export async function startS3Server(): Promise<S3Server> {
  const objects = new Map<string, Buffer>()
  const requests: string[] = []
  const app = new Hono()
  const state: Pick<
    S3Server,
    'isAway' | 'refusesMissing' | 'undeletable' | 'restOfObjects' | 'answers' | 'putsUntilAway'
  > = {
    isAway: false,
    refusesMissing: false,
    undeletable: undefined,
    restOfObjects: undefined,
    answers: undefined,
    putsUntilAway: Number.POSITIVE_INFINITY,
  }
  app.all('*', async (c) => {
    if (state.isAway) return problem(503, 'SlowDown')
    await state.answers
    const body = Buffer.from(await c.req.arrayBuffer())
    if (!isSigned(c, body)) return problem(403, 'SignatureDoesNotMatch')
    const url = new URL(c.req.url)
    const [, bucket, ...names] = url.pathname.split('/').map(decodeURIComponent)
    if (bucket !== testBucket) return problem(404, 'NoSuchBucket')
    const key = names.join('/')
    requests.push(`${c.req.method} ${key}`)
    if (c.req.method === 'GET' && key === '') return list(objects, url.searchParams)
    if (c.req.method === 'PUT') {
      state.putsUntilAway -= 1
      if (state.putsUntilAway <= 0) state.isAway = true
      objects.set(key, body)
      return new Response()
    }
    const object = objects.get(key)
    if (c.req.method === 'DELETE') {
      if (state.undeletable?.test(key)) return problem(403, 'AccessDenied')
      objects.delete(key)
      return new Response(undefined, { status: 204 })
    }
    if (!object) return state.refusesMissing ? problem(403, 'AccessDenied') : problem(404, 'NoSuchKey')
    return new Response(c.req.method === 'HEAD' ? undefined : bodyOf(object, state.restOfObjects), {
      headers: { 'Content-Length': String(object.length) },
    })
  })
  const server = serve({ fetch: app.fetch, overrideGlobalObjects: false, port: 0, hostname: '127.0.0.1' })
  await once(server, 'listening')
  const settings = {
    AWS_ENDPOINT_URL_S3: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    AWS_ACCESS_KEY_ID: keyId,
    AWS_SECRET_ACCESS_KEY: secret,
    AWS_REGION: region,
    AWS_MAX_ATTEMPTS: '1',
  }
  return Object.assign(state, {
    ...{ settings, objects, requests },
    async [Symbol.asyncDispose]() {
      const closed = once(server, 'close')
      server.close()
      if ('closeAllConnections' in server) server.closeAllConnections()
      await closed
    },
  })
}

function bodyOf(object: Buffer, rest: Promise<void> | undefined): ReadableStream {
  const middle = Math.ceil(object.length / 2)
  return new ReadableStream({
    async start(controller) {
      controller.enqueue(new Uint8Array(object.subarray(0, middle)))
      await rest
      controller.enqueue(new Uint8Array(object.subarray(middle)))
      controller.close()
    },
  })
}

function problem(status: number, code: string): Response {
  return xml(`<Error><Code>${code}</Code><Message>${code} of the test server</Message></Error>`, status)
}

function xml(body: string, status = 200): Response {
  const text = `<?xml version="1.0" encoding="UTF-8"?>${body}`
  return new Response(text, { status, headers: { 'Content-Type': 'application/xml' } })
}

/** ListObjectsV2: names below a delimiter are listed once. */
function list(objects: ReadonlyMap<string, Buffer>, query: URLSearchParams): Response {
  const prefix = query.get('prefix') ?? ''
  const delimiter = query.get('delimiter') ?? ''
  const after = query.get('continuation-token') ?? ''
  const names = new Set<string>()
  for (const key of objects.keys()) {
    if (!key.startsWith(prefix)) continue
    const end = delimiter ? key.indexOf(delimiter, prefix.length) : -1
    names.add(end < 0 ? key : key.slice(0, end + 1))
  }
  const left = [...names].sort().filter((name) => name > after)
  const page = left.slice(0, maxKeys)
  const entries = page.map((name) =>
    delimiter && name.endsWith(delimiter)
      ? `<CommonPrefixes><Prefix>${name}</Prefix></CommonPrefixes>`
      : `<Contents><Key>${name}</Key><Size>${objects.get(name)?.length}</Size><LastModified>2026-03-01T00:00:00Z</LastModified></Contents>`,
  )
  const next = left.length > maxKeys ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : ''
  return xml(
    `<ListBucketResult><IsTruncated>${left.length > maxKeys}</IsTruncated>${next}${entries.join('')}</ListBucketResult>`,
  )
}

/** AWS Signature Version 4, with the body. */
function isSigned(c: Context, body: Buffer): boolean {
  const authorization = c.req.header('authorization') ?? ''
  const [, id, day, signedHeaders = '', signature] =
    /^AWS4-HMAC-SHA256 Credential=(\w+)\/(\d{8})\/[^,]+, SignedHeaders=([^,]+), Signature=(\w+)$/.exec(authorization) ??
    []
  if (id !== keyId || !day || c.req.header('x-amz-content-sha256') !== sha256(body)) return false
  const { pathname, searchParams } = new URL(c.req.url)
  const query = [...searchParams].map(([name, value]) => `${escapeQuery(name)}=${escapeQuery(value)}`).sort()
  const headers = signedHeaders.split(';').map((name) => `${name}:${c.req.header(name)?.trim()}\n`)
  const request = [c.req.method, pathname, query.join('&'), headers.join(''), signedHeaders, sha256(body)].join('\n')
  const scope = `${day}/${region}/s3/aws4_request`
  const signed = ['AWS4-HMAC-SHA256', c.req.header('x-amz-date'), scope, sha256(request)].join('\n')
  const key = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(
    (key, part) => hmac(key, part),
    `AWS4${secret}`,
  )
  return hmac(key, signed).toString('hex') === signature
}

function escapeQuery(text: string): string {
  return encodeURIComponent(text).replace(/[!'()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`)
}

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest()
}

function sha256(data: string | Buffer): string {
  return createHash('sha256').update(data).digest('hex')
}
