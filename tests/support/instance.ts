import { type ChangeFeed, openChangeFeed } from '#database/change-feed.ts'
import { openPageCache, type PageCache } from '#server/page-cache/page-cache.ts'
import { type TestApp, testApp } from '#tests/support/test-app.ts'
import { publicUrl } from './api-client.ts'
import { databaseName } from './test-database.ts'
import { testDatabaseAddress } from './test-database-address.ts'
import type { TestShop } from './test-shop.ts'
import { until } from './until.ts'

/** A server instance of a shop with its own page cache and change feed; a shop may have several. */
export interface Instance extends AsyncDisposable {
  readonly app: TestApp
  readonly pageCache: PageCache
  readonly changeFeed: ChangeFeed
  /** The cache status in the `Server-Timing` of the response at a path. */
  cacheStatus(path: string): Promise<string | undefined>
  text(path: string): Promise<string>
}

/** `wrapFeed` may change the behavior of the change feed. */
export async function openInstance(
  shop: TestShop,
  { maxBytes = 64_000_000, wrapFeed = (feed: ChangeFeed) => feed } = {},
): Promise<Instance> {
  const address = testDatabaseAddress(await databaseName({ database: shop.marketplace.db }))
  let feed: ChangeFeed | undefined
  const pageCache = openPageCache({
    maxBytes,
    clock: shop.clock,
    openChangeFeed: (listener) => {
      feed = wrapFeed(openChangeFeed(address, listener))
      return feed
    },
  })
  const changeFeed = feed as unknown as ChangeFeed
  const app = testApp(shop.marketplace, { publicUrl, pageCache })
  await untilUpToDate(changeFeed)
  return {
    app,
    pageCache,
    changeFeed,
    async cacheStatus(path) {
      const answer = await app.request(path)
      await answer.arrayBuffer()
      return /desc=([\w-]+)/.exec(answer.headers.get('Server-Timing') ?? '')?.[1]
    },
    text: async (path) => (await app.request(path)).text(),
    [Symbol.asyncDispose]: pageCache.close,
  }
}

export function untilUpToDate(changeFeed: ChangeFeed): Promise<void> {
  return until(() => changeFeed.resync(), 'the change feed is up to date')
}
