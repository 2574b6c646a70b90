import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Hono } from 'hono'
import { trustedProxies } from '#server/client-network.ts'
import { identifyNetwork } from '#server/identify-network.ts'
import { apiClient, publicUrl, wireOrder } from '#tests/support/api-client.ts'
import { rateLimitsOf, requestLimits, setRateLimits } from '#tests/support/rate-limits.ts'
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts'
import { createApi } from './api.ts'

const once = { count: 1, seconds: 60 }
const limits = { perNetwork: once, perRecipient: once }

async function limitedApi({ marketplace }: TestShop) {
  await setRateLimits(marketplace, rateLimitsOf(limits))
  const app = new Hono()
  app.use('*', identifyNetwork(requestLimits(limits), trustedProxies([])))
  app.route('/', createApi({ marketplace, publicUrl }))
  return apiClient(marketplace, app)
}

test('every route that writes is rate limited with 429', async () => {
  await using shop = await openTestShop()
  const { id, sizes } = await shop.sells()
  const api = await limitedApi(shop)
  const person = { name: 'Amel', email: 'amel@example.tn' }
  const bodies = {
    '/newsletter': { email: person.email },
    '/contact': { ...person, description: 'Hello' },
    '/addComment': { ...person, tel: '22333444', phone: '22333444', comment: 'Fine', product_id: id },
    '/pack': { ...person, phone: '22333444', tel: '22333444', project: 'Pots', description: '', selectedpack: 'Gold' },
    '/orders': wireOrder([{ productId: id, sizeId: sizes[0]?.id, quantity: 1 }], 53),
  }
  for (const [path, body] of Object.entries(bodies)) {
    const first = await api.post(path, body)
    assert.equal(first.status, 201, `${path} ${JSON.stringify(first.body)}`)
    // Orders are refused only far beyond the quota: until then they are requests.
    for (let count = 0; path === '/orders' && count < 3; count++) {
      const request = await api.post(path, body)
      assert.deepEqual([request.status, request.body.status], [201, 'requested'])
    }
    const second = await api.post(path, body)
    assert.equal(second.status, 429, path)
    assert.equal(second.headers.get('Retry-After'), '60')
    assert.match(second.body.type, /#too-many-requests$/)
  }
})

test('a retried order with its idempotency key is not rate limited', async () => {
  await using shop = await openTestShop()
  const { id, sizes } = await shop.sells()
  const api = await limitedApi(shop)
  const order = wireOrder([{ productId: id, sizeId: sizes[0]?.id, quantity: 1 }], 53)
  const first = await api.post('/orders', order, { 'Idempotency-Key': 'one' })
  const again = await api.post('/orders', order, { 'Idempotency-Key': 'one' })
  assert.deepEqual([again.status, again.body], [201, first.body])
})
