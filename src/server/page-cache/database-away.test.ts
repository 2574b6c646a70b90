import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type ChangeFeed, openChangeFeed } from '#database/change-feed.ts'
import { connect, defaultTimeouts } from '#database/connect.ts'
import { openProxiedDatabase } from '#tests/ledger/proxied-database.ts'
import { publicUrl } from '#tests/support/api-client.ts'
import { testApp } from '#tests/support/test-app.ts'
import { databaseName } from '#tests/support/test-database.ts'
import { testDatabaseAddress } from '#tests/support/test-database-address.ts'
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts'
import { until } from '#tests/support/until.ts'
import { openPageCache } from './page-cache.ts'

/** An instance whose connections to the database all pass through a proxy. */
async function openProxiedInstance(shop: TestShop) {
  const { proxy, address } = await openProxiedDatabase(
    testDatabaseAddress(await databaseName({ database: shop.marketplace.db })),
  )
  const { database: db, pool, close } = connect(address, { timeouts: defaultTimeouts })
  let feed: ChangeFeed | undefined
  const pageCache = openPageCache({
    ...{ maxBytes: 64_000_000, clock: shop.clock },
    openChangeFeed: (listener) => {
      feed = openChangeFeed(address, listener)
      return feed
    },
  })
  let ended = 0
  pool.on('release', () => {
    ended += 1
  })
  const marketplace = { ...shop.marketplace, db }
  const app = testApp(marketplace, { publicUrl, pageCache })
  const get = async (path: string, headers: Record<string, string> = {}) => {
    const endedBefore = ended
    const response = await app.request(path, { headers })
    const { status } = response
    const cacheStatus = /desc=([\w-]+)/.exec(response.headers.get('Server-Timing') ?? '')?.[1]
    return { status, cacheStatus, headers: response.headers, queriesEnded: ended - endedBefore }
  }
  return {
    ...{ proxy, get },
    isFeedSilent: () => feed?.isSilent() === true,
    /** Requests each path until it is served from the cache. */
    async warm(paths: readonly string[]) {
      for (const path of paths) await until(async () => (await get(path)).cacheStatus === 'hit', path)
    },
    async [Symbol.asyncDispose]() {
      await proxy.close()
      await pageCache.close()
      await close()
    },
  }
}

test('while the database hangs, cached pages are sent at once, and current ones soon after it responds again', async () => {
  await using shop = await openTestShop()
  const { id } = await shop.sells()
  await using instance = await openProxiedInstance(shop)
  const paths = [`/product/${id}`, '/shop', '/stores', `/product/${id}.data`, '/api/products']
  await instance.warm(paths)

  instance.proxy.stall()
  await until(instance.isFeedSilent)
  for (const path of paths) {
    const { status, cacheStatus, queriesEnded } = await instance.get(path)
    assert.deepEqual([status, cacheStatus], [200, 'last-known'], path)
    assert.equal(queriesEnded, 0, `${path} waited until the database was given up`)
  }
  const again = await instance.get('/shop')
  assert.deepEqual([again.status, again.queriesEnded], [200, 0])

  await instance.proxy.heal()
  await instance.warm(paths)
})

test('while the database is away, responses of the API are marked as stale with their age, for ten minutes', async () => {
  await using shop = await openTestShop()
  const { id } = await shop.sells()
  await using instance = await openProxiedInstance(shop)
  const paths = [`/api/products/${id}`, '/api/brands', '/api/products?limit=6']
  await instance.warm([...paths, '/shop'])
  for (const path of paths) assert.equal((await instance.get(path)).headers.get('Cache-Status'), null)
  shop.clock.passes({ seconds: 90 })

  await instance.proxy.refuse()
  instance.proxy.cut()
  await until(async () => (await instance.get('/shop')).cacheStatus === 'last-known')
  for (const path of paths) {
    const { status, headers } = await instance.get(path)
    assert.deepEqual(
      [status, headers.get('Cache-Status'), headers.get('Age')],
      [200, 'hirfa; hit; ttl=-90', '90'],
      path,
    )
    assert.match(headers.get('Access-Control-Expose-Headers') ?? '', /Age, Cache-Status/)
    const known = await instance.get(path, { 'If-None-Match': headers.get('ETag') ?? '' })
    assert.deepEqual([known.status, known.headers.get('Age')], [304, '90'])
  }
  shop.clock.passes({ seconds: 510 })
  assert.deepEqual([(await instance.get('/api/brands')).status, (await instance.get('/shop')).status], [200, 200])
  shop.clock.passes({ seconds: 1 })
  for (const path of paths) {
    const { status, headers } = await instance.get(path)
    assert.deepEqual([status, headers.get('Retry-After')], [503, '5'], path)
  }
  assert.equal((await instance.get('/shop')).status, 200, 'pages have no limit')
})
