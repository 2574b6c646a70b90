import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openTestShop } from '#tests/support/test-shop.ts'
import { listProducts } from './list-products.ts'
import { retireProduct } from './retire-product.ts'
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

test('of several words that no piece has together, those that some piece has are offered', async () => {
  const { shop, scarf } = await openShop()
  await using _ = shop
  assert.equal((await listProducts(shop.marketplace, { words: 'wooden Vase', pageSize: 6 })).total, 0)
  assert.deepEqual((await suggestSearches(shop.marketplace, 'wooden Vase')).words.slice(0, 1), ['Vase'])
  assert.ok((await suggestSearches(shop.marketplace, 'golden scarf')).words.includes('scarf'))
  assert.deepEqual((await suggestSearches(shop.marketplace, 'pa of vase')).words.slice(0, 1), ['vase'])
  await retireProduct(shop.marketplace, scarf.id)
  assert.ok(!(await suggestSearches(shop.marketplace, 'golden scarf')).words.includes('scarf'))
})

test('words that resemble what was typed are offered, more freely than they are searched for', async () => {
  const { shop } = await openShop()
  await using _ = shop
  // Less like than what a search takes for a typing error.
  assert.equal((await listProducts(shop.marketplace, { words: 'strobe', pageSize: 6 })).total, 0)
  const { words } = await suggestSearches(shop.marketplace, 'strobe')
  assert.deepEqual(words, ['striped'])
  for (const word of words) assert.ok((await listProducts(shop.marketplace, { words: word, pageSize: 6 })).total > 0)
})

test('stores of a like name and the shelves that hold something are offered', async () => {
  const { shop, scarf } = await openShop()
  await using _ = shop
  const found = await suggestSearches(shop.marketplace, 'gelala')
  assert.deepEqual(
    found.stores.map(({ name }) => name),
    ['Qallala of Guellala'],
  )
  assert.deepEqual(found.shelves, [
    { category: 'decor', pieces: 2 },
    { category: 'Accessories', pieces: 1 },
  ])
  await retireProduct(shop.marketplace, scarf.id)
  const after = await suggestSearches(shop.marketplace, 'zzzzqqqq')
  assert.deepEqual(after, { words: [], stores: [], shelves: [{ category: 'decor', pieces: 2 }] })
})

test('what is typed is never taken for a part of the question', async () => {
  const { shop } = await openShop()
  await using _ = shop
  for (const typed of ["'; drop table products --", "a'b & c | !d:*", '\\', 'ق'.repeat(200)])
    assert.equal((await suggestSearches(shop.marketplace, typed)).shelves.length, 2)
})
