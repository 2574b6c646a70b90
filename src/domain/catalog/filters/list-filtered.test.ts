import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { retireProduct } from '#domain/catalog/admin/retire-product.ts'
import { retireStore } from '#domain/catalog/admin/retire-store.ts'
import { analyzeCatalogWords } from '#domain/catalog/search/analyze-catalog-words.ts'
import { listProducts } from '#domain/catalog/search/list-products.ts'
import type { ProductFilter } from '#domain/catalog/search/product-filter.ts'
import { shopSorts } from '#domain/catalog/search/product-filter.ts'
import { dinars } from '#domain/money.ts'
import { promote } from '#tests/support/catalog-changes.ts'
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts'
import { assignFilterKeys } from './assign-filter-keys.ts'

async function names(shop: TestShop, filter: ProductFilter): Promise<string[]> {
  const { products, total } = await listProducts(shop.marketplace, { ...filter, pageSize: 50 })
  assert.equal(total, products.length)
  return products.map(({ name }) => name)
}

async function filtersOf(shop: TestShop, filter: ProductFilter = {}) {
  const { filters } = await listProducts(shop.marketplace, { ...filter, pageSize: 1, countsFilters: true })
  assert.ok(filters)
  return filters.counts
}

async function openCraftShop(): Promise<TestShop> {
  const shop = await openTestShop()
  const nabeul = await shop.hasStore({ name: 'Dar', governorate: 'TN-21' })
  const sfax = await shop.hasStore({ name: 'Souk', governorate: 'TN-61' })
  const plain = { description: 'A piece.', mainColor: '' }
  await shop.sells({ ...plain, name: 'Wool rug', storeId: nabeul, mainColor: 'Bleu nuit', regularPrice: dinars(200) })
  await shop.sells({ ...plain, name: 'حذاء جلد', storeId: sfax, category: 'shoes', mainColor: 'أحمر' })
  await shop.sells({
    ...plain,
    name: 'Leather bag',
    ...{ storeId: sfax, category: 'bags', regularPrice: dinars(90), promotionalPrice: dinars(70) },
    colors: [
      { name: 'Navy', swatch: '#000080' },
      { name: 'Rouge brique', swatch: '#800000' },
    ],
  })
  await shop.sells({
    ...plain,
    name: 'Silk scarf',
    storeId: nabeul,
    category: 'clothing',
    sizes: [{ name: '', stock: 1 }],
  })
  await shop.sells({
    ...plain,
    name: 'Sold-out vase',
    storeId: nabeul,
    mainColor: 'Turquoise',
    sizes: [{ name: '', stock: 0 }],
  })
  await assignFilterKeys(shop.system)
  return shop
}

test('each filter lets through the products with one of its values, in any language', async () => {
  await using shop = await openCraftShop()
  const expected: readonly (readonly [ProductFilter, readonly string[]])[] = [
    [{ colors: ['blue'] }, ['Wool rug', 'Leather bag', 'Sold-out vase']],
    [{ colors: ['red'] }, ['حذاء جلد', 'Leather bag']],
    [{ colors: ['red', 'blue'] }, ['Wool rug', 'حذاء جلد', 'Leather bag', 'Sold-out vase']],
    [{ materials: ['leather'] }, ['حذاء جلد', 'Leather bag']],
    [{ materials: ['silk', 'wool'] }, ['Wool rug', 'Silk scarf']],
    [{ governorates: ['TN-61'] }, ['حذاء جلد', 'Leather bag']],
    [{ governorates: ['TN-61', 'TN-21'], categories: ['bags', 'clothing'] }, ['Leather bag', 'Silk scarf']],
    [{ price: { min: dinars(70), max: dinars(90) } }, ['Leather bag']],
    [{ price: { min: dinars(70.001) } }, ['Wool rug']],
    [{ isInStock: true, colors: ['blue'] }, ['Wool rug', 'Leather bag']],
    [{ isOneOfAKind: true }, ['Silk scarf']],
    [{ isPromoted: true }, ['Leather bag']],
    [{ colors: ['blue'], materials: ['leather'], governorates: ['TN-21'] }, []],
  ]
  for (const [filter, names_] of expected) assert.deepEqual(await names(shop, filter), names_, JSON.stringify(filter))
  for (const sort of shopSorts)
    assert.deepEqual(
      (await names(shop, { colors: ['blue'], sort })).toSorted(),
      ['Leather bag', 'Sold-out vase', 'Wool rug'],
      sort,
    )
})

test('the counts of a filter say what its values would show under the other filters', async () => {
  await using shop = await openCraftShop()
  const all = await filtersOf(shop)
  assert.deepEqual(all.colors, [
    { value: 'red', products: 2 },
    { value: 'blue', products: 3 },
  ])
  assert.deepEqual([all.isInStock, all.isOneOfAKind, all.isPromoted], [4, 1, 1])
  assert.deepEqual(all.price, { min: dinars(45), max: dinars(200) })

  const leather = await filtersOf(shop, { materials: ['leather'] })
  assert.deepEqual(
    leather.materials.map(({ value }) => value),
    ['wool', 'silk', 'leather'],
  )
  assert.deepEqual(leather.colors, [
    { value: 'red', products: 2 },
    { value: 'blue', products: 1 },
  ])
  assert.deepEqual(
    leather.categories.map(({ value }) => value),
    ['bags', 'shoes'],
  )
})

test('what is retired, of a retired store, sold or changed is counted so at once', async () => {
  await using shop = await openCraftShop()
  const { marketplace, system } = shop
  const { products } = await listProducts(marketplace, { pageSize: 10 })
  const [rug, shoe, , scarf] = products
  assert.ok(rug && shoe && scarf)
  assert.equal((await filtersOf(shop)).isOneOfAKind, 1)

  await shop.order([{ product: scarf }])
  assert.deepEqual(await names(shop, { isOneOfAKind: true }), [])
  const afterSale = await filtersOf(shop)
  assert.deepEqual([afterSale.isInStock, afterSale.isOneOfAKind], [3, 0])

  await retireProduct(system, rug.id)
  assert.deepEqual(
    (await filtersOf(shop)).colors.find(({ value }) => value === 'blue'),
    { value: 'blue', products: 2 },
  )

  const startsAt = shop.clock.now()
  const endsAt = new Date(startsAt.getTime() + 3_600_000)
  await promote(marketplace, { productId: shoe.id, startsAt, endsAt, renewsWeekly: false, price: dinars(30) })
  assert.equal((await filtersOf(shop)).isPromoted, 2)
  assert.deepEqual(await names(shop, { isPromoted: true, price: { max: dinars(30) } }), ['حذاء جلد'])

  await retireStore(system, shoe.store.id)
  assert.deepEqual((await filtersOf(shop)).governorates, [{ value: 'TN-21', products: 2 }])
  assert.deepEqual(await names(shop, { governorates: ['TN-61'] }), [])
})

test('a changed product has the keys of its new texts, and until then those of the old ones', async () => {
  await using shop = await openCraftShop()
  const { db } = shop.marketplace
  await db.updateTable('products').set({ main_color: 'Vert' }).where('name', '=', 'Wool rug').execute()
  assert.ok((await names(shop, { colors: ['blue'] })).includes('Wool rug'))
  await assignFilterKeys(shop.system)
  assert.deepEqual(await names(shop, { colors: ['green'] }), ['Wool rug'])
  await sql`update product_colors set name = 'Jaune' where name = 'Navy'`.execute(db)
  await assignFilterKeys(shop.system)
  assert.deepEqual(await names(shop, { colors: ['yellow'] }), ['Leather bag'])
})

test('the last piece of a series is not one of a kind, nor is a piece in two sizes or colors', async () => {
  await using shop = await openTestShop()
  const series = await shop.sells({ name: 'Series', sizes: [{ name: '', stock: 3 }] })
  await shop.order([{ product: series, quantity: 2 }])
  await shop.sells({
    name: 'Sizes',
    sizes: [
      { name: 'S', stock: 1 },
      { name: 'M', stock: 0 },
    ],
  })
  const colors = ['Red', 'Blue'].map((name) => ({ name, swatch: '#123456' }))
  await shop.sells({ name: 'Colors', colors, sizes: [{ name: '', stock: 1 }] })
  await shop.sells({ name: 'Unique', sizes: [{ name: '', stock: 1 }] })
  assert.deepEqual(await names(shop, { isOneOfAKind: true }), ['Unique'])
  assert.equal((await filtersOf(shop)).isOneOfAKind, 1)
})

test('colors and materials in a search limit the products, if that finds any and other words are left', async () => {
  await using shop = await openCraftShop()
  await shop.sells({ name: 'Blue-striped mat', mainColor: 'White', description: 'Of cotton.' })
  await shop.sells({ name: 'Bag of the sea', mainColor: 'Cobalt', description: 'A piece.' })
  await assignFilterKeys(shop.system)
  await analyzeCatalogWords(shop.system)
  const search = async (searchText: string, filter: ProductFilter = {}) => {
    const { products, search } = await listProducts(shop.marketplace, { searchText, ...filter, pageSize: 20 })
    return { found: products.map(({ name }) => name), asked: search?.askedKeys }
  }
  assert.deepEqual(await search('sac bleu'), {
    found: ['Leather bag', 'Bag of the sea'],
    asked: [{ key: { color: 'blue' }, words: ['bleu'] }],
  })
  assert.deepEqual(await search('حقيبة الجلد زرقاء'), {
    found: ['Leather bag'],
    asked: [
      { key: { material: 'leather' }, words: ['الجلد'] },
      { key: { color: 'blue' }, words: ['زرقاء'] },
    ],
  })
  // Nothing has the key, so the word is one as any other.
  assert.deepEqual(await search('blue mat'), { found: ['Blue-striped mat'], asked: undefined })
  assert.deepEqual(await search('bleu'), {
    found: ['Blue-striped mat', 'Wool rug', 'Leather bag', 'Bag of the sea', 'Sold-out vase'],
    asked: undefined,
  })
  assert.deepEqual((await search('bleu', { categories: ['bags'] })).found, ['Leather bag'])
  assert.equal((await search('sac bleu', { isVerbatim: true })).asked, undefined)
})

test('what a search means does not depend on the filters, so that each count is what comes', async () => {
  await using shop = await openTestShop()
  const piece = { description: 'A piece.', mainColor: '' }
  await shop.sells({ ...piece, name: 'Vase', category: 'decor', mainColor: 'Blue' })
  await shop.sells({ ...piece, name: 'Vase with blue birds', category: 'kids', mainColor: 'White' })
  await shop.sells({ ...piece, name: 'Vase of glass', category: 'bags' })
  await assignFilterKeys(shop.system)
  await analyzeCatalogWords(shop.system)
  const search = (filter: ProductFilter) =>
    listProducts(shop.marketplace, { searchText: 'blue vase', ...filter, pageSize: 20, countsFilters: true })
  const { products, filters } = await search({ categories: ['kids'] })
  assert.deepEqual(products, [])
  assert.deepEqual(filters?.counts.categories, [{ value: 'decor', products: 1 }])
  assert.equal((await search({ categories: ['decor'] })).total, 1)
  assert.equal((await search({ categories: ['decor', 'kids'] })).total, 1)
})
