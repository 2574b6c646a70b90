import assert from 'node:assert/strict'
import { test } from 'node:test'
import { productDraftOf } from '#domain/catalog/admin/admin-product.ts'
import { createProduct } from '#domain/catalog/admin/create-product.ts'
import { editProduct } from '#domain/catalog/admin/edit-product.ts'
import { getAdminProduct } from '#domain/catalog/admin/get-admin-product.ts'
import { retireProduct } from '#domain/catalog/admin/retire-product.ts'
import { changeStock } from '#domain/catalog/stock/change-stock.ts'
import { submissionSetting } from '#domain/catalog/submissions/submission-setting.ts'
import { submitProduct } from '#domain/catalog/submissions/submit-product.ts'
import { countPendingWork } from '#domain/dashboard/count-pending-work.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { undoChange } from '#domain/undo/undo-change.ts'
import { asOperator } from '#tests/support/operators.ts'
import { asSeller, openStudio } from '#tests/support/sellers.ts'
import { setSetting } from '#tests/support/settings.ts'
import { openTestShop } from '#tests/support/test-shop.ts'
import { listAuditLog } from './list-audit-log.ts'
import { markSellerChangesSeen } from './mark-seller-changes-seen.ts'

async function openShopOfMakers() {
  const shop = await openTestShop()
  await openStudio(shop.marketplace)
  const [storeId, otherId] = [await shop.hasStore({ name: 'Dar Amel' }), await shop.hasStore({ name: 'Dar Nour' })]
  const bowl = await shop.sells({ storeId, name: 'Bowl' })
  const seller = await asSeller(shop.marketplace, storeId)
  const office = await asOperator(shop.marketplace)
  return { shop, storeId, otherId, bowl, seller, office, [Symbol.asyncDispose]: () => shop[Symbol.asyncDispose]() }
}

async function rename(marketplace: Marketplace, id: number, name: string): Promise<void> {
  const base = productDraftOf(await getAdminProduct(marketplace, id))
  assert.equal((await editProduct(marketplace, id, { base, edited: { ...base, name } })).outcome, 'saved')
}

/** The actions on the list, newest first. */
async function actionsOn(office: Marketplace, isToSee: boolean, storeId?: number): Promise<string[]> {
  const { rows } = await listAuditLog(office, { bySellers: { storeId, isToSee } })
  return rows.map(({ action }) => action)
}

test('what a maker changes stands in the list until somebody has seen it; what the office changes never does', async () => {
  await using opened = await openShopOfMakers()
  const { shop, storeId, otherId, bowl, seller, office } = opened
  await rename(seller, bowl.id, 'Large bowl')
  await rename(office, bowl.id, 'Larger bowl')
  // One that rests since it was added is a draft.
  shop.clock.passes({ seconds: 1 })
  await retireProduct(seller, bowl.id)
  const variantId = bowl.variants[0]?.id ?? 0
  await changeStock(seller, variantId, { reason: 'delivered', pieces: 1 })

  assert.deepEqual(await actionsOn(office, true), ['retired', 'edited'])
  assert.deepEqual(await actionsOn(office, false), ['restocked', 'retired', 'edited'])
  assert.deepEqual(await actionsOn(office, true, storeId), ['retired', 'edited'])
  assert.deepEqual(await actionsOn(office, false, otherId), [])
  assert.equal((await countPendingWork(office))['seller-changes'], 2)

  const { rows } = await listAuditLog(office, { bySellers: { storeId: undefined, isToSee: true } })
  const [newest] = rows.map(({ id }) => id)
  assert.equal(await markSellerChangesSeen(office, [newest ?? 0]), 1)
  assert.equal(await markSellerChangesSeen(office, [newest ?? 0]), 0)
  assert.deepEqual(await actionsOn(office, true), ['edited'])
  assert.equal((await countPendingWork(office))['seller-changes'], 1)
  assert.deepEqual(await actionsOn(office, false), ['restocked', 'retired', 'edited'])
  await assert.rejects(markSellerChangesSeen(seller, [newest ?? 0]))
  await assert.rejects(markSellerChangesSeen(shop.marketplace, [newest ?? 0]))
})

test('the list says what was and what is, and undoing from it never overwrites what came later', async () => {
  await using opened = await openShopOfMakers()
  const { bowl, seller, office } = opened
  await rename(seller, bowl.id, 'Large bowl')
  const [first] = (await listAuditLog(office, { bySellers: { storeId: undefined, isToSee: true } })).rows
  assert.deepEqual([first?.before, first?.after], [{ name: 'Bowl' }, { name: 'Large bowl' }])
  await rename(seller, bowl.id, 'Larger bowl')
  assert.equal(await undoChange(office, first?.id ?? 0), 'changed-since')
  const [second] = (await listAuditLog(office, { bySellers: { storeId: undefined, isToSee: true } })).rows
  assert.equal(await undoChange(office, second?.id ?? 0), 'undone')
  assert.equal((await getAdminProduct(office, bowl.id)).values.name, 'Large bowl')
})

test('a piece that waits is in the list of new pieces, and in this one only when nobody looks at new pieces', async () => {
  await using opened = await openShopOfMakers()
  const { shop, bowl, storeId, seller, office } = opened
  const base = productDraftOf(await getAdminProduct(seller, bowl.id))
  const add = async (name: string) => {
    const draft = { ...base, storeId, name, colors: [], pictures: [], sizes: [{ name: '', stock: 1 }] }
    const added = await createProduct(seller, draft)
    assert.equal(added.outcome, 'created')
  }
  await add('Waits')
  assert.deepEqual(await actionsOn(office, false), [])
  await setSetting(shop.marketplace, submissionSetting, { newPieces: 'none' })
  await add('In the shop at once')
  assert.deepEqual(await actionsOn(office, true), ['created'])

  await retireProduct(office, bowl.id)
  await submitProduct(seller, bowl.id)
  assert.deepEqual(await actionsOn(office, false), ['created'])
})
