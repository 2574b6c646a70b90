import { request } from 'node:https'
import type { TLSSocket } from 'node:tls'
import { type PublicHttpsOptions, publicHttps } from './public-https.ts'

export interface JsonClientOptions extends PublicHttpsOptions {
  /** A certificate to trust. */
  readonly ca?: string
  /** Of a request with its answer. */
  readonly timeoutMilliseconds?: number
}

export type JsonAnswer =
  | {
      readonly outcome: 'answered'
      readonly status: number
      /** Undefined when the body is no JSON, or longer than any answer is. */
      readonly body: unknown
      /** Absent when the other side does not say. */
      readonly retryAfterSeconds?: number
    }
  /** No connection was made: the other side has not seen the request. */
  | { readonly outcome: 'not-reached' }
  /** The request may have been read or not. */
  | { readonly outcome: 'no-answer' }
  /** Nothing was sent: a header has characters that no token has. */
  | { readonly outcome: 'token-refused' }

export interface JsonRequest {
  readonly headers?: Readonly<Record<string, string>>
  /** A form, or anything that is sent as JSON; undefined for a request that only reads (GET). */
  readonly body: unknown
  /** What the answer may repeat and nobody is to read: it is covered in the texts of the answer. */
  readonly secrets: readonly string[]
}

/**
 * Sends a request to an address of the public internet and reads an answer in JSON. Does not throw for what
 * happens on the way, and says nothing of the address: it may have a secret in it.
 */
export type SendJson = (address: string, sent: JsonRequest) => Promise<JsonAnswer>

const defaultTimeoutMilliseconds = 20_000

/** Longer answers are not read, in bytes. */
const maxAnswerBytes = 64 * 1024

/** Returns how a request is sent, and whether an address may be reached. Redirects are not followed. */
export function jsonClient({
  timeoutMilliseconds = defaultTimeoutMilliseconds,
  ca,
  ...options
}: JsonClientOptions = {}): {
  readonly send: SendJson
  readonly mayReach: (address: string) => Promise<boolean>
} {
  const { parse, mayReach, lookup } = publicHttps(options)
  const send: SendJson = (address, { headers, body, secrets }) => {
    const url = parse(address)
    if (!url) return Promise.resolve({ outcome: 'not-reached' })
    // A key that was pasted from a text may have its typographic signs: Node throws at such a header.
    if (Object.values(headers ?? {}).some((value) => !/^[ -~]*$/.test(value)))
      return Promise.resolve({ outcome: 'token-refused' })
    const isForm = body instanceof URLSearchParams
    const text = isForm ? body.toString() : (JSON.stringify(body) as string | undefined)
    const content = text !== undefined && {
      'content-type': isForm ? 'application/x-www-form-urlencoded' : 'application/json',
      'content-length': Buffer.byteLength(text),
    }
    return new Promise((done) => {
      let isConnected = false
      // A connection of its own: one that is kept open would skip the lookup.
      const sending = request(url, {
        ...{ method: content ? 'POST' : 'GET', lookup, agent: false },
        ...{ signal: AbortSignal.timeout(timeoutMilliseconds), ...(ca !== undefined && { ca }) },
        headers: { ...headers, ...content, accept: 'application/json' },
      })
      // Nothing of the request is sent before.
      sending.once('socket', (socket) => {
        ;(socket as TLSSocket).once('secureConnect', () => {
          isConnected = true
        })
      })
      sending.on('error', () => done({ outcome: isConnected ? 'no-answer' : 'not-reached' }))
      sending.once('response', async (response) => {
        const parts: Buffer[] = []
        let bytes = 0
        try {
          for await (const part of response as AsyncIterable<Buffer>) {
            bytes += part.length
            if (bytes > maxAnswerBytes) break
            parts.push(part)
          }
        } catch {
          done({ outcome: 'no-answer' })
          return
        }
        const seconds = Number(response.headers['retry-after'])
        done({
          ...{ outcome: 'answered', status: response.statusCode ?? 0 },
          body: bytes > maxAnswerBytes ? undefined : parseJson(Buffer.concat(parts).toString(), secrets),
          ...(seconds > 0 && { retryAfterSeconds: seconds }),
        })
      })
      sending.end(text)
    })
  }
  return { send, mayReach }
}

function parseJson(text: string, secrets: readonly string[]): unknown {
  const cover = (value: string) =>
    secrets.reduce((covered, secret) => covered.replace(new RegExp(RegExp.escape(secret), 'gi'), '•••'), value)
  try {
    return JSON.parse(text, (_, value: unknown) => (typeof value === 'string' ? cover(value) : value))
  } catch {
    return undefined
  }
}
