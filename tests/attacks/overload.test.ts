import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { createApp } from '#server/app.ts'
import { clientDirectory, loadPages } from '#server/pages.ts'
import { type ServerLoad, watchServerLoad } from '#server/server-load.ts'
import { publicUrl } from '#tests/support/api-client.ts'
import { openTestShop } from '#tests/support/test-shop.ts'

// Threat: more work than the process can do, or more memory than it has.

const load = (state: { isMemoryShort?: boolean; delay?: number }): ServerLoad => ({
  isMemoryShort: () => state.isMemoryShort ?? false,
  eventLoopDelay: () => state.delay ?? 0,
})

/** The statuses of a page, the API, the health check and a file, each requested for the first time. */
async function statusesUnder(state: { isMemoryShort?: boolean; delay?: number }) {
  await using shop = await openTestShop()
  const bowl = await shop.sells()
  const pages = await loadPages()
  const app = createApp({ marketplace: shop.marketplace, publicUrl, pages, clientDirectory, load: load(state) })
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
  assert.deepEqual(await statusesUnder({ delay: 400 }), { page: 200, api: 200, health: 200, file: 200 })
  assert.deepEqual(await statusesUnder({ delay: 800 }), { page: 503, api: 200, health: 200, file: 200 })
  assert.deepEqual(await statusesUnder({ delay: 1200 }), { page: 503, api: 503, health: 200, file: 200 })
})

test('while memory is short all new work is refused, but health checks and files are served', async () => {
  assert.deepEqual(await statusesUnder({ isMemoryShort: true }), { page: 503, api: 503, health: 200, file: 200 })
})

test('what is in memory is served whatever the load', async () => {
  await using shop = await openTestShop()
  const bowl = await shop.sells()
  const pages = await loadPages()
  const state = { isMemoryShort: false, delay: 0 }
  const varying: ServerLoad = { isMemoryShort: () => state.isMemoryShort, eventLoopDelay: () => state.delay }
  const app = createApp({ marketplace: shop.marketplace, publicUrl, pages, clientDirectory, load: varying })
  const path = `/product/${bowl.id}`
  const page = await (await app.request(path)).text()
  Object.assign(state, { isMemoryShort: true, delay: 5000 })
  const again = await app.request(path)
  assert.deepEqual([again.status, await again.text()], [200, page])
})

test('memory counts as short as long as more than the limit is in use', async () => {
  const { heapUsed, external } = process.memoryUsage()
  const { isMemoryShort } = watchServerLoad(heapUsed + external + 300_000_000)
  await pause(1500)
  assert.equal(isMemoryShort(), false)
  const kept = [Buffer.alloc(600_000_000)]
  while (!isMemoryShort()) await pause(50)
  kept.length = 0
  // V8 frees what nobody uses when something else needs room, as in any busy server.
  while (isMemoryShort()) {
    Buffer.alloc(10_000_000)
    await pause(50)
  }
})

test('the delay of the event loop is measured', async () => {
  const { eventLoopDelay } = watchServerLoad(Number.POSITIVE_INFINITY)
  const until = performance.now() + 2500
  while (performance.now() < until) {
    const blockedUntil = performance.now() + 300
    while (performance.now() < blockedUntil);
    await pause(1)
  }
  assert.ok(eventLoopDelay() > 100, `${eventLoopDelay()} ms`)
  await pause(2500)
  assert.ok(eventLoopDelay() < 100, `${eventLoopDelay()} ms`)
})
