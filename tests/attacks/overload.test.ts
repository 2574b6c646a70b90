import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { test } from 'node:test'
import { setImmediate } from 'node:timers/promises'
import { mainLocaleSetting } from '#domain/languages/main-locale-setting.ts'
import { directionOf, locales } from '#domain/locale.ts'
import { type ServerLoad, watchServerLoad } from '#server/server-load.ts'
import { publicUrl } from '#tests/support/api-client.ts'
import { setSetting } from '#tests/support/settings.ts'
import { testApp } from '#tests/support/test-app.ts'
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts'
import { until } from '#tests/support/until.ts'

// Threat: more work than the process can do, or more memory than it has.

const load = (state: { isMemoryShort?: boolean; delay?: number }): ServerLoad => ({
  isMemoryShort: () => state.isMemoryShort ?? false,
  eventLoopDelay: () => state.delay ?? 0,
})

/** The statuses of a page, the API, the health check and a file, each requested for the first time. */
async function statusesUnder(shop: TestShop, state: { isMemoryShort?: boolean; delay?: number }) {
  const bowl = await shop.sells()
  const app = testApp(shop.marketplace, { publicUrl, load: load(state) })
  const answers = ['/shop', `/api/products/${bowl.id}`, '/health/live', '/favicon.svg'].map(async (path) => {
    const response = await app.request(path)
    await response.arrayBuffer()
    if (response.status === 503) assert.match(response.headers.get('Retry-After') ?? '', /^[1-3]$/, path)
    return response.status
  })
  const [page, api, health, file] = await Promise.all(answers)
  return { page, api, health, file }
}

test('while the event loop is late pages are refused first, then the API, health checks and files never', async () => {
  await using shop = await openTestShop()
  assert.deepEqual(await statusesUnder(shop, { delay: 400 }), { page: 200, api: 200, health: 200, file: 200 })
  assert.deepEqual(await statusesUnder(shop, { delay: 800 }), { page: 503, api: 200, health: 200, file: 200 })
  assert.deepEqual(await statusesUnder(shop, { delay: 1200 }), { page: 503, api: 503, health: 200, file: 200 })
})

test('while memory is short all new work is refused, but health checks and files are served', async () => {
  await using shop = await openTestShop()
  assert.deepEqual(await statusesUnder(shop, { isMemoryShort: true }), { page: 503, api: 503, health: 200, file: 200 })
})

test('whoever is refused a page reads so in the language of the page, on a page without script', async () => {
  await using shop = await openTestShop()
  const state = { isMemoryShort: false }
  const varying: ServerLoad = { isMemoryShort: () => state.isMemoryShort, eventLoopDelay: () => 0 }
  const app = testApp(shop.marketplace, { publicUrl, load: varying })
  const refusalOf = async (path: string) => {
    const response = await app.request(path)
    assert.equal(response.status, 503)
    assert.equal(response.headers.get('Cache-Control'), 'no-store')
    const page = await response.text()
    const styleHash = createHash('sha256').update(/<style>([^<]*)/.exec(page)?.[1] ?? '')
    const policy = response.headers.get('Content-Security-Policy')
    assert.ok(policy?.includes(`default-src 'none'; style-src 'sha256-${styleHash.digest('base64')}'`))
    return [/<html lang="(\w+)" dir="(\w+)"/.exec(page)?.slice(1), /<h1>([^<]*)/.exec(page)?.[1]]
  }
  await setSetting(shop.marketplace, mainLocaleSetting, { mainLocale: 'ar' })
  await (await app.request('/')).text()
  state.isMemoryShort = true
  for (const locale of locales) {
    const { errorMessages } = await import(`#messages/${locale}/errors.ts`)
    const expected = [[locale, directionOf(locale)], errorMessages.away]
    assert.deepEqual(await refusalOf(`/${locale}/shop`), expected)
    if (locale === 'ar') assert.deepEqual(await refusalOf('/shop'), expected, 'the main language')
  }
  const { errorsMessages } = await import('#messages/ar/backoffice/layout.ts')
  assert.deepEqual(await refusalOf('/admin'), [['ar', 'rtl'], errorsMessages.away.title])
})

test('what is in memory is served whatever the load', async () => {
  await using shop = await openTestShop()
  const bowl = await shop.sells()
  const state = { isMemoryShort: false, delay: 0 }
  const varying: ServerLoad = { isMemoryShort: () => state.isMemoryShort, eventLoopDelay: () => state.delay }
  const app = testApp(shop.marketplace, { publicUrl, load: varying })
  const path = `/product/${bowl.id}`
  const page = await (await app.request(path)).text()
  Object.assign(state, { isMemoryShort: true, delay: 5000 })
  const again = await app.request(path)
  assert.deepEqual([again.status, await again.text()], [200, page])
})

test('memory counts as short as long as more than the limit is in use', (t) => {
  const used = { heapUsed: 100_000_000, external: 200_000_000 }
  t.mock.method(process, 'memoryUsage', () => used)
  t.mock.timers.enable({ apis: ['setInterval'] })
  const { isMemoryShort } = watchServerLoad(500_000_000)
  t.mock.timers.tick(1000)
  assert.equal(isMemoryShort(), false)
  used.external = 600_000_000
  t.mock.timers.tick(1000)
  assert.equal(isMemoryShort(), true)
  used.external = 200_000_000
  t.mock.timers.tick(1000)
  assert.equal(isMemoryShort(), false)
})

test('the delay of the event loop is that of the last second', async (t) => {
  t.mock.timers.enable({ apis: ['setInterval'] })
  const { eventLoopDelay } = watchServerLoad(Number.POSITIVE_INFINITY)
  await until(async () => {
    for (let times = 0; times < 3; times += 1) {
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300)
      await setImmediate()
    }
    t.mock.timers.tick(1000)
    return eventLoopDelay() > 100
  }, 'a blocked event loop is noticed')
  // Since then nothing was measured.
  t.mock.timers.tick(1000)
  assert.equal(eventLoopDelay(), 0)
})
