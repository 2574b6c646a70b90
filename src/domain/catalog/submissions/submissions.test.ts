import assert from 'node:assert/strict'
import { test } from 'node:test'
import { productDraftOf } from '#domain/catalog/admin/admin-product.ts'
import { createProduct } from '#domain/catalog/admin/create-product.ts'
import { editProduct } from '#domain/catalog/admin/edit-product.ts'
import { getAdminProduct } from '#domain/catalog/admin/get-admin-product.ts'
import { listVariants } from '#domain/catalog/admin/list-variants.ts'
import { cancelPublishing, planPublishing } from '#domain/catalog/admin/plan-publishing.ts'
import { publishDueProducts } from '#domain/catalog/admin/publish-due-products.ts'
import { restoreProduct } from '#domain/catalog/admin/restore-product.ts'
import { retireProduct } from '#domain/catalog/admin/retire-product.ts'
import { isOnSale } from '#domain/catalog/require-product-on-sale.ts'
import { changeStock } from '#domain/catalog/stock/change-stock.ts'
import { countPendingWork } from '#domain/dashboard/count-pending-work.ts'
import { emptyValues } from '#domain/fields/field.ts'
import { productFields } from '#domain/fields/product-fields.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { dinars } from '#domain/money.ts'
import { undoChange } from '#domain/undo/undo-change.ts'
import { untilWaitingForLock } from '#tests/support/lock-waits.ts'
import { asOperator } from '#tests/support/operators.ts'
import { asSeller, openStudio } from '#tests/support/sellers.ts'
import { setSetting } from '#tests/support/settings.ts'
import { openTestShop } from '#tests/support/test-shop.ts'
import { approveSubmission, sendBackSubmission } from './decide-submission.ts'
import { listSubmissions } from './list-submissions.ts'
import { submissionSetting } from './submission-setting.ts'
import { submitProduct } from './submit-product.ts'

async function openStore() {
  const shop = await openTestShop()
  await openStudio(shop.marketplace)
  const storeId = await shop.hasStore()
  const [office, seller] = [await asOperator(shop.marketplace), await asSeller(shop.marketplace, storeId)]
  const add = async (marketplace: Marketplace = seller, to = storeId) => {
    const piece = { storeId: to, name: 'Bowl', category: 'decor', regularPrice: dinars(45) }
    const draft = { ...emptyValues(productFields), ...piece, colors: [], sizes: [{ name: '', stock: 1 }], pictures: [] }
    const added = await createProduct(marketplace, draft)
    assert.ok(added.outcome === 'created')
    return added.id
  }
  const stateOf = async (id: number) => (await getAdminProduct(shop.system, id)).submission?.state
  /** As somebody does who looks at it now. */
  const approve = async (id: number) => {
    const seen = (await listSubmissions(office)).find(({ product }) => product.id === id)
    return approveSubmission(office, id, seen?.lastChangeId ?? 0)
  }
  return {
    shop,
    storeId,
    office,
    seller,
    add,
    approve,
    stateOf,
    [Symbol.asyncDispose]: () => shop[Symbol.asyncDispose](),
  }
}

test('new pieces of a maker wait until five of the store are approved; those of the office never do', async () => {
  await using store = await openStore()
  const { shop, office, seller, add, approve, stateOf } = store
  assert.equal(await stateOf(await add(office)), undefined)
  const ids = []
  for (let count = 0; count < 6; count++) ids.push(await add())
  assert.equal((await countPendingWork(office)).submissions, 6)
  assert.deepEqual(
    (await listSubmissions(office)).map(({ product }) => product.id),
    ids,
  )
  for (const id of ids) {
    assert.equal(await isOnSale(shop.system, id), false)
    assert.deepEqual(await restoreProduct(seller, id), { outcome: 'held' })
  }
  for (const id of ids.slice(0, 5)) assert.deepEqual(await approve(id), { outcome: 'approved' })
  assert.equal(await isOnSale(shop.system, ids[0] ?? 0), true)
  const trusted = await add()
  assert.deepEqual([await isOnSale(shop.system, trusted), await stateOf(trusted)], [true, undefined])
  // Another store has its own five.
  const other = await shop.hasStore()
  assert.equal(await stateOf(await add(await asSeller(shop.marketplace, other), other)), 'waiting')
})

test('the owner decides whether every piece waits, or none', async () => {
  await using store = await openStore()
  const { shop, add, approve, stateOf } = store
  await setSetting(shop.marketplace, submissionSetting, { newPieces: 'none' })
  assert.equal(await stateOf(await add()), undefined)
  await setSetting(shop.marketplace, submissionSetting, { newPieces: 'every' })
  for (let count = 0; count < 6; count++) await approve(await add())
  assert.equal(await stateOf(await add()), 'waiting')
})

test('a piece is sent back with a reason, and submitted again', async () => {
  await using store = await openStore()
  const { shop, office, seller, add, approve, stateOf } = store
  const id = await add()
  await submitProduct(seller, id)
  assert.deepEqual(await sendBackSubmission(office, id, 'photo'), { outcome: 'sent-back' })
  assert.deepEqual((await getAdminProduct(seller, id)).submission, { state: 'sent-back', reason: 'photo' })
  assert.deepEqual(await listSubmissions(office), [])
  assert.deepEqual(await approve(id), { outcome: 'changed-meanwhile' })
  await submitProduct(seller, id)
  assert.equal(await stateOf(id), 'waiting')
  await approve(id)
  await submitProduct(seller, id)
  assert.equal(await stateOf(id), 'approved', 'what is in the shop is not submitted')
  const log = shop.system.db.selectFrom('audit_log').select(['action', 'actor_name', 'after'])
  const entries = await log.where('entity', '=', 'product').where('action', '<>', 'created').orderBy('id').execute()
  assert.deepEqual(
    entries.map(({ action, actor_name }) => [action, actor_name]),
    [
      ['sent back', office.actor.name],
      ['submitted', 'Amel'],
      ['restored', office.actor.name],
    ],
  )
})

test('what is approved is what was looked at: a piece that its maker changes meanwhile waits on', async () => {
  await using store = await openStore()
  const { shop, office, seller, add, stateOf } = store
  const id = await add()
  const look = async () => (await listSubmissions(office))[0]?.lastChangeId ?? 0
  const seen = await look()
  const base = productDraftOf(await getAdminProduct(seller, id))
  const edited = { ...base, name: 'Something else' }
  assert.equal((await editProduct(seller, id, { base, edited })).outcome, 'saved')
  assert.deepEqual(await approveSubmission(office, id, seen), { outcome: 'changed-meanwhile' })
  assert.deepEqual([await stateOf(id), await isOnSale(shop.system, id)], ['waiting', false])
  const seenAgain = await look()
  const [variant] = await listVariants(seller, id)
  await changeStock(seller, variant?.id ?? 0, { reason: 'delivered', pieces: 1 })
  assert.deepEqual(await approveSubmission(office, id, seenAgain), { outcome: 'approved' })
})

test('a piece that waits is put into the shop only where it was looked at, one that was sent back also by its page', async () => {
  await using store = await openStore()
  const { office, add, stateOf } = store
  const id = await add()
  assert.deepEqual(await restoreProduct(office, id), { outcome: 'held' })
  await sendBackSubmission(office, id, 'photo')
  assert.deepEqual(await restoreProduct(office, id), { outcome: 'on-sale' })
  assert.equal(await stateOf(id), 'approved')
  assert.deepEqual(await listSubmissions(office), [])
})

test('no plan puts a piece that waits or was sent back into the shop: its maker may rewrite it until then', async () => {
  await using store = await openStore()
  const { shop, office, seller, add, approve, stateOf } = store
  const id = await add()
  const soon = new Date(shop.clock.now().getTime() + 1000)
  assert.deepEqual(await planPublishing(office, id, soon), { outcome: 'waiting' })
  await sendBackSubmission(office, id, 'words')
  assert.deepEqual(await planPublishing(office, id, soon), { outcome: 'sent-back' })
  // Even one that stands there all the same ends, so that its maker can submit the piece.
  await shop.system.db.updateTable('products').set({ publish_at: soon }).where('id', '=', id).execute()
  const base = productDraftOf(await getAdminProduct(seller, id))
  await editProduct(seller, id, { base, edited: { ...base, name: 'Something else' } })
  shop.clock.passes({ seconds: 2 })
  await publishDueProducts(shop.system)
  assert.deepEqual([await stateOf(id), await isOnSale(shop.system, id)], ['sent-back', false])
  await submitProduct(seller, id)
  assert.deepEqual(await approve(id), { outcome: 'approved' })
})

test('undo puts no piece into the shop that its maker has submitted since', async () => {
  await using store = await openStore()
  const { shop, office, seller, add, approve, stateOf } = store
  const id = await add()
  await approve(id)
  const undoLast = async (action: string) => {
    const entries = office.db.selectFrom('audit_log').select('id').where('action', '=', action).orderBy('id', 'desc')
    return undoChange(office, (await entries.executeTakeFirstOrThrow()).id)
  }
  await retireProduct(office, id)
  await planPublishing(office, id, new Date(shop.clock.now().getTime() + 60_000))
  await cancelPublishing(office, id)
  await submitProduct(seller, id)
  for (const state of ['waiting', 'sent-back'] as const) {
    if (state === 'sent-back') await sendBackSubmission(office, id, 'words')
    assert.equal(await undoLast('retired'), 'changed-since', state)
    assert.equal(await undoLast('publishing canceled'), 'changed-since', state)
    assert.deepEqual([await stateOf(id), await isOnSale(shop.system, id)], [state, false])
  }
})

test('of two people who decide at once about a piece, one does', async () => {
  await using store = await openStore()
  const { shop, office, add, approve, stateOf } = store
  const id = await add()
  let second: Promise<unknown> = Promise.resolve()
  await shop.system.db.transaction().execute(async (db) => {
    await sendBackSubmission({ ...office, db }, id, 'price')
    second = approve(id)
    await untilWaitingForLock(shop)
  })
  assert.deepEqual(await second, { outcome: 'changed-meanwhile' })
  assert.deepEqual(await sendBackSubmission(office, id, 'photo'), { outcome: 'changed-meanwhile' })
  assert.deepEqual([await stateOf(id), await isOnSale(shop.system, id)], ['sent-back', false])
  assert.equal(productDraftOf(await getAdminProduct(shop.system, id)).name, 'Bowl')
})
