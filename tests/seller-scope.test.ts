import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sellerActor } from '#domain/access/actor.ts'
import { NotAllowed } from '#domain/access/not-allowed.ts'
import { productDraftOf } from '#domain/catalog/admin/admin-product.ts'
import { getAdminStore } from '#domain/catalog/admin/admin-stores.ts'
import { createProduct } from '#domain/catalog/admin/create-product.ts'
import { editProduct } from '#domain/catalog/admin/edit-product.ts'
import { editStore, storeDraftOf } from '#domain/catalog/admin/edit-store.ts'
import { getAdminProduct } from '#domain/catalog/admin/get-admin-product.ts'
import { listVariants } from '#domain/catalog/admin/list-variants.ts'
import { restoreProduct } from '#domain/catalog/admin/restore-product.ts'
import { retireProduct } from '#domain/catalog/admin/retire-product.ts'
import { addPicture } from '#domain/catalog/pictures/add-picture.ts'
import { uploadPicture } from '#domain/catalog/pictures/upload-picture.ts'
import type { Product } from '#domain/catalog/product.ts'
import { changeStock } from '#domain/catalog/stock/change-stock.ts'
import { splitStock } from '#domain/catalog/stock/split-stock.ts'
import { submitProduct } from '#domain/catalog/submissions/submit-product.ts'
import { getOwnCommission } from '#domain/commission/get-own-commission.ts'
import type { EmailAddress } from '#domain/email-address.ts'
import { NotFound } from '#domain/errors.ts'
import { changeOwnLocale } from '#domain/operators/change-own-locale.ts'
import { changeOwnName } from '#domain/operators/change-own-name.ts'
import { endSession, signOutEverywhere } from '#domain/operators/end-session.ts'
import { listSessions } from '#domain/operators/list-sessions.ts'
import { addPasskey, listPasskeys, removePasskey, startPasskeySetup } from '#domain/operators/passkeys.ts'
import { relyingPartyOf } from '#domain/operators/relying-party.ts'
import { listOwnOrders, listPastLines } from '#domain/orders/preparations/list-own-orders.ts'
import type { SeenLine } from '#domain/orders/preparations/preparation.ts'
import { prepareLine } from '#domain/orders/preparations/prepare-line.ts'
import { getOwnPlan } from '#domain/plans/get-plan-of-store.ts'
import { getProductImport, listImportedPieces, listProductImports } from '#domain/product-import/get-imports.ts'
import {
  deleteProductImport,
  saveImportChoices,
  startProductImport,
  stopProductImport,
  takeBackProductImport,
} from '#domain/product-import/import-steps.ts'
import { streamRefusedRows } from '#domain/product-import/stream-refused-rows.ts'
import { uploadProductImport } from '#domain/product-import/upload-import.ts'
import { getPublicPushKey } from '#domain/push/push-keys.ts'
import { listPushSubscriptions, removePushSubscription, subscribeToPushes } from '#domain/push/push-subscriptions.ts'
import { createDeviceCode } from '#domain/sellers/device-code.ts'
import { listOwnPieces } from '#domain/sellers/list-own-pieces.ts'
import { listOwnStores } from '#domain/sellers/list-own-stores.ts'
import { askForOwnEmail, getOwnEmail, removeOwnEmail } from '#domain/sellers/seller-email.ts'
import { findSellerSession } from '#domain/sellers/seller-session.ts'
import { acceptTerms, getOwnTerms } from '#domain/sellers/seller-terms.ts'
import { getOwnStatement, listOwnStatementPieces, listOwnWaitingPieces } from '#domain/statements/get-own-statement.ts'
import { getOwnStoreCard } from '#domain/store-cards/get-store-card.ts'
import { countInterest } from '#domain/store-interest/count-interest.ts'
import { getStoreNumbers } from '#domain/store-interest/get-store-numbers.ts'
import { findOperations, isAllowed, readEntries } from './support/operations.ts'
import { openPasskeyDevice } from './support/passkey-device.ts'
import { sheetOf, uploadAndRead } from './support/product-imports.ts'
import { openTestShop, smallPicture } from './support/test-shop.ts'
import { idOfVariant, openTwoStores, placeOrders } from './support/two-stores.ts'

// A seller and each operation: nothing of another store, of customers or of the office.

/** What a seller may call beside what is open to everybody. Each is called below. */
const ofSellers = [
  ...[
    'acceptTerms',
    'addPasskey',
    'addPicture',
    'askForOwnEmail',
    'changeOwnLocale',
    'changeOwnName',
    'changeStock',
    'createDeviceCode',
    'createProduct',
    'deleteProductImport',
    'editProduct',
    'editStore',
    'endSession',
  ],
  ...[
    'getAdminProduct',
    'getAdminStore',
    'getOwnCommission',
    'getOwnEmail',
    'getOwnPlan',
    'getProductImport',
    'getPublicPushKey',
    'listImportedPieces',
    'listProductImports',
    'getStoreNumbers',
    'listOwnOrders',
    'getOwnStatement',
    'getOwnStoreCard',
    'getOwnTerms',
    'listOwnPieces',
    'listOwnStatementPieces',
    'listOwnStores',
    'listPasskeys',
    'listPastLines',
    'listPushSubscriptions',
    'listOwnWaitingPieces',
    'listSessions',
    'listVariants',
  ],
  ...[
    'prepareLine',
    'removeOwnEmail',
    'removePasskey',
    'removePushSubscription',
    'restoreProduct',
    'retireProduct',
    'saveImportChoices',
    'signOutEverywhere',
    'startProductImport',
    'startPasskeySetup',
  ],
  ...['splitStock', 'stopProductImport', 'streamRefusedRows', 'submitProduct', 'subscribeToPushes'],
  ...['takeBackProductImport', 'uploadPicture', 'uploadProductImport'],
].sort()

test('a seller passes the policies of these operations, and of no other that is not for everybody', async () => {
  const seller = sellerActor({ id: 1, name: 'Amel', role: 'seller' }, [1])
  const entries = readEntries()
  const passed: string[] = []
  for (const operation of findOperations()) {
    const entry = entries.get(operation.name)
    if (!entry || entry.allowed.includes('visitor')) continue
    if (await isAllowed(operation, seller)) passed.push(operation.name)
  }
  assert.deepEqual(passed.sort(), ofSellers)
})

function lineOf({ variants }: Product, orderId: number, position: number): SeenLine {
  return { orderId, position, variantId: variants[0]?.id ?? 0, quantity: 1 }
}

test('no operation of a seller shows, counts or changes anything of another one', async () => {
  await using shop = await openTestShop()
  const { own, foreign, foreignBowl, ownBowl, seller, other } = await openTwoStores(shop)
  const { db } = shop.marketplace
  const stateOfOther = async () => [
    await db.selectFrom('operators').selectAll().where('id', '=', other.actor.id).execute(),
    await db.selectFrom('operator_sessions').selectAll().where('operator_id', '=', other.actor.id).execute(),
    await db.selectFrom('operator_stores').selectAll().where('store_id', '=', foreign).execute(),
    await db.selectFrom('stores').selectAll().where('id', '=', foreign).execute(),
    await db.selectFrom('products').selectAll().where('store_id', '=', foreign).execute(),
    await db.selectFrom('product_imports').selectAll().where('store_id', '=', foreign).execute(),
    await db.selectFrom('variants').selectAll().where('product_id', '=', foreignBowl.id).execute(),
    await db.selectFrom('stock_movements').selectAll().where('variant_id', '=', idOfVariant(foreignBowl)).execute(),
    await db
      .selectFrom('audit_log')
      .selectAll()
      .where('entity', '=', 'product')
      .where('entity_id', '=', String(foreignBowl.id))
      .execute(),
  ]
  const sheet = (name: string) =>
    sheetOf([
      { model: 'X-1', name },
      { model: 'X-2', name, price: 'dear' },
    ])
  const foreignImport = await uploadAndRead(other, foreign, sheet('Foreign cup'), 'Foreign.csv')
  const ownImport = await uploadAndRead(seller, own, sheet('Own cup'), 'Own.csv')
  const orders = await placeOrders(shop, ownBowl, foreignBowl)
  /** What an order has beside the own line. */
  const stateOfOrders = async () => [
    await db.selectFrom('orders').selectAll().orderBy('id').execute(),
    await db.selectFrom('order_preparations').selectAll().where('position', '=', 1).execute(),
    await db
      .selectFrom('audit_log')
      .selectAll()
      .where('entity', '=', 'order')
      .where('entity_id', '=', String(orders.others.id))
      .execute(),
  ]
  await prepareLine(other, lineOf(foreignBowl, orders.both.id, 1), { state: 'ready' })
  const ordersBefore = await stateOfOrders()
  const before = await stateOfOther()
  const session = await findSellerSession(shop.marketplace, seller.session)
  const sessionOfOther = (await findSellerSession(shop.marketplace, other.session))?.id ?? 0
  const relyingParty = relyingPartyOf('https://shop.example')
  assert.ok(typeof relyingParty !== 'string')
  const proved = { ...seller, actor: { ...seller.actor, identityCheckedAt: shop.clock.now() } }
  const base = productDraftOf(await getAdminProduct(seller, ownBowl.id))
  const storeBase = storeDraftOf(await getAdminStore(seller, own))
  /** Calls an operation for the own product, after it was refused for a foreign one as for one that does not exist. */
  const ownOnly = async (call: (productId: number, variantId: number) => Promise<unknown>) => {
    const refusalOf = async (productId: number, variantId: number) => {
      const error = await call(productId, variantId).then(
        (found) => assert.deepEqual(found, []),
        (error: Error) => error,
      )
      return String(error).replaceAll(/\d+/g, '…')
    }
    const refusal = await refusalOf(foreignBowl.id, idOfVariant(foreignBowl))
    assert.equal(refusal, await refusalOf(9_999_999, 9_999_999))
    return call(ownBowl.id, idOfVariant(ownBowl))
  }
  const ownStoreOnly = async (call: (storeId: number) => Promise<unknown>) => {
    for (const storeId of [foreign, 9_999_999]) await assert.rejects(call(storeId), NotFound)
    return call(own)
  }
  const ownImportOnly = async (call: (importId: number) => Promise<unknown>) => {
    for (const importId of [foreignImport, 9_999_999]) await assert.rejects(call(importId), NotFound)
    return call(ownImport)
  }
  const calls: Readonly<Record<string, () => Promise<unknown>>> = {
    uploadProductImport: () =>
      ownStoreOnly((storeId) => uploadProductImport(seller, { storeId, fileName: 'Own.csv', bytes: sheet('Own cup') })),
    getProductImport: () => ownImportOnly((id) => getProductImport(seller, id)),
    async saveImportChoices() {
      const { choices, version } = await getProductImport(seller, ownImport)
      assert.ok(choices)
      return ownImportOnly((id) => saveImportChoices(seller, id, { choices, version }))
    },
    startProductImport: () => ownImportOnly((id) => startProductImport(seller, id, 1)),
    stopProductImport: () => ownImportOnly((id) => stopProductImport(seller, id)),
    takeBackProductImport: () => ownImportOnly((id) => takeBackProductImport(seller, id)),
    async listProductImports() {
      const unknown = await listProductImports(seller, { storeId: 9_999_999 })
      assert.deepEqual(await listProductImports(seller, { storeId: foreign }), unknown)
      return listProductImports(seller)
    },
    async listImportedPieces() {
      const listed = (id: number) => listImportedPieces(seller, id, { states: ['planned', 'refused'] })
      assert.deepEqual(await listed(foreignImport), await listed(9_999_999))
      return listed(ownImport)
    },
    streamRefusedRows: () => ownImportOnly((id) => Array.fromAsync(streamRefusedRows(seller, id))),
    deleteProductImport: () => ownImportOnly((id) => deleteProductImport(seller, id)),
    // Pictures belong to no store: whose a seller may use is tested with the page of photos.
    addPicture: () => addPicture(seller, smallPicture),
    uploadPicture: () => uploadPicture(seller, new Uint8Array()),
    changeStock: () => ownOnly((_, id) => changeStock(seller, id, { reason: 'delivered', pieces: 1 })),
    editProduct: () => ownOnly((id) => editProduct(seller, id, { base, edited: { ...base, name: 'Own cup' } })),
    async editStore() {
      const edited = { ...storeBase, craft: 'Own clay' }
      for (const id of [foreign, 9_999_999])
        await assert.rejects(editStore(seller, id, { base: storeBase, edited }), NotFound)
      // Name and category are the office's, in every language.
      for (const taken of [{ name: 'Taken' }, { category: 'kids' }, { translations: { fr: { name: 'Pris' } } }])
        await assert.rejects(
          editStore(seller, own, { base: storeBase, edited: { ...storeBase, ...taken } }),
          NotAllowed,
        )
      return editStore(seller, own, { base: storeBase, edited })
    },
    async getAdminStore() {
      for (const id of [foreign, 9_999_999]) await assert.rejects(getAdminStore(seller, id), NotFound)
      return getAdminStore(seller, own)
    },
    getAdminProduct: () => ownOnly((id) => getAdminProduct(seller, id)),
    listVariants: () => ownOnly((id) => listVariants(seller, id)),
    retireProduct: () => ownOnly((id) => retireProduct(seller, id)),
    splitStock: () => ownOnly((id) => splitStock(seller, id, [])),
    submitProduct: () => ownOnly((id) => submitProduct(seller, id)),
    restoreProduct: () => ownOnly((id) => restoreProduct(seller, id)),
    acceptTerms: () => acceptTerms(seller, 1),
    getOwnTerms: () => getOwnTerms(seller),
    changeOwnLocale: () => changeOwnLocale(seller, 'fr'),
    changeOwnName: () => changeOwnName(seller, 'Nour'),
    endSession: () => endSession(seller, sessionOfOther),
    async prepareLine() {
      const answerOf = async (orderId: number, position: number, product = ownBowl) => {
        const answering = prepareLine(seller, lineOf(product, orderId, position), { state: 'ready' })
        return String(JSON.stringify(await answering.catch((error: Error) => String(error)))).replaceAll(/\d+/g, '…')
      }
      const unknown = await answerOf(9_999_999, 0)
      assert.match(unknown, /No order/)
      for (const { id } of [orders.others, orders.unconfirmed])
        for (const product of [ownBowl, foreignBowl]) assert.equal(await answerOf(id, 0, product), unknown)
      assert.equal(await answerOf(orders.both.id, 1, foreignBowl), await answerOf(orders.both.id, 7))
      return prepareLine(seller, lineOf(ownBowl, orders.both.id, 0), { state: 'ready' })
    },
    async listOwnOrders() {
      const unknown = await listOwnOrders(seller, 9_999_999)
      assert.deepEqual(await listOwnOrders(seller, foreign), unknown)
      const listed = await listOwnOrders(seller, own)
      assert.deepEqual(
        [...listed.open, ...listed.ready].map(({ name }) => name),
        ['Own bowl'],
      )
      return listed
    },
    async listPastLines() {
      assert.deepEqual(await listPastLines(seller, foreign), await listPastLines(seller, 9_999_999))
      const past = await listPastLines(seller, own)
      assert.deepEqual(
        past.map(({ name }) => name),
        ['Own bowl'],
      )
      return past
    },
    getPublicPushKey: () => getPublicPushKey(seller),
    listPushSubscriptions: () => listPushSubscriptions(seller),
    async subscribeToPushes() {
      const sent = { endpoint: 'https://push.example/1', p256dh: 'k', auth: 'a', device: 'Test' }
      assert.equal(
        await subscribeToPushes(seller, { id: sessionOfOther, operator: { id: other.actor.id } }, sent),
        'refused',
      )
    },
    removePushSubscription: async () => {
      const row = {
        ...{
          operator_id: other.actor.id,
          session_id: sessionOfOther,
          endpoint: 'https://push.example/2',
          device: 'Test',
        },
        ...{ p256dh: 'k'.repeat(87), auth: 'a'.repeat(22) },
        ...{ created_at: new Date(0), seen_at: new Date(0), next_try_at: new Date(0) },
      }
      const { id } = await db.insertInto('push_subscriptions').values(row).returning('id').executeTakeFirstOrThrow()
      await removePushSubscription(seller, id)
      assert.equal((await listPushSubscriptions(other)).length, 1)
    },
    listOwnPieces: async () => {
      const unknown = await listOwnPieces(seller, 9_999_999, 1)
      assert.deepEqual(await listOwnPieces(seller, foreign, 1), unknown)
      return unknown
    },
    listOwnStores: () => listOwnStores(seller),
    startPasskeySetup: () => startPasskeySetup(proved, relyingParty, 'Hirfa'),
    async addPasskey() {
      const { options, challenge } = await startPasskeySetup(proved, relyingParty, 'Hirfa')
      const made = { response: openPasskeyDevice(relyingParty).make(options), challenge, device: '' }
      // On a phone of somebody else.
      assert.equal(await addPasskey(proved, relyingParty, { ...made, sessionId: sessionOfOther }), 'refused')
    },
    async removePasskey() {
      const row = {
        ...{ operator_id: other.actor.id, credential_id: 'key', public_key: Buffer.from('key'), device: 'Test' },
        ...{ signature_counter: 0, transports: [], created_at: new Date(0) },
      }
      const { id } = await db.insertInto('operator_passkeys').values(row).returning('id').executeTakeFirstOrThrow()
      await removePasskey(seller, id)
      assert.equal((await listPasskeys(other)).length, 1)
    },
    listPasskeys: () => listPasskeys(seller),
    async getOwnEmail() {
      const row = { operator_id: other.actor.id, email: 'other@example.tn' as EmailAddress, asked_at: new Date(0) }
      await db.insertInto('seller_emails').values(row).execute()
      assert.deepEqual(await getOwnEmail(seller), { confirmed: undefined, asked: undefined })
    },
    async askForOwnEmail() {
      const email = 'own@example.tn' as EmailAddress
      assert.equal(await askForOwnEmail(proved, { id: sessionOfOther }, email), false)
      assert.equal(await askForOwnEmail(proved, session ?? { id: 0 }, email), true)
    },
    async removeOwnEmail() {
      await removeOwnEmail(seller)
      const left = await db.selectFrom('seller_emails').select('operator_id').execute()
      assert.deepEqual(left, [{ operator_id: other.actor.id }])
    },
    listSessions: () => listSessions(seller),
    async createProduct() {
      const answerOf = (storeId: number) =>
        createProduct(seller, { ...base, storeId, colors: [], pictures: [], sizes: [{ name: '', stock: 1 }] })
      const unknown = await answerOf(9_999_999)
      assert.deepEqual(unknown, { outcome: 'unknown', fields: ['storeId'] })
      assert.deepEqual(await answerOf(foreign), unknown)
      return answerOf(own)
    },
    getOwnCommission: () => ownStoreOnly((id) => getOwnCommission(seller, id)),
    getOwnPlan: () => ownStoreOnly((id) => getOwnPlan(seller, id)),
    async getStoreNumbers() {
      await countInterest(shop.marketplace, { kind: 'seen', productIds: [foreignBowl.id], storeIds: [] })
      const nothing = { seen: 0, sought: 0, favorite: 0, sold: 0 }
      const numbers = await ownStoreOnly((id) => getStoreNumbers(seller, id))
      assert.deepEqual(numbers, { outcome: 'shown', thisWeek: nothing, lastWeek: nothing })
    },
    getOwnStatement: () => ownStoreOnly((id) => getOwnStatement(seller, id, '2026-03')),
    getOwnStoreCard: () => ownStoreOnly((id) => getOwnStoreCard(seller, id)),
    listOwnStatementPieces: () =>
      ownStoreOnly((id) => listOwnStatementPieces(seller, id, { month: '2026-03', of: undefined, page: 1 })),
    listOwnWaitingPieces: () =>
      ownStoreOnly((id) => listOwnWaitingPieces(seller, id, { reason: 'withdrawal', page: 1 })),
    createDeviceCode: () => createDeviceCode(seller, session ?? { id: 0 }),
    signOutEverywhere: () => signOutEverywhere(seller),
  }
  assert.deepEqual(Object.keys(calls).sort(), ofSellers)
  await assert.rejects(createDeviceCode(seller, { id: sessionOfOther }))
  const moved = { ...base, storeId: foreign }
  assert.deepEqual(await editProduct(seller, ownBowl.id, { base, edited: moved }), {
    ...{ outcome: 'unknown', fields: ['storeId'] },
  })
  for (const [name, call] of Object.entries(calls))
    assert.doesNotMatch(JSON.stringify(await call()) ?? '', /Foreign/, name)
  assert.deepEqual(await stateOfOther(), before)
  assert.deepEqual(await stateOfOrders(), ordersBefore)
})
