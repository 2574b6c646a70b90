import { setTimeout as pause } from 'node:timers/promises'
import type { ChangeFeed, ChangeListener } from '#database/change-feed.ts'
import type { CacheMetadata } from '#domain/cache-tags.ts'
import { errorLogLine } from '#domain/error-log-line.ts'
import type { Clock } from '#domain/marketplace.ts'
import { cacheableUrl, isApiKey, isForScripts } from './cacheable-urls.ts'
import { type CachedPage, createCachedPage, isCacheable } from './cached-page.ts'
import { PageStore } from './page-store.ts'
import { openRecompressor } from './recompressor.ts'
import { everything, isOutdated, type RenderInFlight } from './render-in-flight.ts'

export interface PageCacheOptions {
  /** Bytes of all pages in all encodings; 0 turns the cache off. */
  readonly maxBytes: number
  readonly clock: Clock
  /** Subscribes to changes of the database. Without it a cached page is only used when rendering fails. */
  readonly openChangeFeed?: (listener: ChangeListener) => ChangeFeed
  /** How long a page must have been cached before it is recompressed, in milliseconds. */
  readonly settleMilliseconds?: number
}

export const defaultPageCacheBytes = 64_000_000

/**
 * Where a response came from, as `Server-Timing` and the metrics say: `hit` the cache, `made` a new render, `shared` a
 * render that another request began, `once-more` a stale page while it is revalidated, `last-known` a stale page
 * because the render failed or the database hangs.
 */
export type CacheStatus = 'hit' | 'made' | 'shared' | 'once-more' | 'last-known'

export type CacheResult =
  | { readonly cacheStatus: CacheStatus; readonly page: CachedPage; readonly renderMilliseconds?: number }
  /** A response that must not be cached is passed on as it is. */
  | { readonly cacheStatus: 'made' | 'shared'; readonly uncached: UncachedResponse }

interface UncachedResponse {
  readonly status: number
  readonly headers: Headers
  readonly body: ArrayBuffer
}

export interface PageCacheStats {
  readonly responses: Readonly<Record<CacheStatus, number>>
  /** How many cached pages have become stale by an invalidation. */
  readonly invalidated: number
  readonly bytes: number
  readonly pages: number
}

type Rendered =
  | { readonly page: CachedPage; readonly renderMilliseconds: number }
  | { readonly uncached: UncachedResponse }

/** Renders the response of a URL and adds to the metadata the tags of all that it read. */
export type Render = (cacheMetadata: CacheMetadata) => Promise<Response>

/** A page that became stale at most this long ago is sent while its new version is rendered. */
const staleWhileRevalidateMilliseconds = 250

/** A render that takes longer, while the change feed is silent too, means that the database hangs. */
export const hangMilliseconds = 300

/** How old a response of the API may be that is sent while the database is unavailable. Pages have no limit. */
const maxStaleApiMilliseconds = 10 * 60_000

const disconnected: ChangeFeed = {
  isConnected: () => false,
  isSilent: () => false,
  isUpToDate: () => false,
  isUpToDateAsOf: () => false,
  resync: async () => false,
  close: async () => {},
}

export interface PageCache {
  /** Returns the cached page of a key, or renders it; concurrent requests for one key share one render. */
  getOrRender(key: string, render: Render): Promise<CacheResult>
  /** Returns the page of a path and query if it can be sent at once. */
  findFresh(url: string): CachedPage | undefined
  /** Milliseconds since it was rendered. */
  ageOf(page: CachedPage): number
  /** Counts the bytes of a page again after its variants have changed. */
  updateSize(page: CachedPage): void
  /**
   * Records that a request to this instance may have written to the database. Scripts then read their own writes: they
   * get cached responses only once the change feed is up to date as of this call. Does not wait for the feed.
   */
  recordWrite(): void
  stats(): PageCacheStats
  close(): Promise<void>
}

export function openPageCache(options: PageCacheOptions): PageCache {
  const { maxBytes, clock, openChangeFeed, settleMilliseconds = 3000 } = options
  const store = new PageStore(maxBytes)
  const rendersInFlight = new Map<string, RenderInFlight<Rendered>>()
  /** Those for which a request has waited in vain. */
  const hungRenders = new WeakSet<Promise<Rendered>>()
  const recompressor = openRecompressor(store, (page) => store.has(page) && isFresh(page), settleMilliseconds)
  const responses = { hit: 0, made: 0, shared: 0, 'once-more': 0, 'last-known': 0 }
  let invalidatedPages = 0
  let tick = 0
  let lastWriteAt = Number.NEGATIVE_INFINITY

  const now = () => clock.now().getTime()
  const isFresh = (page: CachedPage) => !page.isInvalidated && now() < page.staleAt
  const mayBeSentStale = ({ key, staleAt }: CachedPage) => {
    const age = now() - staleAt
    return age >= 0 && age < staleWhileRevalidateMilliseconds && !isForScripts(key)
  }
  const hasReceivedOwnWrites = (key: string) => changeFeed.isUpToDateAsOf(lastWriteAt) || !isForScripts(key)
  const isCurrent = ({ key }: CachedPage) => changeFeed.isUpToDate() && hasReceivedOwnWrites(key)

  const invalidate = (tag: string) => {
    tick += 1
    for (const { invalidated } of rendersInFlight.values()) if (!invalidated.has(tag)) invalidated.set(tag, tick)
    // After a silence the change may be older than a page may be stale, so it is not sent while it is revalidated.
    const staleAt = changeFeed.isUpToDate() ? now() : Number.NEGATIVE_INFINITY
    for (const page of tag === everything ? store.all() : store.withTag(tag)) {
      if (isFresh(page)) {
        page.staleAt = staleAt
        invalidatedPages += 1
      }
      page.isInvalidated = true
    }
  }
  const invalidateAll = () => {
    invalidate(everything)
    // Changes may have been missed for any length of time, so none of these pages is sent while it is revalidated.
    for (const page of store.all()) page.staleAt = Number.NEGATIVE_INFINITY
  }
  const changeFeed = openChangeFeed?.({ onChange: invalidate, onDisconnect: invalidateAll }) ?? disconnected

  const hit = (page: CachedPage) => {
    page.hits += 1
    if (page.hits === 2) recompressor.add(page)
    return page
  }

  const renderAndStore = async (
    key: string,
    render: Render,
    inFlight: Pick<RenderInFlight<Rendered>, 'cacheMetadata' | 'invalidated'>,
  ): Promise<Rendered> => {
    const startedAt = performance.now()
    const { cacheMetadata } = inFlight
    const response = await render(cacheMetadata)
    if (!isCacheable(response)) {
      // A page that is gone (404) must not come back as stale-if-error.
      if (response.status < 500) store.remove(key)
      return { uncached: { status: response.status, headers: response.headers, body: await response.arrayBuffer() } }
    }
    const page = await createCachedPage(response, { key, tags: cacheMetadata.tags, renderedAt: now() })
    // Not before its body was read: that of a stream says only then what it depends on.
    if (isOutdated(inFlight, tick)) page.staleAt = Number.NEGATIVE_INFINITY
    else if (cacheMetadata.expiresAt) page.staleAt = cacheMetadata.expiresAt.getTime()
    store.put(page)
    return { page, renderMilliseconds: performance.now() - startedAt }
  }

  const renderAlone = (key: string, render: Render): Promise<Rendered> =>
    renderAndStore(key, render, { cacheMetadata: newCacheMetadata(key), invalidated: new Map() })

  const beginRender = (key: string, render: Render): Promise<Rendered> => {
    tick += 1
    // While the feed is disconnected anything may change unnoticed.
    const invalidated = new Map(changeFeed.isConnected() ? [] : [[everything, tick] as const])
    const inFlight = { cacheMetadata: newCacheMetadata(key), invalidated }
    const rendered = renderAndStore(key, render, inFlight).finally(() => rendersInFlight.delete(key))
    rendersInFlight.set(key, { ...inFlight, rendered })
    // While the database hangs nobody waits for it.
    rendered.catch(() => {})
    return rendered
  }

  const staleIfError = (key: string): CachedPage | undefined => {
    const page = store.get(key)
    const isTooOld = page && isApiKey(key) && now() - page.renderedAt > maxStaleApiMilliseconds
    return isTooOld ? undefined : page
  }

  /** Resolves to false once the page is rendered, to true as soon as the database seems to hang. */
  const hangsBefore = async (rendered: Promise<Rendered>): Promise<boolean> => {
    const isRendered = rendered.then(
      () => true,
      () => true,
    )
    const hasHungBefore = rendersInFlight.values().some(({ rendered }) => hungRenders.has(rendered))
    let wait = changeFeed.isSilent() && hasHungBefore ? 0 : hangMilliseconds
    while (!(await Promise.race([isRendered, pause(wait, false, { ref: false })]))) {
      if (changeFeed.isSilent()) {
        hungRenders.add(rendered)
        return true
      }
      wait = hangMilliseconds
    }
    return false
  }

  /** A stale page replaces a render that fails (stale-if-error) or does not end because the database hangs. */
  const resultOf = async (
    rendered: Promise<Rendered>,
    key: string,
    cacheStatus: 'made' | 'shared',
  ): Promise<CacheResult> => {
    const stale = staleIfError(key)
    if (stale && ((await hangsBefore(rendered)) || (await rendered.then(hasFailed, hasBroken))))
      return { cacheStatus: 'last-known', page: stale }
    return { cacheStatus, ...(await rendered) }
  }

  const getOrRender = async (key: string, render: Render, arrivedAt: number): Promise<CacheResult> => {
    const cached = store.get(key)
    if (cached && isFresh(cached) && (isCurrent(cached) || (await changeFeed.resync())) && isFresh(cached))
      return { cacheStatus: 'hit', page: hit(cached) }
    const inFlight = rendersInFlight.get(key)
    if (!inFlight) return resultOf(beginRender(key, render), key, 'made')
    if (cached && mayBeSentStale(cached)) return { cacheStatus: 'once-more', page: cached }
    const result = await resultOf(inFlight.rendered, key, 'shared')
    // A failure is shared: rendering again would most likely fail again.
    const mayRenderAgain = result.cacheStatus !== 'last-known' && !hasFailed(result)
    return mayRenderAgain && isOutdated(inFlight, arrivedAt) ? getOrRender(key, render, arrivedAt) : result
  }

  return {
    async getOrRender(key, render) {
      if (maxBytes > 0) {
        // A script must not share a render that began before its own write either.
        if (!hasReceivedOwnWrites(key)) await changeFeed.resync()
        const result = await getOrRender(key, render, tick)
        responses[result.cacheStatus] += 1
        return result
      }
      // Without a cache each request renders by itself: benchmarks then measure what a render costs.
      const rendered = await renderAlone(key, render)
      responses.made += 1
      return { cacheStatus: 'made', ...rendered }
    },

    findFresh(url) {
      const page = store.get(url) ?? store.get(cacheableUrlOf(url) ?? '')
      if (!page || !isFresh(page) || !isCurrent(page)) return undefined
      responses.hit += 1
      return hit(page)
    },

    ageOf: ({ renderedAt }) => Math.max(0, now() - renderedAt),

    updateSize: (page) => store.updateSize(page),

    recordWrite() {
      lastWriteAt = performance.now()
      void changeFeed.resync()
    },

    stats: () => ({
      responses: { ...responses },
      invalidated: invalidatedPages,
      bytes: store.bytes,
      pages: store.size,
    }),

    async close() {
      recompressor.close()
      await changeFeed.close()
    },
  }
}

function newCacheMetadata(key: string): CacheMetadata {
  return { tags: new Set(), needsExactStock: isApiKey(key) }
}

function cacheableUrlOf(url: string) {
  const mark = url.indexOf('?')
  return mark < 0 ? undefined : cacheableUrl(url.slice(0, mark), url.slice(mark))
}

/** The body of a response broke off, which nobody else logs where a stale page is sent instead. */
function hasBroken(error: unknown): true {
  console.error(errorLogLine(error))
  return true
}

/** The database is unavailable, or the render threw; the error is logged elsewhere. */
function hasFailed(rendered: Rendered | CacheResult): boolean {
  return 'uncached' in rendered && rendered.uncached.status >= 500
}
