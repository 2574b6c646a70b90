import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { test } from 'node:test'
import zlib from 'node:zlib'
import type { ChangeListener } from '#database/change-feed.ts'
import type { CacheMetadata } from '#domain/cache-tags.ts'
import { stopTimers } from '#tests/support/stopped-time.ts'
import { TestClock } from '#tests/support/test-shop.ts'
import { until } from '#tests/support/until.ts'
import { type CachedPage, ensureVariant } from './cached-page.ts'
import { type CacheResult, hangMilliseconds, openPageCache } from './page-cache.ts'

/** A page cache with a change feed that the test controls, and a page whose text the test can change. */
function openTestCache({ maxBytes = 1_000_000, settleMilliseconds = 0 } = {}) {
  const clock = new TestClock()
  const feed = { isConnected: true, isSilent: false, isUpToDate: true, responds: true, upToDateAt: 0 }
  let listener: ChangeListener | undefined
  const pageCache = openPageCache({
    ...{ maxBytes, clock, settleMilliseconds },
    openChangeFeed(given) {
      listener = given
      return {
        isConnected: () => feed.isConnected,
        isSilent: () => feed.isSilent,
        isUpToDate: () => feed.isUpToDate,
        isUpToDateAsOf: (moment) => feed.upToDateAt >= moment,
        resync: async () => {
          const responds = feed.responds
          await settled()
          if (responds) feed.upToDateAt = performance.now()
          return responds
        },
        close: async () => {},
      }
    },
  })
  const state = { name: 'Bowl', renders: 0, maxConcurrent: 0 }
  let concurrent = 0
  let waiting: (() => void)[] | undefined
  const render = async (cacheMetadata: CacheMetadata) => {
    state.renders += 1
    concurrent += 1
    state.maxConcurrent = Math.max(state.maxConcurrent, concurrent)
    cacheMetadata.tags.add('product:12')
    const read = state.name
    await new Promise<void>((resolve) => (waiting ? waiting.push(resolve) : setImmediate(resolve)))
    concurrent -= 1
    return new Response(read.padEnd(2000))
  }
  return {
    ...{ clock, feed, pageCache, state, render },
    get: (key: string) => pageCache.getOrRender(key, render),
    change(name: string) {
      state.name = name
      listener?.onChange('product:12')
    },
    notify: (tag: string) => listener?.onChange(tag),
    disconnect: () => listener?.onDisconnect(),
    /** Pauses renders after they have read their data, until `resume`. */
    pause() {
      waiting = []
    },
    resume() {
      for (const resume of waiting ?? []) resume()
      waiting = undefined
    },
  }
}

const textOf = (found: CacheResult) => ('page' in found ? found.page.variants.identity.body.toString().trim() : '')
const settled = () => new Promise((resolve) => setImmediate(() => setImmediate(resolve)))

test('a page is rendered once and cached until a tag of it is invalidated', async () => {
  const cache = openTestCache()
  assert.equal((await cache.get('/')).cacheStatus, 'made')
  assert.equal((await cache.get('/')).cacheStatus, 'hit')
  cache.notify('product:13')
  assert.equal((await cache.get('/')).cacheStatus, 'hit')
  cache.change('Jug')
  const after = await cache.get('/')
  assert.deepEqual([after.cacheStatus, textOf(after), cache.state.renders], ['made', 'Jug', 2])
})

test('an invalidated page stays invalidated when the clock is set back, and so does one that had expired', async () => {
  const cache = openTestCache()
  const until = new Date(cache.clock.now().getTime() + 1000)
  const render = async (cacheMetadata: CacheMetadata) => {
    cacheMetadata.expiresAt = until
    return cache.render(cacheMetadata)
  }
  const get = (key: string) => cache.pageCache.getOrRender(key, render)
  await get('/')
  cache.change('Jug')
  cache.clock.passes({ seconds: -60 })
  assert.equal(textOf(await get('/')), 'Jug')

  cache.clock.passes({ seconds: 120 })
  cache.change('Vase')
  cache.clock.passes({ seconds: -120 })
  assert.equal(textOf(await get('/')), 'Vase')
})

test('a page that was invalidated is not sent while it is revalidated once the clock is set back', async () => {
  const cache = openTestCache()
  await cache.get('/')
  cache.change('Jug')
  cache.clock.passes({ seconds: -60 })
  const found = await Promise.all([cache.get('/'), cache.get('/')])
  assert.deepEqual(found.map(textOf), ['Jug', 'Jug'])
})

test('fifty concurrent requests share one render', async () => {
  const cache = openTestCache()
  const found = await Promise.all(Array.from({ length: 50 }, () => cache.get('/')))
  assert.equal(cache.state.renders, 1)
  assert.equal(found.filter(({ cacheStatus }) => cacheStatus === 'shared').length, 49)
})

test('a page whose data changed while it was rendered is not sent to later requests', async () => {
  const cache = openTestCache()
  cache.pause()
  const begun = cache.get('/')
  await settled()
  cache.change('Jug')
  const cameAfter = cache.get('/')
  await settled()
  cache.resume()

  assert.equal(textOf(await begun), 'Bowl', 'a request from before the change may get the old page')
  assert.equal(textOf(await cameAfter), 'Jug', 'a request from after the change may not')
  assert.equal(textOf(await cache.get('/')), 'Jug')
  assert.equal(cache.state.maxConcurrent, 1)
})

test('an invalidation of another tag during a render does not prevent caching', async () => {
  const cache = openTestCache()
  cache.pause()
  const begun = cache.get('/')
  await settled()
  cache.notify('product:13')
  cache.resume()
  await begun
  assert.equal((await cache.get('/')).cacheStatus, 'hit')
})

test('a page is sent stale for a quarter of a second while it is revalidated', async () => {
  const cache = openTestCache()
  for (const key of ['/', '/shop.data']) await cache.get(key)
  cache.change('Jug')
  cache.pause()
  const first = cache.get('/')
  const data = cache.get('/shop.data')
  await settled()
  const crowd = await cache.get('/')
  assert.deepEqual([crowd.cacheStatus, textOf(crowd)], ['once-more', 'Bowl'])
  cache.clock.passes({ seconds: 0.25 })
  const later = cache.get('/')
  const moreData = cache.get('/shop.data')
  await settled()
  cache.resume()
  for (const found of [first, later, data, moreData]) assert.equal(textOf(await found), 'Jug')
  assert.equal(cache.state.renders, 4)
})

test('what is reported after a silence is not sent stale: it may have changed long before', async () => {
  const cache = openTestCache()
  await cache.get('/')
  cache.feed.isUpToDate = false
  cache.change('Jug')
  cache.feed.isUpToDate = true
  cache.pause()
  const both = [cache.get('/'), cache.get('/')]
  await settled()
  cache.resume()
  for (const found of both) assert.equal(textOf(await found), 'Jug')
})

test('data of pages are never sent stale', async () => {
  const cache = openTestCache()
  await cache.get('/shop.data?page=2')
  cache.change('Jug')
  cache.pause()
  const both = [cache.get('/shop.data?page=2'), cache.get('/shop.data?page=2')]
  await settled()
  cache.resume()
  assert.deepEqual((await Promise.all(both)).map(textOf), ['Jug', 'Jug'])
})

test('scripts read their own writes, and pages are sent without waiting for the change feed', async () => {
  const cache = openTestCache()
  const [page, api] = ['/shop', '/api/products']
  for (const key of [page, api]) await cache.get(key)
  cache.feed.responds = false
  cache.pageCache.recordWrite()
  assert.ok(cache.pageCache.findFresh('/shop'))
  assert.equal(cache.pageCache.findFresh('/api/products'), undefined)
  assert.deepEqual([(await cache.get(page)).cacheStatus, (await cache.get(api)).cacheStatus], ['hit', 'made'])

  cache.feed.responds = true
  assert.equal((await cache.get(api)).cacheStatus, 'hit')
  assert.ok(cache.pageCache.findFresh('/api/products'))

  // A script that comes after a write does not share a render that began before it.
  cache.change('Jug')
  cache.pause()
  const begun = cache.get(api)
  await settled()
  cache.state.name = 'Dish'
  cache.pageCache.recordWrite()
  const later = cache.get(api)
  cache.notify('product:12')
  await settled()
  cache.resume()
  assert.deepEqual([await begun, await later].map(textOf), ['Jug', 'Dish'])
})

test('a disconnected change feed invalidates all pages, and nothing is cached until it is connected again', async () => {
  const cache = openTestCache()
  for (const key of ['/', '/other']) await cache.get(key)
  cache.feed.isConnected = false
  cache.feed.isUpToDate = false
  cache.feed.responds = false
  cache.disconnect()
  assert.deepEqual([(await cache.get('/')).cacheStatus, (await cache.get('/')).cacheStatus], ['made', 'made'])
  cache.feed.isConnected = true
  cache.feed.isUpToDate = true
  for (const key of ['/', '/other']) assert.equal((await cache.get(key)).cacheStatus, 'made', key)
  assert.equal((await cache.get('/')).cacheStatus, 'hit')
})

test('a page whose render began before the change feed was connected is not cached', async () => {
  const cache = openTestCache()
  cache.feed.isConnected = false
  cache.pause()
  const begun = cache.get('/')
  await settled()
  cache.feed.isConnected = true
  cache.resume()
  await begun
  assert.equal((await cache.get('/')).cacheStatus, 'made')
})

test('a change feed that is not up to date is resynced; if that fails the page is rendered', async () => {
  const cache = openTestCache()
  const key = '/'
  await cache.get(key)
  assert.ok(cache.pageCache.findFresh('/'))
  cache.feed.isUpToDate = false
  assert.equal(cache.pageCache.findFresh('/'), undefined)
  assert.equal((await cache.get(key)).cacheStatus, 'hit')
  cache.feed.responds = false
  assert.equal((await cache.get(key)).cacheStatus, 'made')
})

test('a page is rendered again once it has expired', async () => {
  const cache = openTestCache()
  const until = new Date(cache.clock.now().getTime() + 1000)
  const render = async (cacheMetadata: CacheMetadata) => {
    cacheMetadata.expiresAt = until
    return new Response('Sale')
  }
  const cacheStatus = async () => (await cache.pageCache.getOrRender('/', render)).cacheStatus
  assert.deepEqual([await cacheStatus(), await cacheStatus()], ['made', 'hit'])
  cache.clock.passes({ seconds: 0.999 })
  assert.equal(await cacheStatus(), 'hit')
  cache.clock.passes({ seconds: 0.001 })
  assert.equal(await cacheStatus(), 'made')
})

test('only responses that are the same for every visitor are cached', async () => {
  const cache = openTestCache()
  const answers = {
    '/missing': () => new Response('', { status: 404 }),
    '/moved': () => new Response(null, { status: 302, headers: { Location: '/shop' } }),
    '/broken': () => new Response('', { status: 500 }),
    '/yours': () => new Response('', { headers: { 'Cache-Control': 'private, no-store' } }),
    '/greeting': () => new Response('', { headers: { 'Set-Cookie': 'visit=1' } }),
  }
  for (const [key, response] of Object.entries(answers))
    for (const _ of [1, 2])
      assert.equal((await cache.pageCache.getOrRender(key, async () => response())).cacheStatus, 'made', key)
  assert.equal(cache.pageCache.stats().pages, 0)
})

test('a failed render is replaced by the stale page, but not by one that was gone (404)', async () => {
  const cache = openTestCache()
  for (const key of ['/', '/gone']) await cache.get(key)
  cache.change('Jug')
  await cache.pageCache.getOrRender('/gone', async () => new Response('', { status: 404 }))
  for (const status of [503, 500]) {
    const failing = async () => new Response('', { status })
    const found = await cache.pageCache.getOrRender('/', failing)
    assert.deepEqual([found.cacheStatus, textOf(found)], ['last-known', 'Bowl'])
    const gone = await cache.pageCache.getOrRender('/gone', failing)
    assert.equal('uncached' in gone && gone.uncached.status, status)
  }
})

test('a body that breaks off is replaced by the stale page, and logged', async (t) => {
  const log = t.mock.method(console, 'error', () => {})
  const cache = openTestCache()
  await cache.get('/')
  cache.change('Jug')
  const breaking = async () => new Response(Readable.toWeb(Readable.from(brokenBody())) as ReadableStream)
  const found = await cache.pageCache.getOrRender('/', breaking)
  assert.deepEqual([found.cacheStatus, textOf(found)], ['last-known', 'Bowl'])
  assert.equal(log.mock.callCount(), 1)
  await assert.rejects(cache.pageCache.getOrRender('/other', breaking), /broken off/)
})

async function* brokenBody() {
  yield new TextEncoder().encode('half')
  throw new Error('broken off')
}

test('while renders hang and the change feed is silent, the stale page is sent, at once from the second request on', async (t) => {
  const time = stopTimers(t)
  const cache = openTestCache()
  for (const key of ['/', '/shop']) await cache.get(key)
  cache.notify('product:12')
  cache.clock.passes({ seconds: 1 })
  cache.pause()
  cache.feed.isSilent = true
  let isFirstAnswered = false
  const requested = cache.get('/').finally(() => {
    isFirstAnswered = true
  })
  await settled()
  time.passes(hangMilliseconds - 1)
  await settled()
  assert.equal(isFirstAnswered, false)
  time.passes(1)
  const first = await requested
  assert.deepEqual([first.cacheStatus, textOf(first)], ['last-known', 'Bowl'])
  for (const key of ['/', '/shop']) {
    const found = cache.get(key)
    await settled()
    time.passes(1)
    assert.equal((await found).cacheStatus, 'last-known')
  }
  assert.equal(cache.pageCache.stats().responses['last-known'], 3)
})

test('while the change feed responds, a slow render is awaited', async (t) => {
  const time = stopTimers(t)
  const cache = openTestCache()
  await cache.get('/')
  cache.change('Jug')
  cache.clock.passes({ seconds: 1 })
  cache.pause()
  const found = cache.get('/')
  for (let times = 0; times < 5; times++) {
    await settled()
    time.passes(hangMilliseconds)
  }
  cache.resume()
  assert.equal(textOf(await found), 'Jug')
})

test('all variants together stay within maxBytes, and the least recently used page is evicted first', async () => {
  const cache = openTestCache({ maxBytes: 20_000 })
  for (const key of ['/1', '/2', '/3', '/4']) await cache.get(key)
  await cache.get('/1')
  for (const key of ['/5', '/6', '/7']) {
    const found = await cache.get(key)
    assert.ok('page' in found)
    await ensureVariant(found.page, 'gzip')
    cache.pageCache.updateSize(found.page)
    assert.ok(cache.pageCache.stats().bytes <= 20_000)
  }
  assert.equal((await cache.get('/1')).cacheStatus, 'hit')
  assert.equal((await cache.get('/2')).cacheStatus, 'made')
  const large = async () => new Response('x'.repeat(6000))
  await cache.pageCache.getOrRender('/large', large)
  assert.equal(
    (await cache.pageCache.getOrRender('/large', large)).cacheStatus,
    'made',
    'a page larger than a quarter of the cache is not cached',
  )
})

test('with maxBytes 0 every request renders by itself', async () => {
  const cache = openTestCache({ maxBytes: 0 })
  await Promise.all([cache.get('/'), cache.get('/')])
  assert.deepEqual([cache.state.renders, cache.state.maxConcurrent, cache.pageCache.stats().pages], [2, 2, 0])
})

test('a page that is requested again is recompressed, and the entity tag of the earlier variant stays valid', async () => {
  const cache = openTestCache()
  const made = await cache.pageCache.getOrRender('/', async () => new Response(await readFile(import.meta.filename)))
  assert.ok('page' in made)
  const page: CachedPage = made.page
  const quick = await ensureVariant(page, 'br')
  for (const _ of [1, 2]) await cache.get('/')
  await until(() => page.variants.br !== quick)
  const best = page.variants.br
  assert.ok(best && best.body.byteLength < quick.body.byteLength)
  assert.deepEqual(zlib.brotliDecompressSync(best.body), page.variants.identity.body)
  assert.ok(
    best.full.rawHeaders.includes(best.entityTag) && best.full.rawHeaders.includes(String(best.body.byteLength)),
  )
  assert.ok(page.notModified.has(quick.entityTag))
})
