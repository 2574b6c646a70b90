import assert from 'node:assert/strict'
import { test } from 'node:test'
import { retireProduct } from '#domain/catalog/admin/retire-product.ts'
import { dinars } from '#domain/money.ts'
import { apiClient } from '#tests/support/api-client.ts'
import { promote, setPrices } from '#tests/support/catalog-changes.ts'
import { openTestShop } from '#tests/support/test-shop.ts'

const names = (body: { products: { name: string }[] }) => body.products.map((product) => product.name)

test('a product has the fields of the contract', async () => {
  await using shop = await openTestShop()
  const storeId = await shop.hasStore({ name: 'Dar El Fakhar' })
  const product = await shop.sells({
    storeId,
    name: 'Candle',
    model: 'C-1',
    regularPrice: dinars(45),
    colors: [{ name: 'Ivory', swatch: '#fffff0' }],
    widthMillimeters: 245,
    weightGrams: 850,
  })

  shop.clock.passes({ days: 1 })
  const prices = { regularPrice: dinars(50), promotionalPrice: dinars(36.125) }
  await setPrices(shop.marketplace, product.id, prices)

  const { body } = await apiClient(shop.marketplace).get(`/products/${product.id}`)

  assert.deepEqual(body, [
    {
      id: product.id,
      name: 'Candle',
      model: 'C-1',
      price: 50,
      promo: 'TRUE',
      percentpromo: 36.125,
      lowestprice: 45,
      images: [product.pictures[0]?.fileName],
      category: 'decor',
      brand: { idbrand: storeId, name: 'Dar El Fakhar', categorie: 'decor' },
      sizes: [{ sizeName: 'One size', quantity: 10, sizeId: product.sizes[0]?.id }],
      colors: [{ colorName: 'Ivory', colorId: product.colors[0]?.id }],
      color: 'Blue',
      description: 'A bowl.',
      width: 24.5,
      height: null,
      weight: 850,
      availability: true,
    },
  ])
})

test('a product without promotion and without stock says so', async () => {
  await using shop = await openTestShop()
  const product = await shop.sells({ sizes: [{ name: 'S', stock: 0 }] })

  const { body } = await apiClient(shop.marketplace).get(`/products/${product.id}`)

  assert.deepEqual([body[0].promo, body[0].percentpromo, body[0].availability], ['FALSE', null, false])
  assert.equal(body[0].sizes[0].sizeName, 'S')
})

test('an unknown product id is not found', async () => {
  await using shop = await openTestShop()
  const product = await shop.sells()
  await retireProduct(shop.system, product.id)
  const api = apiClient(shop.marketplace)

  assert.equal((await api.get(`/products/${product.id}`)).status, 404)
  const strange = ['abc', '1.5', '-1', '0', '007', '1e3', '%00', '%ff', '%2e', '2147483648', '99999999999999999999']
  for (const path of ['/products', '/products/brand', '/brands', '/comment']) {
    for (const id of strange) assert.equal((await api.get(`${path}/${id}`)).status, 404, `${path}/${id}`)
  }
})

test('without a limit all products are listed in catalog order', async () => {
  await using shop = await openTestShop()
  const api = apiClient(shop.marketplace)
  assert.deepEqual((await api.get('/products')).body, { products: [], total: 0 })

  for (const name of ['Zarbia', 'Amphora', 'Mirror']) await shop.sells({ name })
  const { body } = await api.get('/products')

  assert.deepEqual(names(body), ['Zarbia', 'Amphora', 'Mirror'])
  assert.equal(body.total, 3)
})

test('the list can be filtered, searched, sorted and paged', async () => {
  await using shop = await openTestShop()
  const elsewhere = await shop.hasStore()
  await shop.sells({ name: 'Cradle', category: 'kids', regularPrice: dinars(90) })
  await shop.sells({ name: 'Bag', category: 'bags', regularPrice: dinars(60), storeId: elsewhere })
  await shop.sells({ name: 'Shoes', category: 'shoes', regularPrice: dinars(70), promotionalPrice: dinars(50) })
  const api = apiClient(shop.marketplace)
  const list = async (query: string) => names((await api.get(`/products?${query}`)).body)

  assert.deepEqual(await list('category=kids'), ['Cradle'])
  assert.deepEqual(await list('category=handcrafted-accessories'), ['Bag', 'Shoes'])
  assert.deepEqual(await list(`brand=${elsewhere}`), ['Bag'])
  assert.deepEqual(await list('q=cradle'), ['Cradle'])
  assert.deepEqual(await list('sort=price'), ['Shoes', 'Bag', 'Cradle'])
  assert.deepEqual(await list('sort=-price&limit=2'), ['Cradle', 'Bag'])
  assert.deepEqual(await list('sort=name&limit=2&page=2'), ['Shoes'])
  assert.deepEqual(await list('sort=newest&limit=1&page=1'), ['Shoes'])
  assert.deepEqual(await list('limit=2&page=9'), [])
  assert.equal((await api.get('/products?limit=2&page=9')).body.total, 3)
})

test('an unknown brand has no products, and empty or unknown parameters are ignored', async () => {
  await using shop = await openTestShop()
  await shop.sells()
  const api = apiClient(shop.marketplace)
  for (const id of ['999', '0', '99999999999999999999']) {
    assert.deepEqual((await api.get(`/products?brand=${id}`)).body, { products: [], total: 0 })
  }
  for (const query of [
    'category=&brand=&q=&sort=&page=&limit=',
    'utm_source=instagram',
    '__proto__=1',
    'page=1',
    'q=%00!',
  ]) {
    assert.equal((await api.get(`/products?${query}`)).body.total, 1, query)
  }
})

test('an invalid parameter is reported by name', async () => {
  await using shop = await openTestShop()
  const api = apiClient(shop.marketplace)
  const wrong = {
    category: ['cars', '__proto__', 'constructor'],
    brand: ['abc', '1.5', '-1'],
    sort: ['cheapest', 'catalog'],
    page: ['0', '-1', '1.5', 'x', '2'],
    limit: ['0', '101', '1e1', '0x10', 'ten', '99999999999999999999'],
    q: ['a'.repeat(201)],
  }
  for (const [name, values] of Object.entries(wrong)) {
    for (const value of values) {
      const { status, body } = await api.get(`/products?${name}=${value}`)
      assert.deepEqual([status, body.errors[0].path], [422, name], `${name}=${value}`)
    }
  }
})

test('the products of a brand are an array in catalog order', async () => {
  await using shop = await openTestShop()
  const storeId = await shop.hasStore()
  const api = apiClient(shop.marketplace)
  assert.deepEqual((await api.get(`/products/brand/${storeId}`)).body, [])

  await shop.sells({ name: 'Elsewhere' })
  for (const name of ['Zarbia', 'Amphora']) await shop.sells({ name, storeId })

  assert.deepEqual(names({ products: (await api.get(`/products/brand/${storeId}`)).body }), ['Zarbia', 'Amphora'])
})

test('the product of the week is returned, or 404 if there is none', async () => {
  await using shop = await openTestShop()
  const api = apiClient(shop.marketplace)
  assert.equal((await api.get('/admin/promo')).status, 404)

  const product = await shop.sells()
  const endsAt = new Date('2026-03-08T23:00:00Z')
  await promote(shop.marketplace, {
    productId: product.id,
    startsAt: shop.clock.now(),
    endsAt,
    renewsWeekly: false,
  })

  const { body } = await api.get('/admin/promo')
  assert.deepEqual(body, { end_date: '2026-03-08T23:00:00.000Z', product_id: product.id })
})
