import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { openChangeFeed } from '#database/change-feed.ts'
import { connect, defaultTimeouts } from '#database/connect.ts'
import { createApp } from '#server/app.ts'
import { clientDirectory, loadPages } from '#server/pages.ts'
import { openProxiedDatabase } from '#tests/ledger/proxied-database.ts'
import { publicUrl } from '#tests/support/api-client.ts'
import { databaseName } from '#tests/support/test-database.ts'
import { testDatabaseAddress } from '#tests/support/test-database-address.ts'
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts'
import { openPageCache } from './page-cache.ts'

/** An instance whose connections to the database all pass through a proxy. */
async function openProxiedInstance(shop: TestShop) {
  const { proxy, address } = await openProxiedDatabase(
    testDatabaseAddress(await databaseName({ database: shop.marketplace.db })),
  )
  const { database: db, close } = connect(address, { timeouts: defaultTimeouts })
  const pageCache = openPageCache({
    ...{ maxBytes: 64_000_000, clock: shop.clock },
    openChangeFeed: (listener) => openChangeFeed(address, listener),
  })
  const pages = await loadPages()
  const marketplace = { ...shop.marketplace, db }
  const app = createApp({ marketplace, publicUrl, pages, clientDirectory, pageCache })
  const get = async (path: string, headers: Record<string, string> = {}) => {
    const startedAt = performance.now()
    const response = await app.request(path, { headers })
    const { status } = response
    const cacheStatus = /desc=([\w-]+)/.exec(response.headers.get('Server-Timing') ?? '')?.[1]
    return { status, cacheStatus, headers: response.headers, milliseconds: performance.now() - startedAt }
  }
  return {
    ...{ proxy, get },
    /** Requests each path until it is served from the cache. */
    async warm(paths: readonly string[]) {
      for (const path of paths) while ((await get(path)).cacheStatus !== 'hit') await pause(20)
    },
    async [Symbol.asyncDispose]() {
      await proxy.close()
      await pageCache.close()
      await close()
    },
  }
}

/** Much less than whatever asks the database waits at least, in milliseconds. */
const atOnce = Math.min(defaultTimeouts.statement, defaultTimeouts.pool) / 5

test('while the database hangs, cached pages are sent at once, and current ones soon after it responds again', async () => {
  await using shop = await openTestShop()
  const { id } = await shop.sells()
  await using instance = await openProxiedInstance(shop)
  const paths = [`/product/${id}`, '/shop', '/stores', `/product/${id}.data`, '/api/products']
  await instance.warm(paths)

  instance.proxy.stall()
  // Longer than the change feed needs to notice.
  await pause(1000)
  for (const path of paths) {
    const { status, cacheStatus, milliseconds } = await instance.get(path)
    assert.deepEqual([status, cacheStatus], [200, 'last-known'], path)
    assert.ok(milliseconds < atOnce, `${path} waited for the database: ${milliseconds} ms`)
  }
  const again = await instance.get('/shop')
  assert.equal(again.status, 200)
  assert.ok(again.milliseconds < atOnce, `${again.milliseconds} ms`)

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
  while ((await instance.get('/shop')).cacheStatus !== 'last-known') await pause(20)
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
