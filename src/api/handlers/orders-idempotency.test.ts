import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dinars } from '#domain/money.ts'
import { apiClient, countOrders, wireOrder } from '#tests/support/api-client.ts'
import { setPrices } from '#tests/support/catalog-changes.ts'
import { openTestShop } from '#tests/support/test-shop.ts'

const key = { 'Idempotency-Key': '6f1c2f0e-8a0b-4f53-9a57-0d3a2b1c4e5f' }

test('an order repeated with its idempotency key gets the first response again', async () => {
  await using shop = await openTestShop()
  const bowl = await shop.sells({ sizes: [{ name: '', stock: 1 }] })
  const order = wireOrder([{ productId: bowl.id, quantity: 1 }], 53)
  const api = apiClient(shop.marketplace)

  const first = await api.post('/orders', order, key)
  await setPrices(shop.marketplace, bowl.id, { regularPrice: dinars(99) })
  shop.clock.passes({ days: 6 })
  const again = await api.post('/orders', order, key)

  assert.equal(first.status, 201)
  assert.deepEqual([again.status, again.body], [201, first.body])
  assert.equal(await countOrders(shop), 1)
})

test('an idempotency key expires after 7 days', async () => {
  await using shop = await openTestShop()
  const bowl = await shop.sells()
  const order = wireOrder([{ productId: bowl.id, quantity: 1 }], 53)
  const api = apiClient(shop.marketplace)
  const first = await api.post('/orders', order, key)
  shop.clock.passes({ days: 7, seconds: 1 })
  const later = await api.post('/orders', order, key)
  assert.notEqual(later.body.orderNumber, first.body.orderNumber)
})

test('two concurrent orders with one idempotency key are one order', async () => {
  await using shop = await openTestShop()
  const bowl = await shop.sells()
  const order = wireOrder([{ productId: bowl.id, quantity: 1 }], 53)
  const api = apiClient(shop.marketplace)

  const [first, second] = await Promise.all([api.post('/orders', order, key), api.post('/orders', order, key)])

  assert.equal(first.status, 201)
  assert.deepEqual([second.status, second.body], [201, first.body])
  assert.equal(await countOrders(shop), 1)
  assert.equal(await shop.stockOf(bowl.sizes[0]?.id), 9)
})

test('an idempotency key with another body is rejected', async () => {
  await using shop = await openTestShop()
  const bowl = await shop.sells()
  const api = apiClient(shop.marketplace)
  await api.post('/orders', wireOrder([{ productId: bowl.id, quantity: 1 }], 53), key)

  const { status, body } = await api.post('/orders', wireOrder([{ productId: bowl.id, quantity: 2 }], 98), key)

  assert.equal(status, 422)
  assert.match(body.type, /#key-reuse$/)
  assert.equal(await countOrders(shop), 1)
})

test('a rejected order does not use up its idempotency key', async () => {
  await using shop = await openTestShop()
  const bowl = await shop.sells()
  const api = apiClient(shop.marketplace)
  const line = { productId: bowl.id, quantity: 1 }
  const { body } = await api.post('/orders', wireOrder([line], 1), key)
  assert.equal((await api.post('/orders', wireOrder([line], body.total), key)).status, 201)
})

test('an idempotency key has 1 to 255 characters', async () => {
  await using shop = await openTestShop()
  const bowl = await shop.sells()
  const order = wireOrder([{ productId: bowl.id, quantity: 1 }], 53)
  const api = apiClient(shop.marketplace)
  for (const wrong of ['', '  ', 'k'.repeat(256)]) {
    const { status, body } = await api.post('/orders', order, { 'Idempotency-Key': wrong })
    assert.deepEqual([status, body.errors[0].path], [422, 'Idempotency-Key'])
  }
  assert.equal(await countOrders(shop), 0)
  assert.equal((await api.post('/orders', order, { 'Idempotency-Key': 'k'.repeat(255) })).status, 201)
})

test('of two concurrent orders for the last piece exactly one is placed', async () => {
  await using shop = await openTestShop()
  const bowl = await shop.sells({ sizes: [{ name: '', stock: 1 }] })
  const order = wireOrder([{ productId: bowl.id, quantity: 1 }], 53)
  const api = apiClient(shop.marketplace)

  const answers = await Promise.all([api.post('/orders', order), api.post('/orders', order)])

  assert.deepEqual(answers.map(({ status }) => status).sort(), [201, 409])
  assert.equal(answers.find(({ status }) => status === 409)?.body.lines[0].left, 0)
  assert.equal(await shop.stockOf(bowl.sizes[0]?.id), 0)
  assert.equal(await countOrders(shop), 1)
})
