import assert from 'node:assert/strict'
import { test } from 'node:test'
import { retireProduct } from '#domain/catalog/admin/retire-product.ts'
import { openTestShop } from '#tests/support/test-shop.ts'
import { listProducts } from './list-products.ts'
import { suggestSearches } from './suggest-searches.ts'

async function openShop() {
  const shop = await openTestShop()
  const potter = await shop.hasStore({ name: 'Qallala of Guellala' })
  const weaver = await shop.hasStore({ name: 'Noul Mahdia' })
  await shop.sells({ storeId: potter, name: 'Painted vase', category: 'decor' })
  await shop.sells({ storeId: potter, name: 'Water jug', category: 'decor' })
  const scarf = await shop.sells({ storeId: weaver, name: 'Striped scarf', category: 'Accessories' })
  return { shop, scarf }
}

test('of several terms without common results, those with results of their own are suggested', async () => {
  const { shop, scarf } = await openShop()
  await using _ = shop
  assert.equal((await listProducts(shop.marketplace, { searchText: 'wooden Vase', pageSize: 6 })).total, 0)
  assert.deepEqual((await suggestSearches(shop.marketplace, 'wooden Vase')).terms.slice(0, 1), ['vase'])
  assert.ok((await suggestSearches(shop.marketplace, 'golden scarf')).terms.includes('scarf'))
  assert.deepEqual((await suggestSearches(shop.marketplace, 'pa of vase')).terms.slice(0, 1), ['vase'])
  await retireProduct(shop.system, scarf.id)
  assert.ok(!(await suggestSearches(shop.marketplace, 'golden scarf')).terms.includes('scarf'))
})

test('a typed term is suggested with its accents', async () => {
  const { shop } = await openShop()
  await using _ = shop
  await shop.sells({ name: 'Théière' })
  assert.deepEqual((await suggestSearches(shop.marketplace, 'golden théière')).terms.slice(0, 1), ['théière'])
})

test('similar words are suggested with a lower threshold than that of a fuzzy search', async () => {
  const { shop } = await openShop()
  await using _ = shop
  // Less similar than what a fuzzy search accepts.
  assert.equal((await listProducts(shop.marketplace, { searchText: 'strobe', pageSize: 6 })).total, 0)
  const { terms } = await suggestSearches(shop.marketplace, 'strobe')
  assert.deepEqual(terms, ['striped'])
  for (const word of terms)
    assert.ok((await listProducts(shop.marketplace, { searchText: word, pageSize: 6 })).total > 0)
})

test('stores with a similar name and categories with products are suggested', async () => {
  const { shop, scarf } = await openShop()
  await using _ = shop
  const found = await suggestSearches(shop.marketplace, 'gelala')
  assert.deepEqual(
    found.stores.map(({ name }) => name),
    ['Qallala of Guellala'],
  )
  assert.deepEqual(found.categories, [
    { category: 'decor', pieces: 2 },
    { category: 'Accessories', pieces: 1 },
  ])
  await retireProduct(shop.system, scarf.id)
  const after = await suggestSearches(shop.marketplace, 'zzzzqqqq')
  assert.deepEqual(after, { terms: [], stores: [], categories: [{ category: 'decor', pieces: 2 }] })
})

test('special characters in a search text do not break the suggestions', async () => {
  const { shop } = await openShop()
  await using _ = shop
  for (const typed of ["'; drop table products --", "a'b & c | !d:*", '\\', 'ق'.repeat(200)])
    assert.equal((await suggestSearches(shop.marketplace, typed)).categories.length, 2)
})

test('a word that only ends as what was typed is not offered', async () => {
  const { shop } = await openShop()
  await using _ = shop
  await shop.sells({ storeId: await shop.hasStore({ name: 'Halfa' }), name: 'Phone pouch', category: 'Accessories' })
  assert.deepEqual((await suggestSearches(shop.marketplace, 'xylophone')).terms, [])
  assert.deepEqual((await suggestSearches(shop.marketplace, 'phome')).terms, ['phone'])
  assert.deepEqual((await suggestSearches(shop.marketplace, 'fhone')).terms, ['phone'])
})
