import assert from 'node:assert/strict'
import { test } from 'node:test'
import { retireProduct } from '#domain/catalog/admin/retire-product.ts'
import { retireStore } from '#domain/catalog/admin/retire-store.ts'
import { openTestShop } from '#tests/support/test-shop.ts'
import { countPageParts, listPageIds } from './list-page-ids.ts'

test('every product on sale and every store has a page, but no retired product', async () => {
  await using shop = await openTestShop()
  const emptyStore = await shop.hasStore()
  const bowl = await shop.sells()
  const jar = await shop.sells()
  const vase = await shop.sells()
  await retireProduct(shop.system, jar.id)

  assert.deepEqual(await listPageIds(shop.marketplace), {
    productIds: [bowl.id, vase.id],
    storeIds: [emptyStore, bowl.store.id],
  })
})

test('a shop without products has no such pages', async () => {
  await using shop = await openTestShop()
  assert.deepEqual(await listPageIds(shop.marketplace), { productIds: [], storeIds: [] })
})

test('very many pages are listed in parts', async () => {
  await using shop = await openTestShop()
  const size = { products: 2, stores: 9 }
  assert.equal(await countPageParts(shop.marketplace, size), 1)
  const ids: number[] = []
  for (let number = 0; number < 5; number++) ids.push((await shop.sells()).id)
  assert.equal(await countPageParts(shop.marketplace, size), 3)
  const parts = await Promise.all([1, 2, 3, 4].map((part) => listPageIds(shop.marketplace, part, size)))
  assert.deepEqual(
    parts.map(({ productIds }) => productIds),
    [ids.slice(0, 2), ids.slice(2, 4), ids.slice(4), []],
  )
  assert.deepEqual(
    parts.map(({ storeIds }) => storeIds.length),
    [1, 0, 0, 0],
  )
})

test('products that are not on sale make no parts', async () => {
  await using shop = await openTestShop()
  const size = { products: 1, stores: 9 }
  await shop.sells()
  const retired = await shop.sells()
  const storeId = await shop.hasStore()
  await shop.sells({ storeId })
  assert.equal(await countPageParts(shop.marketplace, size), 3)
  await retireProduct(shop.system, retired.id)
  assert.equal(await countPageParts(shop.marketplace, size), 2)
  await retireStore(shop.system, storeId)
  assert.equal(await countPageParts(shop.marketplace, size), 1)
})
