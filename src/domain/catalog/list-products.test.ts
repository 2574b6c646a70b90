import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dinars } from '#domain/money.ts'
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts'
import { listBestSellers } from './list-best-sellers.ts'
import { listProducts, streamProducts } from './list-products.ts'
import type { ProductFilter } from './product-filter.ts'
import { retireProduct } from './retire-product.ts'

async function names(shop: TestShop, filter: ProductFilter): Promise<string[]> {
  const { products } = await listProducts(shop.marketplace, { ...filter, pageSize: 50 })
  return products.map((product) => product.name)
}

test('products come a page at a time, in the order in which the shop was stocked', async () => {
  await using shop = await openTestShop()
  for (const name of ['Vase', 'Bowl', 'Jug', 'Cup', 'Plate']) await shop.sells({ name })

  const { products, total } = await listProducts(shop.marketplace, { page: 2, pageSize: 2 })

  assert.deepEqual(
    products.map((product) => product.name),
    ['Jug', 'Cup'],
  )
  assert.equal(total, 5)
})

test('a page after the last is empty and still knows the total', async () => {
  await using shop = await openTestShop()
  await shop.sells()
  assert.deepEqual(await listProducts(shop.marketplace, { page: 9, pageSize: 6 }), { products: [], total: 1 })
})

test('category and store narrow the list', async () => {
  await using shop = await openTestShop()
  const weaver = await shop.hasStore()
  await shop.sells({ name: 'Fouta', category: 'decor', storeId: weaver })
  await shop.sells({ name: 'Sandal', category: 'shoes', storeId: weaver })
  await shop.sells({ name: 'Bowl', category: 'decor' })

  assert.deepEqual(await names(shop, { categories: ['shoes', 'bags'] }), ['Sandal'])
  assert.deepEqual(await names(shop, { storeId: weaver }), ['Fouta', 'Sandal'])
  assert.deepEqual(await names(shop, { storeId: weaver, categories: ['decor'] }), ['Fouta'])
})

test('prices sort by what is charged, promotions included', async () => {
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
    assert.deepEqual(await names(shop, { words }), ['Rug'], words)
  }
  assert.deepEqual(await names(shop, { words: 'ug' }), [])
})

test('a search ignores case and accents, on both sides', async () => {
  await using shop = await openTestShop()
  await shop.sells({ name: 'Théière bleue' })
  for (const words of ['theiere', 'THÉIÈRE', 'the\u0301ie\u0300re', 'Bleue']) {
    assert.deepEqual(await names(shop, { words }), ['Théière bleue'], words)
  }
})

test('a search forgives a typing error only when nothing matches as typed', async () => {
  await using shop = await openTestShop()
  await shop.sells({ name: 'Candle' })
  await shop.sells({ name: 'Basket' })
  assert.deepEqual(await names(shop, { words: 'candel' }), ['Candle'])
  assert.deepEqual(await names(shop, { words: 'baskte' }), ['Basket'])
  for (const nothing of ['xylophone', 'zzzz', 'qqq']) assert.deepEqual(await names(shop, { words: nothing }), [])
})

test('whatever is typed is searched for, never run', async () => {
  await using shop = await openTestShop()
  await shop.sells({ name: "Savon d'olive" })
  for (const words of ["' | !", 'a & b', '\\', '%_', "d'olive", '\u0000', '\ud800', '((', ':*', 'ʼ']) {
    await assert.doesNotReject(names(shop, { words }), words)
  }
  assert.deepEqual(await names(shop, { words: "d'olive" }), ["Savon d'olive"])
})

test('a store that changes its name is found by the new one', async () => {
  await using shop = await openTestShop()
  const storeId = await shop.hasStore({ name: 'Old name' })
  await shop.sells({ name: 'Bowl', storeId })
  await shop.marketplace.db.updateTable('stores').set({ name: 'Fresh sign' }).where('id', '=', storeId).execute()
  assert.deepEqual(await names(shop, { words: 'fresh' }), ['Bowl'])
  assert.deepEqual(await names(shop, { words: 'old' }), [])
})

test('a retired product is in no list', async () => {
  await using shop = await openTestShop()
  const { id } = await shop.sells()
  await retireProduct(shop.marketplace, id)
  await retireProduct(shop.marketplace, id)
  assert.deepEqual(await names(shop, {}), [])
  assert.equal((await shop.eventTypes()).filter((type) => type === 'product.retired').length, 1)
})

test('a stream gives every product once, in order', async () => {
  await using shop = await openTestShop()
  for (let count = 0; count < 7; count++) await shop.sells()
  const batches: number[][] = []
  for await (const batch of streamProducts(shop.marketplace, {}, 3)) batches.push(batch.map((product) => product.id))
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
    const picks = await listBestSellers(shop.marketplace)
    assert.equal(new Set(picks.map((product) => product.id)).size, 3)
    for (const { id } of picks) {
      assert.ok(eligible.has(id))
      seen.add(id)
    }
  }
  assert.ok(seen.size > 5, 'the picks vary')
})
