import assert from 'node:assert/strict'
import { test } from 'node:test'
import { retireProduct } from '#domain/catalog/admin/retire-product.ts'
import { openTestShop } from '#tests/support/test-shop.ts'
import { listPageIds } from './list-page-ids.ts'

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
