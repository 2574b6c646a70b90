import assert from 'node:assert/strict'
import { test } from 'node:test'
import { NotAllowed } from '#domain/access/not-allowed.ts'
import { listAuditLog } from '#domain/audit/list-audit-log.ts'
import { productDraftOf } from '#domain/catalog/admin/admin-product.ts'
import { getAdminStore } from '#domain/catalog/admin/admin-stores.ts'
import { createProduct } from '#domain/catalog/admin/create-product.ts'
import { editProduct } from '#domain/catalog/admin/edit-product.ts'
import { editStore, storeDraftOf } from '#domain/catalog/admin/edit-store.ts'
import { getAdminProduct } from '#domain/catalog/admin/get-admin-product.ts'
import { restoreProduct } from '#domain/catalog/admin/restore-product.ts'
import { retireProduct } from '#domain/catalog/admin/retire-product.ts'
import { addPicture } from '#domain/catalog/pictures/add-picture.ts'
import { uploadPicture } from '#domain/catalog/pictures/upload-picture.ts'
import { changeStock } from '#domain/catalog/stock/change-stock.ts'
import { submitProduct } from '#domain/catalog/submissions/submit-product.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { prepareLine } from '#domain/orders/preparations/prepare-line.ts'
import { editSetting } from '#domain/settings/edit-setting.ts'
import { getSetting } from '#domain/settings/get-setting.ts'
import { asOperator } from '#tests/support/operators.ts'
import { advance } from '#tests/support/order-steps.ts'
import { asSeller, openStudio } from '#tests/support/sellers.ts'
import { openTestShop, smallPicture, type TestShop } from '#tests/support/test-shop.ts'
import { listOwnPieces } from './list-own-pieces.ts'
import { listSellers } from './list-sellers.ts'
import { findSellerSession, sellerActorOf } from './seller-session.ts'
import { acceptTerms, getOwnTerms } from './seller-terms.ts'
import { sellerTermsSetting } from './seller-terms-setting.ts'

async function openWithTerms() {
  const shop = await openTestShop()
  await openStudio(shop.marketplace)
  const storeId = await shop.hasStore()
  const { session, ...seller } = await asSeller(shop.marketplace, storeId)
  /** As the next request of the phone. */
  const now = async (): Promise<Marketplace> => {
    const found = await findSellerSession(shop.marketplace, session)
    assert.ok(found)
    return { ...seller, actor: sellerActorOf(found) }
  }
  return { shop, storeId, now, [Symbol.asyncDispose]: () => shop[Symbol.asyncDispose]() }
}

/** As an owner does on the page of settings. */
async function publish({ system }: TestShop, terms: string | undefined): Promise<void> {
  const { version } = await getSetting(system, sellerTermsSetting)
  const edited = terms ? { translations: { en: { terms } } } : {}
  assert.equal((await editSetting(system, sellerTermsSetting, { version, edited })).outcome, 'saved')
}

test('a seller accepts the terms in their version, with the day, and a new version asks again', async () => {
  await using opened = await openWithTerms()
  const { shop, storeId, now } = opened
  const office = await asOperator(shop.marketplace)
  assert.equal(await getOwnTerms(await now()), undefined)
  await publish(shop, 'We pay on the fifth.')
  const at = shop.clock.now()
  assert.deepEqual(await getOwnTerms(await now()), {
    ...{ version: 1, text: 'We pay on the fifth.', locale: 'en', acceptedAt: undefined },
  })
  assert.equal(await acceptTerms(await now(), 1), 'accepted')
  assert.equal(await acceptTerms(await now(), 1), 'accepted')
  assert.deepEqual((await getOwnTerms(await now()))?.acceptedAt, at)
  const [entry, earlier] = (await listAuditLog(office, {})).rows
  assert.deepEqual(
    [entry?.action, entry?.after, earlier?.action],
    ['terms accepted', { version: 1 }, 'signed in by link'],
  )

  shop.clock.passes({ days: 3 })
  await publish(shop, 'We pay on the tenth.')
  assert.equal(await acceptTerms(await now(), 1), 'changed-meanwhile')
  assert.equal((await getOwnTerms(await now()))?.acceptedAt, undefined)
  assert.deepEqual((await listSellers(office, storeId))[0]?.acceptedTerms, { version: 1, at })
  assert.equal(await acceptTerms(await now(), 2), 'accepted')
  assert.deepEqual((await listSellers(office, storeId))[0]?.acceptedTerms, { version: 2, at: shop.clock.now() })

  await publish(shop, undefined)
  assert.equal(await acceptTerms(await now(), 3), 'changed-meanwhile')
  assert.equal(await getOwnTerms(await now()), undefined)
})

test('until the terms are accepted a seller sees everything and changes nothing, and afterwards all of it', async () => {
  await using opened = await openWithTerms()
  const { shop, storeId, now } = opened
  const bowl = await shop.sells({ storeId })
  const placed = await shop.order([{ product: bowl }])
  assert.ok(placed.outcome === 'placed')
  await advance(await asOperator(shop.marketplace), placed.order.id, 'confirmed')
  await publish(shop, 'We pay on the fifth.')
  const seller = await now()
  const [base, storeBase] = [
    productDraftOf(await getAdminProduct(seller, bowl.id)),
    storeDraftOf(await getAdminStore(seller, storeId)),
  ]
  const line = { orderId: placed.order.id, position: 0, variantId: bowl.variants[0]?.id ?? 0, quantity: 1 }
  const changes: ((seller: Marketplace) => Promise<unknown>)[] = [
    (seller) => changeStock(seller, bowl.variants[0]?.id ?? 0, { reason: 'delivered', pieces: 1 }),
    (seller) => editProduct(seller, bowl.id, { base, edited: { ...base, name: 'Cup' } }),
    (seller) => editStore(seller, storeId, { base: storeBase, edited: { ...storeBase, craft: 'Clay' } }),
    (seller) => prepareLine(seller, line, { state: 'ready' }),
    (seller) => retireProduct(seller, bowl.id),
    (seller) => submitProduct(seller, bowl.id),
    (seller) => restoreProduct(seller, bowl.id),
    (seller) => createProduct(seller, { ...base, pictures: [], colors: [], sizes: [{ name: '', stock: 1 }] }),
    (seller) => uploadPicture(seller, new Uint8Array()),
    (seller) => addPicture(seller, smallPicture),
  ]
  for (const change of changes) await assert.rejects(change(seller), NotAllowed)
  assert.equal((await listOwnPieces(seller, storeId, 1)).total, 1)
  await acceptTerms(seller, 1)
  const accepted = await now()
  for (const change of changes) await change(accepted)
  assert.equal((await listOwnPieces(accepted, storeId, 1)).total, 2)
})

test('what was accepted is only ever added to', async () => {
  await using opened = await openWithTerms()
  const { shop, now } = opened
  await publish(shop, 'We pay on the fifth.')
  await acceptTerms(await now(), 1)
  const { db } = shop.system
  await assert.rejects(db.deleteFrom('seller_terms_acceptances').execute(), /only ever added to/)
  await assert.rejects(db.updateTable('seller_terms_acceptances').set({ version: 2 }).execute(), /only ever added to/)
})
