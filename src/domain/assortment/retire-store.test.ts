import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findWeeklyPromotion } from '#domain/promotions/find-weekly-promotion.ts'
import { planPromotion } from '#domain/promotions/plan-promotion.ts'
import { atWork } from '#tests/support/operators.ts'
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts'
import { getProduct } from '../catalog/get-product.ts'
import { getStore } from '../catalog/get-store.ts'
import { listBestSellers } from '../catalog/list-best-sellers.ts'
import { listPageIds } from '../catalog/list-page-ids.ts'
import { listProducts } from '../catalog/list-products.ts'
import { listStores } from '../catalog/list-stores.ts'
import { NotFound } from '../errors.ts'
import { listChanges } from '../history/list-changes.ts'
import { undoChange } from '../history/undo-change.ts'
import { takeOrderStep } from '../orders/take-order-step.ts'
import { editStore, storeDraftOf } from './edit-store.ts'
import { getShelfItem } from './get-shelf-item.ts'
import { listShelf } from './list-shelf.ts'
import { restoreStore, retireStore } from './retire-store.ts'
import { hindrancesOf } from './shelf-item.ts'
import { getShelfStore, listShelfStores } from './shelf-stores.ts'
import { withdrawProduct } from './withdraw-product.ts'

/** How many of a store's products visitors meet, place by place. */
async function meetings({ marketplace }: TestShop, storeId: number, productId: number) {
  const { productIds, storeIds } = await listPageIds(marketplace)
  return {
    lists: (await listProducts(marketplace, { storeId, pageSize: 9 })).total,
    search: (await listProducts(marketplace, { words: 'carafe', pageSize: 9 })).total,
    stores: (await listStores(marketplace)).filter(({ id }) => id === storeId).length,
    sitemap: [...productIds.filter((id) => id === productId), ...storeIds.filter((id) => id === storeId)].length,
    weekly: (await findWeeklyPromotion(marketplace))?.product.id === productId ? 1 : 0,
    bestSellers: (await listBestSellers(marketplace)).products.filter(({ id }) => id === productId).length,
  }
}

test('visitors meet neither a retired store nor its products, and both again when it is back', async () => {
  await using shop = await openTestShop()
  const sana = await atWork(shop.marketplace, 'staff')
  for (let count = 0; count < 4; count++) await shop.sells()
  const storeId = await shop.hasStore()
  const carafe = await shop.sells({ storeId, name: 'Carafe' })
  const old = await shop.sells({ storeId, name: 'Carafe of old' })
  await withdrawProduct(sana, old.id)
  const [startsAt, endsAt] = [shop.clock.now(), new Date(shop.clock.now().getTime() + 86_400_000)]
  await planPromotion(sana, { productId: carafe.id, startsAt, endsAt, renewsWeekly: false })
  const all = { lists: 1, search: 1, stores: 1, sitemap: 2, weekly: 1, bestSellers: 1 }
  assert.deepEqual(await meetings(shop, storeId, carafe.id), all)

  await retireStore(sana, storeId)
  await retireStore(sana, storeId)
  const none = { lists: 0, search: 0, stores: 0, sitemap: 0, weekly: 0, bestSellers: 0 }
  assert.deepEqual(await meetings(shop, storeId, carafe.id), none)
  await assert.rejects(getStore(shop.marketplace, storeId), NotFound)
  await assert.rejects(getProduct(shop.marketplace, carafe.id), NotFound)

  const item = await getShelfItem(sana, carafe.id)
  assert.deepEqual([item.retiredAt, hindrancesOf(item)], [undefined, ['store-retired']])
  assert.deepEqual(
    (await listShelf(sana, { state: 'retired', page: 1 })).items.map(({ product }) => product.id),
    [old.id, carafe.id],
  )
  assert.equal((await listShelfStores(sana)).length, 2)

  await restoreStore(sana, storeId)
  assert.deepEqual(await meetings(shop, storeId, carafe.id), all)
  assert.ok((await getShelfItem(sana, old.id)).retiredAt, 'what was retired by itself stays so')
})

test('what was ordered before a store was retired goes its way, and nothing more is ordered', async () => {
  await using shop = await openTestShop()
  const sana = await atWork(shop.marketplace, 'staff')
  const storeId = await shop.hasStore()
  const carafe = await shop.sells({ storeId })
  const placed = await shop.order([{ product: carafe }])
  assert.ok(placed.outcome === 'placed')
  await retireStore(sana, storeId)
  assert.equal((await shop.order([{ product: carafe }])).outcome, 'out-of-stock')
  await takeOrderStep(sana, placed.order.id, { to: 'cancelled' })
  assert.equal(await shop.stockOf(carafe.sizes[0]?.id), 10)
})

test('a retired store can still be written about, and retiring it is undone from the history', async () => {
  await using shop = await openTestShop()
  const sana = await atWork(shop.marketplace, 'staff')
  const id = await shop.hasStore()
  await retireStore(sana, id)
  const [retiring] = (await listChanges(sana, {})).rows
  const base = storeDraftOf((await getShelfStore(sana, id)).store)
  const answer = await editStore(sana, id, { base, edited: { ...base, description: 'Closed for the season.' } })
  assert.equal(answer.outcome, 'saved')
  assert.equal(await undoChange(sana, retiring?.id ?? 0), 'undone')
  assert.equal((await getStore(shop.marketplace, id)).description, 'Closed for the season.')
  assert.equal(await undoChange(sana, retiring?.id ?? 0), 'changed-since')
})
