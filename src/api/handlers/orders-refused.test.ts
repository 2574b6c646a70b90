import assert from 'node:assert/strict'
import { test } from 'node:test'
import { apiClient, countOrders, wireOrder } from '#tests/support/api-client.ts'
import { openTestShop } from '#tests/support/test-shop.ts'

test('each invalid field of an order is reported and nothing is ordered', async () => {
  await using shop = await openTestShop()
  const bowl = await shop.sells()
  const order = wireOrder([{ productId: bowl.id, quantity: 1 }], 53)
  const api = apiClient(shop.marketplace)
  const wrong: Record<string, unknown[]> = {
    email: ['', ' ', 'amel', 'a@b.tn,c@d.tn', 7],
    telephone: ['', ' ', 'abc', '123', '+216 22 333', '22 333 4444', 22333444],
    adresse: ['', ' \t', '\u200f', 'a'.repeat(301), {}],
    ville: ['', ' ', 'a'.repeat(201)],
    nom: ['', ' ', 'a'.repeat(121), []],
    total: ['53', -1, 53.0001, 20.90000000001, 1000000.0004, 1e12, 1e308, true],
    paymentMethod: ['', 'cash', 'Livraison', 'toString', 0],
    orderItems: [[], {}, 'x', Array.from({ length: 101 }, () => order.orderItems[0])],
  }
  for (const [field, values] of Object.entries(wrong)) {
    for (const value of [...values, undefined, null]) {
      const { status, body } = await api.post('/orders', { ...order, [field]: value })
      assert.deepEqual([status, body.errors?.[0].path], [422, field], `${field} = ${JSON.stringify(value)}`)
      assert.equal(body.errors.length, 1)
    }
  }
  assert.equal(await countOrders(shop), 0)
  assert.equal(await shop.stockOf(bowl.sizes[0]?.id), 10)
})

test('an invalid order line is reported with its index and field', async () => {
  await using shop = await openTestShop()
  const bowl = await shop.sells()
  const good = { productId: bowl.id, quantity: 1 }
  const api = apiClient(shop.marketplace)
  const wrong: Record<string, unknown[]> = {
    quantity: [0, -1, 1.5, 1001, '1', 1e300, null, undefined],
    productId: ['1', 0, -1, 1.5, null, undefined, 999, 2 ** 31, 2 ** 53],
    sizeId: ['1', 0, 999, 2 ** 31],
    colorId: ['1', 0, 999, 2 ** 31],
  }
  for (const [field, values] of Object.entries(wrong)) {
    for (const value of values) {
      const { status, body } = await api.post('/orders', wireOrder([good, { ...good, [field]: value }], 98))
      assert.deepEqual([status, body.errors?.[0].path], [422, `orderItems.1.${field}`], `${field} = ${value}`)
    }
  }
  assert.equal(await shop.stockOf(bowl.sizes[0]?.id), 10)
})

test('a size or color of another product is rejected, and so is a missing size', async () => {
  await using shop = await openTestShop()
  const shirt = await shop.sells({ sizes: ['S', 'M'].map((name) => ({ name, stock: 5 })) })
  const bowl = await shop.sells({ colors: [{ name: 'Blue', swatch: '#1f4e86' }] })
  const api = apiClient(shop.marketplace)
  const lines = [
    { productId: shirt.id, quantity: 1 },
    { productId: shirt.id, quantity: 1, sizeId: bowl.sizes[0]?.id },
    { productId: shirt.id, quantity: 1, sizeId: shirt.sizes[0]?.id, colorId: bowl.colors[0]?.id },
  ]

  const { status, body } = await api.post('/orders', wireOrder(lines, 143))

  assert.equal(status, 422)
  assert.deepEqual(body.errors, [
    { path: 'orderItems.0.sizeId', message: 'must be one of the sizes of the product' },
    { path: 'orderItems.1.sizeId', message: 'must be one of the sizes of the product' },
    { path: 'orderItems.2.colorId', message: 'must be one of the colors of the product' },
  ])
})

test('a body full of errors does not get a larger response', async () => {
  await using shop = await openTestShop()
  const api = apiClient(shop.marketplace)
  const answerTo = (orderItems: unknown[]) => api.post('/orders', { ...wireOrder([], 8), orderItems })
  assert.equal((await answerTo(Array(20_000).fill(1))).body.errors.length, 1)
  assert.equal((await answerTo(Array(100).fill({}))).body.errors.length, 50)
})
