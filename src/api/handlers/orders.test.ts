import assert from 'node:assert/strict'
import { test } from 'node:test'
import { retireProduct } from '#domain/catalog/admin/retire-product.ts'
import { dinars } from '#domain/money.ts'
import { apiClient, countOrders, wireOrder } from '#tests/support/api-client.ts'
import { openTestShop } from '#tests/support/test-shop.ts'

test('an order is priced from the catalog, takes stock and returns its number, total and token', async () => {
  await using shop = await openTestShop()
  const candle = await shop.sells({ regularPrice: dinars(45), promotionalPrice: dinars(28.25) })
  const line = {
    productId: candle.id,
    quantity: 2,
    price: 0.001,
    totalprice: 0.002,
    name: 'Gift',
    size: 'XL',
    image: 'x',
  }

  const { status, body, headers } = await apiClient(shop.marketplace).post('/orders', wireOrder([line], 64.5))

  assert.equal(status, 201)
  assert.equal(headers.get('Cache-Control'), 'no-store')
  assert.match(body.orderNumber, /^H-[0-9A-Z]{4}-[0-9A-Z]{4}$/)
  assert.equal(body.total, 64.5)
  assert.match(body.token, /^[\w-]{22}$/)
  assert.equal(await shop.stockOf(candle.sizes[0]?.id), 8)
  const kept = await shop.marketplace.db
    .selectFrom('order_lines')
    .select(['name', 'unit_price_millimes', 'quantity'])
    .execute()
  assert.deepEqual(kept, [{ name: candle.name, unit_price_millimes: 28250, quantity: 2 }])
})

test('size and color are stored as chosen; null means not chosen', async () => {
  await using shop = await openTestShop()
  const shirt = await shop.sells({
    sizes: ['S', 'M'].map((name) => ({ name, stock: 5 })),
    colors: [{ name: 'Blue', swatch: '#1f4e86' }],
  })
  const [, medium] = shirt.sizes
  const api = apiClient(shop.marketplace)

  const chosen = { productId: shirt.id, quantity: 1, sizeId: medium?.id, colorId: shirt.colors[0]?.id }
  assert.equal((await api.post('/orders', wireOrder([chosen], 53))).status, 201)
  assert.equal((await api.post('/orders', wireOrder([{ ...chosen, colorId: null }], 53))).status, 201)
  assert.equal(await shop.stockOf(medium?.id), 3)

  const bowl = await shop.sells()
  assert.equal(
    (await api.post('/orders', wireOrder([{ productId: bowl.id, quantity: 1, sizeId: null, colorId: null }], 53)))
      .status,
    201,
  )
})

test("customer and payment method are stored in the domain's form", async () => {
  await using shop = await openTestShop()
  const bowl = await shop.sells()
  const customer = {
    telephone: '00216 22-333-444',
    nom: ' Amel  Ben Salah',
    adresse: '12\nrue de la Kasbah',
    paymentMethod: 'paypal',
  }

  const { status } = await apiClient(shop.marketplace).post('/orders', {
    ...wireOrder([{ productId: bowl.id, quantity: 1 }], 53),
    ...customer,
  })

  assert.equal(status, 201)
  const kept = await shop.marketplace.db
    .selectFrom('orders')
    .select(['customer_name', 'customer_phone', 'delivery_address', 'payment_method'])
    .executeTakeFirstOrThrow()
  assert.deepEqual(kept, {
    customer_name: 'Amel Ben Salah',
    customer_phone: '+21622333444',
    delivery_address: '12 rue de la Kasbah',
    payment_method: 'paypal',
  })
})

test('duplicate keys and prototype keys do no harm', async () => {
  await using shop = await openTestShop()
  const bowl = await shop.sells()
  const order = JSON.stringify(wireOrder([{ productId: bowl.id, quantity: 1 }], 53))
  const twice = `{"__proto__":{"nom":"x"},"constructor":{"prototype":{"nom":"x"}},"email":"other@example.tn",${order.slice(1)}`

  assert.equal((await apiClient(shop.marketplace).post('/orders', twice)).status, 201)

  const kept = await shop.marketplace.db.selectFrom('orders').select(['customer_email', 'customer_name']).execute()
  assert.deepEqual(kept, [{ customer_email: 'amel@example.tn', customer_name: 'Amel' }])
  assert.equal(({} as { nom?: string }).nom, undefined)
})

test('an order with another total gets the right one and the lines at current prices', async () => {
  await using shop = await openTestShop()
  const bowl = await shop.sells({ regularPrice: dinars(45), promotionalPrice: dinars(36) })
  const line = { productId: bowl.id, quantity: 2 }
  const api = apiClient(shop.marketplace)

  for (const total of [98, 79.999, 0, 72]) {
    const { status, body } = await api.post('/orders', wireOrder([line], total))
    assert.equal(status, 409)
    assert.match(body.type, /#total-mismatch$/)
    assert.equal(body.total, 80)
    assert.deepEqual(body.orderItems, [
      {
        productId: bowl.id,
        name: bowl.name,
        model: bowl.model,
        price: 36,
        totalprice: 72,
        quantity: 2,
        size: 'One size',
        sizeId: bowl.sizes[0]?.id,
        colorId: null,
        image: bowl.pictures[0]?.fileName,
      },
    ])
  }
  assert.equal(await shop.stockOf(bowl.sizes[0]?.id), 10)
  assert.equal(await countOrders(shop), 0)
})

test('lines of one size share its stock, and an order is placed completely or not at all', async () => {
  await using shop = await openTestShop()
  const bowl = await shop.sells({ sizes: [{ name: '', stock: 3 }] })
  const other = await shop.sells()
  const lines = [
    { productId: other.id, quantity: 1 },
    { productId: bowl.id, quantity: 2 },
    { productId: bowl.id, quantity: 2 },
  ]

  const { status, body } = await apiClient(shop.marketplace).post('/orders', wireOrder(lines, 233))

  assert.equal(status, 409)
  assert.match(body.type, /#out-of-stock$/)
  const short = { productId: bowl.id, sizeId: bowl.sizes[0]?.id, name: bowl.name, size: 'One size', left: 3 }
  assert.deepEqual(body.lines, [
    { index: 1, ...short },
    { index: 2, ...short },
  ])
  assert.deepEqual([await shop.stockOf(bowl.sizes[0]?.id), await shop.stockOf(other.sizes[0]?.id)], [3, 10])
  assert.equal(await countOrders(shop), 0)
})

test('a retired product is out of stock', async () => {
  await using shop = await openTestShop()
  const bowl = await shop.sells()
  await retireProduct(shop.system, bowl.id)
  const { body } = await apiClient(shop.marketplace).post(
    '/orders',
    wireOrder([{ productId: bowl.id, quantity: 1 }], 53),
  )
  assert.deepEqual(body.lines, [
    { index: 0, productId: bowl.id, sizeId: bowl.sizes[0]?.id, name: bowl.name, size: 'One size', left: 0 },
  ])
})

test('a note has as many characters as people count', async () => {
  await using shop = await openTestShop()
  const bowl = await shop.sells()
  const order = wireOrder([{ productId: bowl.id, quantity: 1 }], 53)
  const api = apiClient(shop.marketplace)
  assert.equal((await api.post('/orders', { ...order, note: '🏺'.repeat(300) })).status, 201)
  const { status, body } = await api.post('/orders', { ...order, note: '🏺'.repeat(301) })
  assert.equal(status, 422)
  assert.deepEqual(body.errors, [{ path: 'note', message: 'must have at most 300 characters' }])
})
