import type { IncomingMessage } from 'node:http'
import { request } from 'node:https'
import type { LookupFunction } from 'node:net'
import pLimit from 'p-limit'
import { maxPictureBytes } from '#domain/catalog/pictures/picture-decoder.ts'
import type { FetchedPicture, FetchPicture } from '#domain/product-import/fetch-picture.ts'
import { type PublicHttpsOptions, publicHttps } from './public-https.ts'

interface PictureFetcherOptions extends PublicHttpsOptions {
  /** A certificate to trust. */
  readonly ca?: string
  /** Of all hops together, with the picture. */
  readonly timeoutMilliseconds?: number
}

const defaultTimeoutMilliseconds = 20_000

const maxRedirects = 5

const redirects = new Set([301, 302, 303, 307, 308])

interface Connection {
  readonly lookup: LookupFunction
  readonly signal: AbortSignal
  readonly ca: string | undefined
}

/**
 * Fetches pictures, one at a time. The addresses stand in files of strangers: each hop of a redirect is checked as the
 * first address is, and what a name resolves to again in the lookup of each connection.
 */
export function pictureFetcher({
  timeoutMilliseconds = defaultTimeoutMilliseconds,
  ca,
  ...options
}: PictureFetcherOptions = {}): FetchPicture {
  const { parse, lookup } = publicHttps(options)
  const limit = pLimit(1)

  const follow = async (address: string, signal: AbortSignal): Promise<FetchedPicture> => {
    let next = address
    for (let hops = 0; hops <= maxRedirects; hops++) {
      const url = parse(withoutHash(next))
      if (!url) return { outcome: 'refused', reason: 'not-public' }
      const response = await get(url, { lookup, signal, ca })
      const { statusCode = 0, headers } = response
      if (!redirects.has(statusCode) || headers.location === undefined) return readPicture(response)
      response.destroy()
      next = URL.parse(headers.location, url)?.href ?? ''
    }
    return { outcome: 'refused', reason: 'too-many-redirects' }
  }

  return (address, stop) =>
    limit(async () => {
      stop.throwIfAborted()
      const tooSlow = AbortSignal.timeout(timeoutMilliseconds)
      try {
        return await follow(address, AbortSignal.any([stop, tooSlow]))
      } catch {
        stop.throwIfAborted()
        if (tooSlow.aborted) return { outcome: 'refused', reason: 'too-slow' }
        return { outcome: 'refused', reason: 'not-reached' }
      }
    })
}

function withoutHash(address: string): string {
  const url = URL.parse(address)
  if (!url) return address
  url.hash = ''
  return url.href
}

function get(url: URL, { lookup, signal, ca }: Connection): Promise<IncomingMessage> {
  return new Promise((done, fail) => {
    // A connection of its own: one that is kept open would skip the lookup.
    const asking = request(url, {
      ...{ lookup, signal, agent: false, ...(ca !== undefined && { ca }) },
      headers: { accept: 'image/jpeg, image/png, image/webp', 'accept-encoding': 'identity', 'user-agent': 'Hirfa' },
    })
    asking.once('error', fail)
    asking.once('response', done)
    asking.end()
  })
}

/** Stops reading where the picture is larger than one may be, whatever length was declared. */
async function readPicture(response: IncomingMessage): Promise<FetchedPicture> {
  const { statusCode = 0 } = response
  const refused = (reason: 'not-found' | 'not-reached' | 'too-heavy') => {
    response.destroy()
    return { outcome: 'refused', reason } as const
  }
  if (statusCode >= 400 && statusCode < 500) return refused('not-found')
  if (statusCode !== 200) return refused('not-reached')
  if (Number(response.headers['content-length']) > maxPictureBytes) return refused('too-heavy')
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of response as AsyncIterable<Buffer>) {
    length += chunk.byteLength
    if (length > maxPictureBytes) return refused('too-heavy')
    chunks.push(chunk)
  }
  return { outcome: 'fetched', bytes: Buffer.concat(chunks) }
}
