import assert from 'node:assert/strict'
import { test } from 'node:test'
import { listAuditLog } from '#domain/audit/list-audit-log.ts'
import { retireProduct } from '#domain/catalog/admin/retire-product.ts'
import type { Category } from '#domain/category.ts'
import { listBestSellers } from '#domain/home-page/list-best-sellers.ts'
import { dinars } from '#domain/money.ts'
import { stockManyProducts } from '#tests/support/api-client.ts'
import { promote } from '#tests/support/catalog-changes.ts'
import { asOperator, asSystem } from '#tests/support/operators.ts'
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts'
import { listAllProducts } from './list-all-products.ts'
import { type ListedProducts, listProducts } from './list-products.ts'
import type { ProductFilter, ShopSort } from './product-filter.ts'
import { maxSearchResults } from './product-search.ts'

async function restore({ marketplace: { db } }: TestShop, id: number): Promise<void> {
  await db.updateTable('products').set({ retired_at: null }).where('id', '=', id).execute()
}

async function names(shop: TestShop, filter: ProductFilter): Promise<string[]> {
  const { products } = await listProducts(shop.marketplace, { ...filter, pageSize: 50 })
  return products.map((product) => product.name)
}

test('products are listed by page, the oldest first', async () => {
  await using shop = await openTestShop()
  for (const name of ['Vase', 'Bowl', 'Jug', 'Cup', 'Plate']) await shop.sells({ name })

  const { products, total } = await listProducts(shop.marketplace, { page: 2, pageSize: 2 })

  assert.deepEqual(
    products.map((product) => product.name),
    ['Jug', 'Cup'],
  )
  assert.equal(total, 5)
})

test('the next page shows the first products that were not seen, whatever was retired in the meantime', async () => {
  await using shop = await openTestShop()
  await stockManyProducts(shop, 40)
  const idsOf = async (filter: ListedProducts) =>
    (await listProducts(shop.marketplace, filter)).products.map(({ id }) => id)
  const listed = (page: number, seenIds: readonly number[] = []) => idsOf({ page, pageSize: 6, seenIds })
  const ids = await idsOf({ pageSize: 40 })
  const first = await listed(1)
  for (const id of first.slice(0, 4)) await retireProduct(shop.system, id)
  const second = await listed(2, first)
  assert.deepEqual(second, ids.slice(6, 12))
  for (const id of second.slice(1)) await retireProduct(shop.system, id)
  assert.deepEqual(await listed(3, [...first, ...second]), ids.slice(12, 18))
  assert.deepEqual(await listed(3, second), ids.slice(15, 21), 'of the last page alone')
  assert.deepEqual(await listed(3), ids.slice(21, 27), 'by its number alone')
})

test('a page after the last is empty and has the total', async () => {
  await using shop = await openTestShop()
  await shop.sells()
  assert.deepEqual(await listProducts(shop.marketplace, { page: 9, pageSize: 6 }), { products: [], total: 1 })
})

test('the list is filtered by category and store', async () => {
  await using shop = await openTestShop()
  const weaver = await shop.hasStore()
  await shop.sells({ name: 'Fouta', category: 'decor', storeId: weaver })
  await shop.sells({ name: 'Sandal', category: 'shoes', storeId: weaver })
  await shop.sells({ name: 'Bowl', category: 'decor' })

  assert.deepEqual(await names(shop, { categories: ['shoes', 'bags'] }), ['Sandal'])
  assert.deepEqual(await names(shop, { storeIds: [weaver] }), ['Fouta', 'Sandal'])
  assert.deepEqual(await names(shop, { storeIds: [weaver], categories: ['decor'] }), ['Fouta'])
})

test('products are sorted by the price charged, promotions included', async () => {
  await using shop = await openTestShop()
  await shop.sells({ name: 'Middle', regularPrice: dinars(30) })
  await shop.sells({ name: 'Promoted', regularPrice: dinars(90), promotionalPrice: dinars(20) })
  await shop.sells({ name: 'Dear', regularPrice: dinars(60) })

  assert.deepEqual(await names(shop, { sort: 'price' }), ['Promoted', 'Middle', 'Dear'])
  assert.deepEqual(await names(shop, { sort: '-price' }), ['Dear', 'Middle', 'Promoted'])
})

test('a search matches the start of words in name, model, description, store and category', async () => {
  await using shop = await openTestShop()
  const store = await shop.hasStore({ name: 'Zhar Nabeul' })
  await shop.sells({ name: 'Rug', model: 'KLIM-7', description: 'Woven of wool.', storeId: store, category: 'kids' })
  await shop.sells({ name: 'Jug' })

  for (const words of ['ru', 'klim', 'wool', 'nabeul', 'KIDS', 'rug wool zhar']) {
    assert.deepEqual(await names(shop, { searchText: words }), ['Rug'], words)
  }
  assert.deepEqual(await names(shop, { searchText: 'ug' }), [])
})

test('a search ignores case and accents in the query and in the text', async () => {
  await using shop = await openTestShop()
  await shop.sells({ name: 'Théière bleue' })
  for (const words of ['theiere', 'THÉIÈRE', 'the\u0301ie\u0300re', 'Bleue']) {
    assert.deepEqual(await names(shop, { searchText: words }), ['Théière bleue'], words)
  }
})

test('a search tolerates a typing error only when nothing matches exactly', async () => {
  await using shop = await openTestShop()
  await shop.sells({ name: 'Candle' })
  await shop.sells({ name: 'Basket' })
  assert.deepEqual(await names(shop, { searchText: 'candel' }), ['Candle'])
  assert.deepEqual(await names(shop, { searchText: 'baskte' }), ['Basket'])
  for (const nothing of ['xylophone', 'zzzz', 'qqq']) assert.deepEqual(await names(shop, { searchText: nothing }), [])
})

test('special characters in a search text are never interpreted', async () => {
  await using shop = await openTestShop()
  await shop.sells({ name: "Savon d'olive" })
  for (const words of ["' | !", 'a & b', '\\', '%_', "d'olive", '\u0000', '\ud800', '((', ':*', 'ʼ']) {
    await assert.doesNotReject(names(shop, { searchText: words }), words)
  }
  assert.deepEqual(await names(shop, { searchText: "d'olive" }), ["Savon d'olive"])
})

test('a renamed store is found by its new name', async () => {
  await using shop = await openTestShop()
  const storeId = await shop.hasStore({ name: 'Old name' })
  await shop.sells({ name: 'Bowl', storeId })
  await shop.marketplace.db.updateTable('stores').set({ name: 'Fresh sign' }).where('id', '=', storeId).execute()
  assert.deepEqual(await names(shop, { searchText: 'fresh' }), ['Bowl'])
  assert.deepEqual(await names(shop, { searchText: 'old' }), [])
})

test('a retired product is not listed', async () => {
  await using shop = await openTestShop()
  const { id } = await shop.sells()
  const office = await asOperator(shop.marketplace)
  await retireProduct(office, id)
  await retireProduct(office, id)
  assert.deepEqual(await names(shop, {}), [])
  assert.equal((await listAuditLog(office, { entity: 'product' })).rows.length, 1)
})

test('the total of each category is correct after every change of its products', async () => {
  await using shop = await openTestShop()
  const { marketplace } = shop
  const [weaver, potter] = [await shop.hasStore(), await shop.hasStore()]
  const rug = await shop.sells({ storeId: weaver, category: 'decor' })
  const bag = await shop.sells({ storeId: weaver, category: 'bags' })
  await shop.sells({ storeId: potter, category: 'decor' })
  const counted = async () => {
    const filters: ProductFilter[] = [{}, { storeIds: [weaver] }, { categories: ['decor'] }, { categories: ['bags'] }]
    const totals = filters.map(async (filter) => {
      const { total, products } = await listProducts(marketplace, { ...filter, pageSize: 50 })
      assert.equal(total, products.length)
      return total
    })
    return Promise.all(totals)
  }
  assert.deepEqual(await counted(), [3, 2, 2, 1])
  const change = (id: number, to: { category?: Category; store_id?: number }) =>
    marketplace.db.updateTable('products').set(to).where('id', '=', id).execute()
  await change(rug.id, { category: 'bags' })
  assert.deepEqual(await counted(), [3, 2, 1, 2])
  await change(bag.id, { store_id: potter })
  assert.deepEqual(await counted(), [3, 1, 1, 2])
  await retireProduct(asSystem(marketplace), bag.id)
  await change(bag.id, { category: 'decor' })
  assert.deepEqual(await counted(), [2, 1, 1, 1])
  await restore(shop, bag.id)
  assert.deepEqual(await counted(), [3, 1, 2, 1])
  await marketplace.db.updateTable('stores').set({ retired_at: shop.clock.now() }).where('id', '=', potter).execute()
  assert.deepEqual(await counted(), [1, 1, 0, 1])
})

test('products of the same price have a stable order, reversed when descending, the weekly promotion included', async () => {
  await using shop = await openTestShop()
  const [startsAt, endsAt] = [new Date('2026-03-01T00:00:00Z'), new Date('2026-03-08T00:00:00Z')]
  for (const name of ['A', 'B', 'C']) await shop.sells({ name, regularPrice: dinars(30) })
  const dear = await shop.sells({ name: 'Weekly', regularPrice: dinars(90) })
  const plan = { productId: dear.id, startsAt, endsAt, price: dinars(30), renewsWeekly: false }
  await promote(shop.marketplace, plan)
  await shop.sells({ name: 'D', regularPrice: dinars(40) })
  assert.deepEqual(await names(shop, { sort: 'price' }), ['A', 'B', 'C', 'Weekly', 'D'])
  assert.deepEqual(await names(shop, { sort: '-price' }), ['D', 'Weekly', 'C', 'B', 'A'])
  const second = await listProducts(shop.marketplace, { sort: 'price', page: 2, pageSize: 3 })
  assert.deepEqual(
    second.products.map(({ name }) => name),
    ['Weekly', 'D'],
  )
})

test('matches in the name come first, over all pages', async () => {
  await using shop = await openTestShop()
  for (let count = 0; count < 5; count++) {
    await shop.sells({ name: `Plate ${count}`, description: 'Goes with the bowl.' })
    await shop.sells({ name: `Bowl ${count}` })
  }
  const seen: string[] = []
  for (const page of [1, 2, 3, 4]) {
    const { products, total } = await listProducts(shop.marketplace, { searchText: 'bowl', page, pageSize: 3 })
    assert.equal(total, 10)
    seen.push(...products.map(({ name }) => name))
  }
  assert.deepEqual(
    seen,
    [0, 1, 2, 3, 4].map((count) => `Bowl ${count}`).concat([0, 1, 2, 3, 4].map((count) => `Plate ${count}`)),
  )
})

test('a search returns no more results than are ranked, matches in the name among them', async () => {
  await using shop = await openTestShop()
  await stockManyProducts(shop, maxSearchResults + 5)
  const named = await shop.sells({ name: 'Bowl from Nabeul' })
  const { products, total } = await listProducts(shop.marketplace, { searchText: 'nabeul', pageSize: 10 })
  assert.equal(total, maxSearchResults)
  assert.equal(products[0]?.id, named.id)
  const last = await listProducts(shop.marketplace, { searchText: 'nabeul', page: 101, pageSize: 10 })
  assert.deepEqual(last, { products: [], total: maxSearchResults })
})

test('a search for several common words puts matches of all of them in the name first', async () => {
  await using shop = await openTestShop()
  await stockManyProducts(shop, maxSearchResults + 5)
  const named = await shop.sells({ name: 'Bowl from Nabeul' })
  const { products, total } = await listProducts(shop.marketplace, { searchText: 'nabeul bowl', pageSize: 10 })
  assert.equal(total, maxSearchResults)
  assert.equal(products[0]?.id, named.id)
  assert.equal(new Set(products.map(({ id }) => id)).size, 10)
})

test('a search for several words puts products with all of them in the name before those with one elsewhere', async () => {
  await using shop = await openTestShop()
  await shop.sells({ name: 'Bowl', description: 'Made in Nabeul.' })
  await shop.sells({ name: 'Jug', description: 'Made in Nabeul.' })
  await shop.sells({ name: 'Bowl from Nabeul' })
  assert.deepEqual(await names(shop, { searchText: 'nabeul bowl' }), ['Bowl from Nabeul', 'Bowl'])
})

test('a fuzzy search does not match words that no product contains any more', async () => {
  await using shop = await openTestShop()
  const { id } = await shop.sells({ name: 'Candle' })
  await shop.sells({ name: 'Candles' })
  assert.deepEqual(await names(shop, { searchText: 'candlle' }), ['Candle', 'Candles'])
  await shop.marketplace.db.updateTable('products').set({ name: 'Lamp' }).where('id', '=', id).execute()
  assert.deepEqual(await names(shop, { searchText: 'candlle' }), ['Candles'])
  assert.deepEqual(await names(shop, { searchText: 'lampp' }), ['Lamp'])
})

test('a stream returns every product once, in order', async () => {
  await using shop = await openTestShop()
  for (let count = 0; count < 7; count++) await shop.sells()
  const batches: number[][] = []
  for await (const batch of (await listAllProducts(shop.marketplace, {}, 3)).batches)
    batches.push(batch.map((product) => product.id))
  assert.deepEqual(
    batches.map((batch) => batch.length),
    [3, 3, 1],
  )
  assert.deepEqual(
    batches.flat(),
    batches.flat().toSorted((one, other) => one - other),
  )
})

test('best sellers are three different products from the 5th to the 13th', async () => {
  await using shop = await openTestShop()
  const ids: number[] = []
  for (let count = 0; count < 15; count++) ids.push((await shop.sells()).id)
  const eligible = new Set(ids.slice(4, 13))
  const seen = new Set<number>()
  for (let round = 0; round < 40; round++) {
    const { products: picks } = await listBestSellers(shop.marketplace)
    assert.equal(new Set(picks.map((product) => product.id)).size, 3)
    for (const { id } of picks) {
      assert.ok(eligible.has(id))
      seen.add(id)
    }
  }
  assert.ok(seen.size > 5, 'the picks vary')
})

test('by price, by age and by name a search has all its matches in order, however many there are', async () => {
  await using shop = await openTestShop()
  await stockManyProducts(shop, maxSearchResults)
  const cheapest = await shop.sells({ name: 'Bowl of clay', regularPrice: dinars(9) })
  const search = (sort: ShopSort) => listProducts(shop.marketplace, { searchText: 'bowl', sort, page: 1, pageSize: 6 })
  const byPrice = await search('price')
  assert.equal(byPrice.total, maxSearchResults + 1)
  assert.equal(byPrice.products[0]?.id, cheapest.id)
  assert.equal((await search('name')).products[0]?.name, 'Bowl 1')
  const last = await listProducts(shop.marketplace, { searchText: 'bowl', sort: '-price', page: 101, pageSize: 6 })
  assert.deepEqual(
    last.products.map(({ id }) => id),
    [cheapest.id],
  )
  assert.equal((await search('shop-order')).total, maxSearchResults)
})
