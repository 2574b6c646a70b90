import type { MiddlewareHandler } from 'hono'
import { describeRequest } from '#api/request-marketplace.ts'
import { cacheableUrl } from './cacheable-urls.ts'
import { encodingFor, ensureVariant, type RawHeaders, responseTo } from './cached-page.ts'
import { negotiateEncoding } from './encodings.ts'
import type { CacheResult, PageCache } from './page-cache.ts'
import { serverTiming } from './server-timing.ts'

/**
 * Serves cacheable URLs from the page cache and passes other requests on. A page is rendered from its canonical URL
 * alone: no host, header or cookie of the first request can get into what others are sent (cache poisoning).
 */
export function serveFromCache(pageCache: PageCache, publicUrl: string): MiddlewareHandler {
  return async (context, next) => {
    const { pathname, search } = new URL(context.req.url)
    const isReading = ['GET', 'HEAD'].includes(context.req.method)
    const url = isReading ? cacheableUrl(pathname, search) : undefined
    if (!url) {
      await next()
      if (!isReading) pageCache.recordWrite()
      return
    }
    const request = context.req.raw
    let hasResponded = false
    const result = await pageCache.getOrRender(url, async (cacheMetadata) => {
      context.req.raw = new Request(publicUrl + url)
      describeRequest(context, { cacheMetadata })
      await next()
      // This context has sent a stale page meanwhile, whose headers Hono has merged into the rendered response.
      return hasResponded ? new Response(null, { status: 503 }) : context.res
    })
    hasResponded = true
    const response = await responseOf(request, result, pageCache)
    // Assigning undefined first keeps Hono from merging the headers of the earlier response.
    context.res = undefined
    context.res = response
  }
}

async function responseOf(request: Request, result: CacheResult, pageCache: PageCache): Promise<Response> {
  if ('uncached' in result) return uncachedResponse(request, result.uncached)
  return cachedResponse(request, result, pageCache)
}

type Uncached = Extract<CacheResult, { uncached: unknown }>['uncached']

function uncachedResponse({ method }: Request, { status, headers, body }: Uncached): Response {
  return new Response(method === 'HEAD' ? null : body, { status, headers: new Headers(headers) })
}

async function cachedResponse(
  { method, headers }: Request,
  { page, cacheStatus, renderMilliseconds }: Extract<CacheResult, { page: unknown }>,
  pageCache: PageCache,
): Promise<Response> {
  const encoding = encodingFor(page, negotiateEncoding(headers.get('Accept-Encoding') ?? undefined))
  const variant = page.variants[encoding] ?? (await ensureVariant(page, encoding))
  pageCache.updateSize(page)
  const { status, rawHeaders, body } = responseTo(page, variant, headers.get('If-None-Match') ?? undefined)
  const age = pageCache.ageOf(page)
  const timing = serverTiming(cacheStatus, age, renderMilliseconds)
  return new Response(method === 'HEAD' || !body ? null : body, {
    status,
    headers: [
      ...headerPairs(rawHeaders),
      ['server-timing', timing],
      ...(cacheStatus === 'last-known' ? staleHeaders(age) : []),
    ],
  })
}

/** Marks a stale response (RFC 9211). `age` is in milliseconds; a cached response is fresh for no whole second. */
function staleHeaders(age: number): [string, string][] {
  const seconds = Math.max(1, Math.floor(age / 1000))
  return [
    ['cache-status', `hirfa; hit; ttl=-${seconds}`],
    ['age', String(seconds)],
  ]
}

function headerPairs(rawHeaders: RawHeaders): [string, string][] {
  return rawHeaders.flatMap((name, at): [string, string][] => (at % 2 === 0 ? [[name, rawHeaders[at + 1] ?? '']] : []))
}
