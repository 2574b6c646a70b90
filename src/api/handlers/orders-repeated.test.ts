import assert from 'node:assert/strict'
import { test } from 'node:test'
import { priceProduct } from '#domain/catalog/price-product.ts'
import { dinars } from '#domain/money.ts'
import { apiClient, orderOf, ordersKept } from '#tests/support/api-client.ts'
import { openTestShop } from '#tests/support/test-shop.ts'

const key = { 'Idempotency-Key': '6f1c2f0e-8a0b-4f53-9a57-0d3a2b1c4e5f' }

test('the same key with the same body gives the first answer again, whatever has happened since', async () => {
  await using shop = await openTestShop()
  const bowl = await shop.sells({ sizes: [{ name: '', stock: 1 }] })
  const order = orderOf([{ productId: bowl.id, quantity: 1 }], 53)
  const api = apiClient(shop.marketplace)

  const first = await api.post('/orders', order, key)
  await priceProduct(shop.marketplace, bowl.id, { regularPrice: dinars(99) })
  shop.clock.passes({ days: 6 })
  const again = await api.post('/orders', order, key)

  assert.equal(first.status, 201)
  assert.deepEqual([again.status, again.body], [201, first.body])
  assert.equal(await ordersKept(shop), 1)
})

test('after 7 days a key is forgotten', async () => {
  await using shop = await openTestShop()
  const bowl = await shop.sells()
  const order = orderOf([{ productId: bowl.id, quantity: 1 }], 53)
  const api = apiClient(shop.marketplace)
  const first = await api.post('/orders', order, key)
  shop.clock.passes({ days: 7, seconds: 1 })
  const later = await api.post('/orders', order, key)
  assert.notEqual(later.body.orderNumber, first.body.orderNumber)
})

test('the same attempt sent twice at once is one order', async () => {
  await using shop = await openTestShop()
  const bowl = await shop.sells()
  const order = orderOf([{ productId: bowl.id, quantity: 1 }], 53)
  const api = apiClient(shop.marketplace)

  const [first, second] = await Promise.all([api.post('/orders', order, key), api.post('/orders', order, key)])

  assert.equal(first.status, 201)
  assert.deepEqual([second.status, second.body], [201, first.body])
  assert.equal(await ordersKept(shop), 1)
  assert.equal(await shop.stockOf(bowl.sizes[0]?.id), 9)
})

test('the same key with another body is refused', async () => {
  await using shop = await openTestShop()
  const bowl = await shop.sells()
  const api = apiClient(shop.marketplace)
  await api.post('/orders', orderOf([{ productId: bowl.id, quantity: 1 }], 53), key)

  const { status, body } = await api.post('/orders', orderOf([{ productId: bowl.id, quantity: 2 }], 98), key)

  assert.equal(status, 422)
  assert.match(body.type, /#key-reuse$/)
  assert.equal(await ordersKept(shop), 1)
})

test('a refused attempt leaves its key free for the corrected one', async () => {
  await using shop = await openTestShop()
  const bowl = await shop.sells()
  const api = apiClient(shop.marketplace)
  const line = { productId: bowl.id, quantity: 1 }
  const { body } = await api.post('/orders', orderOf([line], 1), key)
  assert.equal((await api.post('/orders', orderOf([line], body.total), key)).status, 201)
})

test('a key has 1 to 255 characters', async () => {
  await using shop = await openTestShop()
  const bowl = await shop.sells()
  const order = orderOf([{ productId: bowl.id, quantity: 1 }], 53)
  const api = apiClient(shop.marketplace)
  for (const wrong of ['', '  ', 'k'.repeat(256)]) {
    const { status, body } = await api.post('/orders', order, { 'Idempotency-Key': wrong })
    assert.deepEqual([status, body.errors[0].path], [422, 'Idempotency-Key'])
  }
  assert.equal(await ordersKept(shop), 0)
  assert.equal((await api.post('/orders', order, { 'Idempotency-Key': 'k'.repeat(255) })).status, 201)
})

test('the last piece is sold to exactly one of two who want it at once', async () => {
  await using shop = await openTestShop()
  const bowl = await shop.sells({ sizes: [{ name: '', stock: 1 }] })
  const order = orderOf([{ productId: bowl.id, quantity: 1 }], 53)
  const api = apiClient(shop.marketplace)

  const answers = await Promise.all([api.post('/orders', order), api.post('/orders', order)])

  assert.deepEqual(answers.map(({ status }) => status).sort(), [201, 409])
  assert.equal(answers.find(({ status }) => status === 409)?.body.lines[0].left, 0)
  assert.equal(await shop.stockOf(bowl.sizes[0]?.id), 0)
  assert.equal(await ordersKept(shop), 1)
})
