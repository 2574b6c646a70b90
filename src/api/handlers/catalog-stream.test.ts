import assert from 'node:assert/strict'
import { test } from 'node:test'
import { apiClient, stockManyProducts } from '#tests/support/api-client.ts'
import { openTestShop } from '#tests/support/test-shop.ts'
import { createApi } from '../api.ts'

test('a list of 5,000 products does not block the event loop', async () => {
  await using shop = await openTestShop()
  await stockManyProducts(shop, 5000)
  const api = createApi({ marketplace: shop.marketplace, publicUrl: 'https://hirfa.example' })
  await (await api.request('/products')).arrayBuffer()

  const pauses = watchPauses()
  const response = await api.request('/products')
  const { total, longest, ticks } = pauses.end()

  const body = await response.json()
  assert.equal(body.total, 5000)
  assert.equal(body.products.length, 5000)
  assert.equal(new Set(body.products.map((product: { id: number }) => product.id)).size, 5000)
  assert.ok(ticks > 20, `only ${ticks} ticks`)
  assert.ok(longest < total / 3, `other work waited ${longest} of ${total} ms at once`)
})

test('the ETag of a large list changes only with its content', async () => {
  await using shop = await openTestShop()
  await stockManyProducts(shop, 450)
  const api = apiClient(shop.marketplace)
  const first = await api.get('/products')
  const tag = first.headers.get('ETag') ?? ''

  assert.equal((await api.get('/products', { 'If-None-Match': tag })).status, 304)
  await shop.sells()
  const changed = await api.get('/products', { 'If-None-Match': tag })
  assert.deepEqual([changed.status, changed.body.total], [200, 451])
})

/** The longest delay of a timer in milliseconds, as a measure of a blocked event loop. */
function watchPauses() {
  const start = performance.now()
  let last = start
  let longest = 0
  let ticks = 0
  const tick = () => {
    const now = performance.now()
    longest = Math.max(longest, now - last)
    last = now
    ticks += 1
  }
  const timer = setInterval(tick, 1)
  return {
    end() {
      clearInterval(timer)
      tick()
      return { total: last - start, longest, ticks }
    },
  }
}
