import { hash } from 'node:crypto'
import { matchesEntityTag } from '#api/entity-tag.ts'
import type { CacheTag } from '#domain/cache-tags.ts'
import { isPageData } from './cacheable-urls.ts'
import { compressFast, compressSmallest, type Encoding } from './encodings.ts'

/** Response headers as Node takes them: name, value, name, value. */
export type RawHeaders = readonly string[]

/** The response to a conditional or unconditional request for a cached page. */
export interface CachedResponse {
  readonly status: 200 | 304
  readonly rawHeaders: RawHeaders
  /** Absent with 304. */
  readonly body?: Buffer<ArrayBuffer>
}

/** A page in one content encoding. */
export interface Variant {
  readonly body: Buffer<ArrayBuffer>
  readonly entityTag: string
  /** The response with status 200. */
  readonly full: CachedResponse
}

/** A rendered response that is the same for every visitor. */
export interface CachedPage {
  readonly key: string
  readonly tags: ReadonlySet<CacheTag>
  /** Milliseconds since 1970. */
  readonly renderedAt: number
  /** From this moment on the page may be outdated. Milliseconds since 1970. */
  staleAt: number
  /** Something it shows has changed. The page then stays stale, even if the clock is set back. */
  isInvalidated: boolean
  /** How often it was sent from the cache. */
  hits: number
  /** The name of its path in the log, once it has been logged. */
  route?: string
  /** The headers that are the same in every encoding. */
  readonly rawHeaders: RawHeaders
  readonly variants: { readonly identity: Variant } & { [Name in Encoding]?: Variant }
  /**
   * The responses with status 304 by entity tag. Tags of variants that were replaced by recompression stay: a client
   * that has such a variant still has the current page.
   */
  readonly notModified: Map<string, CachedResponse>
}

/** A CDN revalidates after a second, a browser each time: a change shows at once, an unchanged page costs a 304. */
const pageCacheControl = 'public, max-age=0, s-maxage=1, must-revalidate'

/**
 * Data of a page may have been prefetched when its link was hovered; a click within a second uses it without a request.
 */
const dataCacheControl = 'public, max-age=1, s-maxage=1, must-revalidate'

/** Bytes. Smaller bodies are not compressed: they would take as many packets. */
const minCompressedBytes = 1024

/** Whether a response may be sent to other visitors too. */
export function isCacheable({ status, headers }: Response): boolean {
  return status === 200 && !headers.has('Set-Cookie') && !headers.get('Cache-Control')?.includes('no-store')
}

interface RenderInfo {
  readonly key: string
  readonly tags: ReadonlySet<CacheTag>
  readonly renderedAt: number
}

/** Reads a whole response and adds its entity tag and the headers for caches. The page does not expire by itself. */
export async function createCachedPage(response: Response, info: RenderInfo): Promise<CachedPage> {
  const { headers } = response
  const body = Buffer.from(await response.arrayBuffer())
  headers.delete('ETag')
  headers.delete('Content-Length')
  headers.set('Vary', 'Accept-Encoding')
  if (headers.get('Cache-Control')?.startsWith('public') !== true) {
    headers.set('Cache-Control', isPageData(info.key) ? dataCacheControl : pageCacheControl)
  }
  const rawHeaders = [...headers].flat()
  const identity = variantOf(body, 'identity', rawHeaders)
  const notModified = new Map<string, CachedResponse>()
  const page = {
    ...info,
    staleAt: Number.POSITIVE_INFINITY,
    isInvalidated: false,
    hits: 0,
    rawHeaders,
    variants: { identity },
    notModified,
  }
  addNotModified(page, identity)
  return page
}

function variantOf(body: Buffer<ArrayBuffer>, encoding: Encoding, rawHeaders: RawHeaders): Variant {
  const entityTag = `"${hash('sha256', body, 'base64url')}"`
  const encoded = encoding === 'identity' ? [] : ['content-encoding', encoding]
  const length = ['content-length', String(body.byteLength)]
  const full = { status: 200, rawHeaders: [...rawHeaders, ...encoded, ...length, 'etag', entityTag], body } as const
  return { body, entityTag, full }
}

/** Returns the encoding to send the page in to a client that prefers this one. */
export function encodingFor({ variants }: CachedPage, preferred: Encoding): Encoding {
  return variants.identity.body.byteLength < minCompressedBytes ? 'identity' : preferred
}

/** Returns the variant of an encoding; compresses the page if there is none yet. */
export async function ensureVariant(page: CachedPage, encoding: Encoding): Promise<Variant> {
  const existing = page.variants[encoding]
  if (existing || encoding === 'identity') return existing ?? page.variants.identity
  const body = await compressFast(page.variants.identity.body, encoding)
  page.variants[encoding] ??= addNotModified(page, variantOf(body, encoding, page.rawHeaders))
  return page.variants[encoding]
}

/** Replaces the Brotli variant by one with the best compression. */
export async function recompress(page: CachedPage): Promise<void> {
  const best = variantOf(await compressSmallest(page.variants.identity.body), 'br', page.rawHeaders)
  if (best.body.byteLength < (page.variants.br?.body.byteLength ?? Number.POSITIVE_INFINITY))
    page.variants.br = addNotModified(page, best)
}

function addNotModified(page: CachedPage, variant: Variant): Variant {
  const { entityTag } = variant
  page.notModified.set(entityTag, notModifiedResponse(page.rawHeaders, entityTag))
  return variant
}

/** Estimated bytes of a page in memory: its bodies, its headers and its entries in maps. */
export function sizeOf({ variants, rawHeaders }: CachedPage): number {
  const bodies = Object.values(variants).reduce((sum, { body }) => sum + body.byteLength, 0)
  return bodies + rawHeaders.join('').length * 4 + 1024
}

/**
 * A browser keeps the policy that came with its copy and would replace it by one sent with a 304, although the hashes
 * of the inline scripts differ. The other headers describe a body.
 */
const notIn304 = new Set(['content-security-policy', 'content-type', 'content-encoding', 'content-length', 'etag'])

function notModifiedResponse(rawHeaders: RawHeaders, entityTag: string): CachedResponse {
  const kept: string[] = []
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const [name = '', value = ''] = [rawHeaders[at], rawHeaders[at + 1]]
    if (!notIn304.has(name)) kept.push(name, value)
  }
  return { status: 304, rawHeaders: [...kept, 'etag', entityTag] }
}

/**
 * Returns 304 if `If-None-Match` names any variant of the page, even of another encoding, else the variant with 200.
 */
export function responseTo(page: CachedPage, variant: Variant, ifNoneMatch: string | undefined): CachedResponse {
  if (ifNoneMatch === undefined) return variant.full
  // Browsers send one tag; other clients may send a list.
  const notModified = page.notModified.get(ifNoneMatch)
  if (notModified) return notModified
  for (const [entityTag, response] of page.notModified) if (matchesEntityTag(entityTag, ifNoneMatch)) return response
  return variant.full
}
