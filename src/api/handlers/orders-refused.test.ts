import assert from 'node:assert/strict'
import { test } from 'node:test'
import { apiClient, countOrders, wireOrder } from '#tests/support/api-client.ts'
import { closeStore } from '#tests/support/catalog-changes.ts'
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

test('while a store is closed an order gets 409 with the day on which it reopens, and nothing is taken', async () => {
  await using shop = await openTestShop()
  const bowl = await shop.sells()
  const rug = await shop.sells({ storeId: await shop.hasStore() })
  const api = apiClient(shop.marketplace)
  const order = wireOrder(
    [bowl, rug].map(({ id }) => ({ productId: id, quantity: 1 })),
    98,
  )
  await closeStore(shop.marketplace, bowl.store.id, { closedFirstDay: '2026-03-02', closedLastDay: '2026-03-11' })
  const { status, body } = await api.post('/orders', order)
  assert.equal(status, 409)
  assert.match(body.type, /#out-of-stock$/)
  assert.deepEqual(body.lines, [
    {
      ...{ index: 0, productId: bowl.id, sizeId: bowl.sizes[0]?.id, name: bowl.name, size: 'One size', left: 0 },
      backon: '2026-03-12',
    },
  ])
  assert.equal(await countOrders(shop), 0)
  const [product] = (await api.get(`/products/${bowl.id}`)).body
  assert.deepEqual([product.availability, product.backon, product.sizes[0].quantity], [false, '2026-03-12', 0])
  assert.equal((await api.get(`/brands/${bowl.store.id}`)).body[0].backon, '2026-03-12')
  const [other] = (await api.get(`/products/${rug.id}`)).body
  assert.deepEqual([other.availability, 'backon' in other], [true, false])
  shop.clock.passes({ days: 10 })
  assert.equal((await api.post('/orders', order)).status, 201)
})
