import assert from 'node:assert/strict'
import { test } from 'node:test'
import { listAuditLog } from '#domain/audit/list-audit-log.ts'
import { getProduct } from '#domain/catalog/get-product.ts'
import { listPageIds } from '#domain/catalog/list-page-ids.ts'
import { listProducts } from '#domain/catalog/search/list-products.ts'
import { getStore } from '#domain/catalog/stores/get-store.ts'
import { listStores } from '#domain/catalog/stores/list-stores.ts'
import { sendBackSubmission } from '#domain/catalog/submissions/decide-submission.ts'
import { submitProduct } from '#domain/catalog/submissions/submit-product.ts'
import { NotFound } from '#domain/errors.ts'
import { listBestSellers } from '#domain/home-page/list-best-sellers.ts'
import { advanceOrderAsOperator } from '#domain/orders/status/advance-order-as-operator.ts'
import { findWeeklyPromotion } from '#domain/promotions/find-weekly-promotion.ts'
import { schedulePromotion } from '#domain/promotions/schedule-promotion.ts'
import { listOwnPieces } from '#domain/sellers/list-own-pieces.ts'
import { shopVerdictOf } from '#domain/sellers/shop-verdict.ts'
import { undoChange } from '#domain/undo/undo-change.ts'
import { closeStore } from '#tests/support/catalog-changes.ts'
import { asOperator } from '#tests/support/operators.ts'
import { asSeller, openStudio } from '#tests/support/sellers.ts'
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts'
import { availabilityIssuesOf } from './admin-product.ts'
import { getAdminStore, listAdminStores } from './admin-stores.ts'
import { editStore, storeDraftOf } from './edit-store.ts'
import { getAdminProduct } from './get-admin-product.ts'
import { listAdminProducts } from './list-admin-products.ts'
import { retireProduct } from './retire-product.ts'
import { restoreStore, retireStore } from './retire-store.ts'

/** How many products of a store visitors see in each list. */
async function meetings({ marketplace }: TestShop, storeId: number, productId: number) {
  const { productIds, storeIds } = await listPageIds(marketplace)
  return {
    lists: (await listProducts(marketplace, { storeIds: [storeId], pageSize: 9 })).total,
    search: (await listProducts(marketplace, { searchText: 'carafe', pageSize: 9 })).total,
    stores: (await listStores(marketplace, 100)).filter(({ id }) => id === storeId).length,
    sitemap: [...productIds.filter((id) => id === productId), ...storeIds.filter((id) => id === storeId)].length,
    weekly: (await findWeeklyPromotion(marketplace))?.product.id === productId ? 1 : 0,
    bestSellers: (await listBestSellers(marketplace)).products.filter(({ id }) => id === productId).length,
  }
}

test('a retired store and its products are hidden from visitors until it is restored', async () => {
  await using shop = await openTestShop()
  const sana = await asOperator(shop.marketplace, 'staff')
  for (let count = 0; count < 4; count++) await shop.sells()
  const storeId = await shop.hasStore()
  const carafe = await shop.sells({ storeId, name: 'Carafe' })
  const old = await shop.sells({ storeId, name: 'Carafe of old' })
  await retireProduct(sana, old.id)
  const [startsAt, endsAt] = [shop.clock.now(), new Date(shop.clock.now().getTime() + 86_400_000)]
  await schedulePromotion(sana, { productId: carafe.id, startsAt, endsAt, renewsWeekly: false })
  const all = { lists: 1, search: 1, stores: 1, sitemap: 2, weekly: 1, bestSellers: 1 }
  assert.deepEqual(await meetings(shop, storeId, carafe.id), all)

  await retireStore(sana, storeId)
  await retireStore(sana, storeId)
  const none = { lists: 0, search: 0, stores: 0, sitemap: 0, weekly: 0, bestSellers: 0 }
  assert.deepEqual(await meetings(shop, storeId, carafe.id), none)
  await assert.rejects(getStore(shop.marketplace, storeId), NotFound)
  await assert.rejects(getProduct(shop.marketplace, carafe.id), NotFound)

  const item = await getAdminProduct(sana, carafe.id)
  assert.deepEqual([item.retiredAt, availabilityIssuesOf(item)], [undefined, ['store-retired']])
  assert.deepEqual(
    (await listAdminProducts(sana, { state: 'retired', page: 1 })).items.map(({ product }) => product.id),
    [old.id, carafe.id],
  )
  assert.equal((await listAdminStores(sana)).total, 2)

  await restoreStore(sana, storeId)
  assert.deepEqual(await meetings(shop, storeId, carafe.id), all)
  assert.ok((await getAdminProduct(sana, old.id)).retiredAt, 'a product retired itself stays retired')
})

test('orders placed before a store was retired continue, and new ones are refused', async () => {
  await using shop = await openTestShop()
  const sana = await asOperator(shop.marketplace, 'staff')
  const storeId = await shop.hasStore()
  const carafe = await shop.sells({ storeId })
  const placed = await shop.order([{ product: carafe }])
  assert.ok(placed.outcome === 'placed')
  await retireStore(sana, storeId)
  assert.equal((await shop.order([{ product: carafe }])).outcome, 'out-of-stock')
  await advanceOrderAsOperator(sana, placed.order.id, { to: 'cancelled' })
  assert.equal(await shop.stockOf(carafe.sizes[0]?.id), 10)
})

test('a retired store can be edited, and retiring it can be undone', async () => {
  await using shop = await openTestShop()
  const sana = await asOperator(shop.marketplace, 'staff')
  const id = await shop.hasStore()
  await retireStore(sana, id)
  const [retiring] = (await listAuditLog(sana, {})).rows
  const base = storeDraftOf(await getAdminStore(sana, id))
  const result = await editStore(sana, id, { base, edited: { ...base, description: 'Closed for the season.' } })
  assert.equal(result.outcome, 'saved')
  assert.equal(await undoChange(sana, retiring?.id ?? 0), 'undone')
  assert.equal((await getStore(shop.marketplace, id)).description, 'Closed for the season.')
  assert.equal(await undoChange(sana, retiring?.id ?? 0), 'changed-since')
})

test('a store that was retired comes back as it was: what was no part of the shop is none afterwards', async () => {
  await using shop = await openTestShop()
  const sana = await asOperator(shop.marketplace, 'staff')
  await openStudio(shop.marketplace)
  const storeId = await shop.hasStore()
  const seller = await asSeller(shop.marketplace, storeId)
  const pieces = await Promise.all(
    ['sold', 'resting', 'held', 'waiting', 'sent back'].map(() => shop.sells({ storeId })),
  )
  const [, resting, held, waiting, sentBack] = pieces.map(({ id }) => id) as [number, number, number, number, number]
  // Otherwise they would be retired as they were created, as drafts are.
  shop.clock.passes({ seconds: 1 })
  await retireProduct(seller, resting)
  for (const id of [held, waiting, sentBack]) await retireProduct(sana, id)
  for (const id of [waiting, sentBack]) await submitProduct(seller, id)
  await sendBackSubmission(sana, sentBack, 'photo')
  await closeStore(shop.marketplace, storeId, { closedFirstDay: '2026-03-02', closedLastDay: '2026-03-31' })
  const state = async () => [
    ...(await Promise.all(pieces.map(async ({ id }) => shopVerdictOf(await getAdminProduct(seller, id))))),
    storeDraftOf(await getAdminStore(sana, storeId)),
  ]
  const before = await state()
  await retireStore(sana, storeId)
  // Its maker sees all of it meanwhile, and may go on working.
  assert.equal((await listOwnPieces(seller, storeId, 1)).total, 5)
  shop.clock.passes({ days: 20 })
  await restoreStore(sana, storeId)
  assert.deepEqual(await state(), before)
  assert.deepEqual(
    before
      .slice(0, 5)
      .map((verdict) => 'reasons' in verdict && verdict.reasons.filter((reason) => reason !== 'store-closed')),
    [[], ['resting'], ['held'], ['waiting'], ['sent-back']],
  )
})
