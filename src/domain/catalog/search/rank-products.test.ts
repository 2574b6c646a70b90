import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Product } from '#domain/catalog/product.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { advanceOrderAsOperator } from '#domain/orders/status/advance-order-as-operator.ts'
import { noOwnThesaurus } from '#domain/search/thesaurus/find-concepts.ts'
import { asOperator } from '#tests/support/operators.ts'
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts'
import { analyzeCatalogWords } from './analyze-catalog-words.ts'
import { listProducts } from './list-products.ts'
import { rankedQueries } from './rank-products.ts'
import { understandSearch } from './understand-search.ts'

async function names(shop: TestShop, searchText: string, sort: 'catalog' | 'shop-order' = 'shop-order') {
  await analyzeCatalogWords(shop.system)
  const { products } = await listProducts(shop.marketplace, { searchText, sort, pageSize: 20 })
  return products.map(({ name }) => name)
}

async function deliver(shop: TestShop, office: Marketplace, product: Product, quantity: number): Promise<void> {
  const result = await shop.order([{ product, quantity }])
  assert.ok(result.outcome === 'placed')
  const { id } = await shop.marketplace.db
    .selectFrom('orders')
    .select('id')
    .where('number', '=', result.order.number)
    .executeTakeFirstOrThrow()
  for (const to of ['confirmed', 'packed', 'shipped', 'delivered'] as const)
    await advanceOrderAsOperator(office, id, { to })
}

test('of products that match equally well, those in stock come first, and of these what sold most lately', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  const soldOut = await shop.sells({ name: 'Blue bowl', sizes: [{ name: '', stock: 9 }] })
  await shop.sells({ name: 'Green bowl' })
  const formerly = await shop.sells({ name: 'Yellow bowl', sizes: [{ name: '', stock: 50 }] })
  const lately = await shop.sells({ name: 'Red bowl', sizes: [{ name: '', stock: 50 }] })
  await shop.sells({ name: 'Plate', description: 'Goes with a bowl.' })
  await deliver(shop, office, soldOut, 9)
  await deliver(shop, office, formerly, 8)
  shop.clock.passes({ days: 100 })
  await deliver(shop, office, lately, 2)
  for (const sort of ['catalog', 'shop-order'] as const) {
    const found = await names(shop, 'bowl', sort)
    assert.equal(found[0], 'Red bowl')
    assert.deepEqual(found.slice(1, 3).toSorted(), ['Green bowl', 'Yellow bowl'])
    assert.deepEqual(found.slice(3), ['Blue bowl', 'Plate'])
  }
  await deliver(shop, office, formerly, 3)
  assert.deepEqual((await names(shop, 'bowl')).slice(0, 3), ['Yellow bowl', 'Red bowl', 'Green bowl'])
})

test('how well a product matches counts before stock and sales', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  const best = await shop.sells({ name: 'Bowl', sizes: [{ name: '', stock: 9 }] })
  const plate = await shop.sells({ name: 'Plate', description: 'Goes with a bowl.', sizes: [{ name: '', stock: 50 }] })
  await deliver(shop, office, best, 9)
  await deliver(shop, office, plate, 9)
  assert.deepEqual(await names(shop, 'bowl'), ['Bowl', 'Plate'])
})

test('a product with more of the words comes before one with fewer, wherever they stand', async () => {
  await using shop = await openTestShop()
  await shop.sells({ name: 'Striped scarf' })
  await shop.sells({ name: 'Striped cap', description: 'For the winter.' })
  assert.deepEqual(await names(shop, 'striped winter zzzz'), ['Striped cap', 'Striped scarf'])
})

test('the queries of a word are in the order of their scores, each with the place and the way in which it matches', async () => {
  await using shop = await openTestShop()
  await shop.sells({ name: 'Basket', description: 'Two baskets.', translations: { fr: { name: 'Couffin' } } })
  await analyzeCatalogWords(shop.system)
  const { concepts } = await understandSearch(shop.marketplace, ['basket'], noOwnThesaurus)
  const queries = rankedQueries(concepts)
  assert.deepEqual(
    queries.map(({ score }) => score),
    queries.map(({ score }) => score).toSorted((one, other) => one - other),
  )
  assert.deepEqual(
    queries.slice(0, 3).map(({ field, exactness }) => [field, exactness]),
    [
      ['name', 'typed'],
      ['name', 'form'],
      ['name', 'related'],
    ],
  )
})
