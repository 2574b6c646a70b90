import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { operatorActor } from '#domain/access/actor.ts'
import { productDraftOf } from '#domain/catalog/admin/admin-product.ts'
import { getAdminStore, listAdminStoreNames, listAdminStores } from '#domain/catalog/admin/admin-stores.ts'
import { createProduct } from '#domain/catalog/admin/create-product.ts'
import { duplicateProduct } from '#domain/catalog/admin/duplicate-product.ts'
import { editProduct } from '#domain/catalog/admin/edit-product.ts'
import { editStore, storeDraftOf } from '#domain/catalog/admin/edit-store.ts'
import { editVariants } from '#domain/catalog/admin/edit-variants.ts'
import { getAdminProduct } from '#domain/catalog/admin/get-admin-product.ts'
import { listAdminProducts } from '#domain/catalog/admin/list-admin-products.ts'
import { listPinnedProducts } from '#domain/catalog/admin/list-pinned-products.ts'
import { listVariants } from '#domain/catalog/admin/list-variants.ts'
import { pinProduct } from '#domain/catalog/admin/pin-product.ts'
import { cancelPublishing, planPublishing } from '#domain/catalog/admin/plan-publishing.ts'
import { repriceProduct } from '#domain/catalog/admin/reprice-product.ts'
import { restoreProduct } from '#domain/catalog/admin/restore-product.ts'
import { retireProduct } from '#domain/catalog/admin/retire-product.ts'
import { restoreStore, retireStore } from '#domain/catalog/admin/retire-store.ts'
import { setVariantRetired } from '#domain/catalog/admin/set-variant-retired.ts'
import type { NewProduct } from '#domain/catalog/new-product.ts'
import type { PastedRow } from '#domain/catalog/pasted-rows/pasted-row.ts'
import { previewPastedRows } from '#domain/catalog/pasted-rows/preview-pasted-rows.ts'
import { savePastedRows } from '#domain/catalog/pasted-rows/save-pasted-rows.ts'
import type { Product } from '#domain/catalog/product.ts'
import { changeStock } from '#domain/catalog/stock/change-stock.ts'
import { splitStock } from '#domain/catalog/stock/split-stock.ts'
import { approveSubmission, sendBackSubmission } from '#domain/catalog/submissions/decide-submission.ts'
import { listSubmissions } from '#domain/catalog/submissions/list-submissions.ts'
import type { EmailAddress } from '#domain/email-address.ts'
import { NotFound } from '#domain/errors.ts'
import { emptyValues } from '#domain/fields/field.ts'
import { productFields } from '#domain/fields/product-fields.ts'
import { emptyBanner } from '#domain/home-page/banner.ts'
import { editBanner } from '#domain/home-page/edit-banner.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { dinars } from '#domain/money.ts'
import { createIssue } from '#domain/newsletter/edit-issue.ts'
import { prepareLine } from '#domain/orders/preparations/prepare-line.ts'
import { advanceOrder } from '#domain/orders/status/advance-order.ts'
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
import { countWaiting } from '#domain/stock-alerts/count-waiting.ts'
import { listShelfSizes } from '#domain/stock-taking/list-shelf-sizes.ts'
import { recordShelfCounts } from '#domain/stock-taking/record-shelf-counts.ts'
import { getStoreNumbers } from '#domain/store-interest/get-store-numbers.ts'
import { editTexts } from '#domain/translating/edit-texts.ts'
import { getTranslatedThing } from '#domain/translating/get-translated-thing.ts'
import { importTranslations, previewTranslationImport } from '#domain/translating/import-translations.ts'
import {
  countMissingTranslations,
  listTranslations,
  streamTranslations,
} from '#domain/translating/list-translations.ts'
import { isWaitingForLock } from './support/api-client.ts'
import { findOperations, isAllowed, readEntries } from './support/operations.ts'
import { asOperator } from './support/operators.ts'
import { sheetOf, sheetOfBowls, uploadAndRead } from './support/product-imports.ts'
import { openStudio } from './support/sellers.ts'
import { addConfirmedAlerts } from './support/stock-alerts.ts'
import { openTestShop, type TestShop } from './support/test-shop.ts'
import { until } from './support/until.ts'

/** What an operation may be asked for: things of the own store, of another one, or of none. */
interface Things {
  readonly storeId: number
  readonly productId: number
  readonly sizeId: number
  readonly colorId: number
  /** Confirmed, with a piece of the product. */
  readonly orderId: number
  readonly importId: number
  readonly storeName: string
  readonly model: string
}

/** Calls an operation for things, or for all there is; `own` are those of the actor's store. */
type Call = (office: Marketplace, things: Things, own: Things) => Promise<unknown>

const key = 'b4a1a3a0-7f0c-4b4e-9a53-0d5b3b0f6a11'

const calls: Readonly<Record<string, Call>> = {
  approveSubmission: (office, { productId }) => approveSubmission(office, productId, 0),
  sendBackSubmission: (office, { productId }) => sendBackSubmission(office, productId, 'photo'),
  listSubmissions: (office) => listSubmissions(office),
  cancelPublishing: (office, { productId }) => cancelPublishing(office, productId),
  changeStock: (office, { sizeId }) => changeStock(office, sizeId, { reason: 'delivered', pieces: 2 }),
  countMissingTranslations: (office) => countMissingTranslations(office),
  countWaiting: async (office, { productId }) => Object.values((await countWaiting(office, productId)).forVariants),
  createProduct: (office, { storeId }) => createProduct(office, cupOf(storeId)),
  editVariants: (office, { productId, sizeId }) => {
    const seen = { stock: 10, sku: '', ownPrice: undefined }
    return editVariants(office, productId, [{ id: sizeId, ...seen, sku: 'X', seen }])
  },
  listVariants: (office, { productId }) => listVariants(office, productId),
  setVariantRetired: (office, { productId, sizeId }) => setVariantRetired(office, productId, sizeId, false),
  splitStock: (office, { productId, sizeId, colorId }) =>
    splitStock(office, productId, [{ sizeId, seen: 10, pieces: new Map([[colorId, 10]]) }]),
  duplicateProduct: (office, { productId }) => duplicateProduct(office, productId, 'Copy'),
  async editProduct(office, { productId, storeId }, own) {
    const base = productDraftOf(await getAdminProduct(office, own.productId))
    return [
      await answerOf(editProduct(office, own.productId, { base, edited: { ...base, storeId } })),
      await editProduct(office, productId, { base, edited: { ...base, name: 'Taken' } }),
    ]
  },
  async editStore(office, { storeId }, own) {
    const base = storeDraftOf(await getAdminStore(office, own.storeId))
    return editStore(office, storeId, { base, edited: { ...base, craft: 'Clay' } })
  },
  async editTexts(office, { productId, storeId }) {
    const edit = { field: 'name', locale: 'fr', text: 'Bol', basedOn: '' } as const
    const ofStore = await answerOf(editTexts(office, { kind: 'store', id: String(storeId) }, [edit]))
    return [ofStore, await editTexts(office, { kind: 'product', id: String(productId) }, [edit])]
  },
  getAdminProduct: (office, { productId }) => getAdminProduct(office, productId),
  getAdminStore: (office, { storeId }) => getAdminStore(office, storeId),
  getStoreNumbers: (office, { storeId }) => getStoreNumbers(office, storeId),
  async getTranslatedThing(office, { productId, storeId }) {
    const ofStore = await answerOf(getTranslatedThing(office, { kind: 'store', id: String(storeId) }))
    return [ofStore, await getTranslatedThing(office, { kind: 'product', id: String(productId) })]
  },
  async savePastedRows(office, things) {
    const rows = [rowOf(things)]
    const { productId: id, sizeId } = things
    const stock = { variantId: sizeId, from: 10, to: 3 }
    return [
      await savePastedRows(office, rows, [{ outcome: 'changed', line: 1, id, name: 'Bowl', stock }]),
      await savePastedRows(office, rows, await previewPastedRows(office, rows)),
    ]
  },
  async importTranslations(office, { productId, sizeId }) {
    const changes = [{ locale: 'fr', from: '', to: 'Belle' } as const]
    const keys = [`product:${productId}:description`, `product:${productId}:size-${sizeId}`] as const
    return importTranslations(
      office,
      keys.map((key, line) => ({ outcome: 'changed', line, key, changes })),
    )
  },
  async listAdminProducts(office, { storeId }) {
    const filter = { state: 'all', page: 1 } as const
    return [
      await listAdminProducts(office, filter),
      await listAdminProducts(office, { ...filter, storeId }),
      await listAdminProducts(office, { ...filter, searchText: 'Foreign' }),
    ]
  },
  listAdminStoreNames: (office, { storeId }) => listAdminStoreNames(office, storeId),
  listAdminStores: (office) => listAdminStores(office),
  listPinnedProducts: (office) => listPinnedProducts(office),
  listShelfSizes: (office, { storeId }) => listShelfSizes(office, storeId),
  listTranslations: (office) => listTranslations(office, { locale: 'fr', state: 'all' }),
  planPublishing: (office, { productId }) =>
    planPublishing(office, productId, new Date(office.clock.now().getTime() + 86_400_000)),
  prepareLine: (office, { orderId, sizeId: variantId }) =>
    prepareLine(office, { orderId, position: 0, variantId, quantity: 1 }, { state: 'ready' }),
  previewPastedRows: (office, things) => previewPastedRows(office, [rowOf(things)]),
  async previewTranslationImport(office, { productId, storeId }) {
    const keys = [`product:${productId}:name`, `store:${storeId}:name`, 'banner:hero-1:headline', 'issue:1:subject']
    const rows = keys.map((key, line) => ({ line, key, texts: { fr: 'Bol' } }))
    return (await previewTranslationImport(office, rows)).map(({ outcome }) => outcome)
  },
  recordShelfCounts: async (office, { sizeId }) =>
    (await recordShelfCounts(office, [{ variantId: sizeId, expected: 10, counted: 9 }], key)).map(
      ({ outcome }) => outcome,
    ),
  repriceProduct: (office, { productId }) =>
    repriceProduct(office, productId, { seen: { regularPrice: dinars(45) }, prices: { regularPrice: dinars(40) } }),
  restoreProduct: (office, { productId }) => restoreProduct(office, productId),
  restoreStore: (office, { storeId }) => restoreStore(office, storeId),
  retireProduct: (office, { productId }) => retireProduct(office, productId),
  retireStore: (office, { storeId }) => retireStore(office, storeId),
  uploadProductImport: (office, { storeId }) =>
    uploadProductImport(office, { storeId, fileName: 'pieces.csv', bytes: sheetOfBowls(1) }),
  getProductImport: (office, { importId }) => getProductImport(office, importId),
  listImportedPieces: (office, { importId }) => listImportedPieces(office, importId, { states: ['planned'] }),
  listProductImports: async (office, { storeId }) => [
    await listProductImports(office),
    await listProductImports(office, { storeId }),
  ],
  async saveImportChoices(office, { importId }, own) {
    const { choices, version } = await getProductImport(office, own.importId)
    return choices && saveImportChoices(office, importId, { choices, version })
  },
  startProductImport: (office, { importId }) => startProductImport(office, importId, 1),
  stopProductImport: (office, { importId }) => stopProductImport(office, importId),
  streamRefusedRows: (office, { importId }) => Array.fromAsync(streamRefusedRows(office, importId)),
  takeBackProductImport: (office, { importId }) => takeBackProductImport(office, importId),
  deleteProductImport: (office, { importId }) => deleteProductImport(office, importId),
  async streamTranslations(office) {
    const things = []
    for await (const batch of streamTranslations(office)) things.push(...batch)
    return things
  },
}

/** What takes no store, and gives nothing of one. */
const withoutStore = ['addPicture', 'uploadPicture']

/** Whoever acts is asked nothing of the catalog's rooms: what everybody may do, and what belongs to the own account. */
const ofEverybody = ['none', 'mayActInPublic', 'maySignIn', 'hasOwnAccount', 'hasOfficeAccount']

function cupOf(storeId: number): NewProduct {
  return {
    ...emptyValues(productFields),
    ...{ storeId, name: 'Cup', model: 'C-1', category: 'decor', regularPrice: dinars(20) },
    ...{ colors: [], sizes: [{ name: '', stock: 1 }], pictures: [] },
  }
}

function rowOf({ model, storeName }: Things): PastedRow {
  const price = { amount: dinars(41), text: '41' }
  return { line: 1, model, name: 'Bowl', price, category: 'decor', storeName, unreadable: [], unnamed: [] }
}

/** What a call returned or threw, without the ids in the words of an error. */
async function answerOf(call: Promise<unknown>): Promise<unknown> {
  try {
    return { returned: await call }
  } catch (error) {
    return { threw: String(error).replaceAll(/\d+/g, '…') }
  }
}

/** As `answerOf`; fails when the call waits for what others do with rows of another store. */
async function answerAtOnce(shop: TestShop, call: Promise<unknown>): Promise<unknown> {
  const state = { isAnswered: false }
  const answer = answerOf(call).finally(() => {
    state.isAnswered = true
  })
  await until(async () => state.isAnswered || (await isWaitingForLock(shop)), 'an answer')
  assert.ok(state.isAnswered, 'it waits for a row of another store')
  return answer
}

async function lockRows(db: Marketplace['db'], { storeId, productId, sizeId, orderId }: Things): Promise<void> {
  await db.selectFrom('stores').select('id').where('id', '=', storeId).forUpdate().execute()
  await db.selectFrom('products').select('id').where('id', '=', productId).forUpdate().execute()
  await db.selectFrom('variants').select('id').where('id', '=', sizeId).forUpdate().execute()
  await db.selectFrom('orders').select('id').where('id', '=', orderId).forUpdate().execute()
}

async function addThings(shop: TestShop, storeName: string, model: string): Promise<Things> {
  const storeId = await shop.hasStore({ name: storeName })
  const colors = [{ name: `${storeName} blue`, swatch: '#0000ff' }]
  const product = await shop.sells({ storeId, model, name: `${storeName} bowl`, colors })
  await pinProduct(shop.system, product.id)
  await addConfirmedAlerts(shop, product, 2)
  const { sizeId, colorId } = idsOf(product)
  const placed = await shop.order([{ product, colorId }])
  assert.ok(placed.outcome === 'placed')
  await advanceOrder(shop.system, placed.order.id, { to: 'confirmed' })
  const importId = await uploadAndRead(shop.system, storeId, sheetOf([{ model, name: `${storeName} cup` }]), storeName)
  return { storeId, productId: product.id, sizeId, colorId, orderId: placed.order.id, importId, storeName, model }
}

function idsOf({ sizes, colors }: Product) {
  return { sizeId: sizes[0]?.id ?? 0, colorId: colors[0]?.id ?? 0 }
}

/** All rows of a store and its product, and what was recorded of them. */
async function rowsOf({ system: { db } }: TestShop, { storeId, productId, sizeId, orderId }: Things): Promise<unknown> {
  const { rows } = await sql`
    select to_jsonb(stores) as row from stores where id = ${storeId}
    union all select to_jsonb(products) from products where store_id = ${storeId}
    union all select to_jsonb(product_imports) from product_imports where store_id = ${storeId}
    union all select to_jsonb(variants) from variants where product_id = ${productId}
    union all select to_jsonb(product_colors) from product_colors where product_id = ${productId}
    union all select to_jsonb(product_pictures) from product_pictures where product_id = ${productId}
    union all select to_jsonb(stock_movements) from stock_movements where variant_id = ${sizeId}
    union all select to_jsonb(stock_counts) from stock_counts where variant_id = ${sizeId}
    union all select to_jsonb(stock_submissions) from stock_submissions where variant_id = ${sizeId}
    union all select to_jsonb(orders) from orders where id = ${orderId}
    union all select to_jsonb(order_preparations) from order_preparations where order_id = ${orderId}
    union all select to_jsonb(audit_log) from audit_log
      where (entity, entity_id) in (('store', ${String(storeId)}), ('product', ${String(productId)}),
        ('order', ${String(orderId)}))`.execute(db)
  return rows.map((row) => JSON.stringify(row)).sort()
}

test('an operator of one store passes no policy of the whole shop, and each other operation is called here', async () => {
  const person = { id: 1, name: 'Sana', email: 'sana@hirfa.example' as EmailAddress, role: 'owner' } as const
  const actor = { ...operatorActor(person), stores: [1] }
  const entries = readEntries()
  const passed: string[] = []
  for (const operation of findOperations()) {
    const policy = entries.get(operation.name)?.policy
    if (policy === undefined || ofEverybody.includes(policy)) continue
    if (await isAllowed(operation, actor)) passed.push(operation.name)
  }
  assert.deepEqual(passed.sort(), [...Object.keys(calls), ...withoutStore].sort())
})

test('nothing of another store is seen, counted or changed by an operator of one store', async () => {
  await using shop = await openTestShop()
  const own = await addThings(shop, 'Own', 'O-1')
  const owner = await asOperator(shop.marketplace)
  const office: Marketplace = { ...owner, actor: { ...owner.actor, stores: [own.storeId] } }
  await openStudio(shop.marketplace)
  const named = { orderId: 900_005, importId: 900_006, storeName: 'Foreign', model: 'F-1' }
  const unknown: Things = { storeId: 900_001, productId: 900_002, sizeId: 900_003, colorId: 900_004, ...named }
  const expected = new Map<string, unknown>()
  for (const [name, call] of Object.entries(calls)) expected.set(name, await answerOf(call(office, unknown, own)))

  const foreign = await addThings(shop, 'Foreign', 'F-1')
  const { fileName = '' } = (await getAdminProduct(owner, foreign.productId)).product.pictures[0] ?? {}
  await editBanner(owner, 'hero-1', { base: undefined, edited: { ...emptyBanner, fileName, headline: 'Foreign' } })
  await createIssue(owner, { subject: 'Foreign', body: 'Foreign' })
  const before = await rowsOf(shop, foreign)
  await shop.system.db.transaction().execute(async (other) => {
    await lockRows(other, foreign)
    for (const [name, call] of Object.entries(calls))
      assert.deepEqual(await answerAtOnce(shop, call(office, foreign, own)), expected.get(name), name)
  })
  assert.deepEqual(await rowsOf(shop, foreign), before)

  for (const [name, call] of Object.entries(calls))
    assert.doesNotMatch(JSON.stringify(await call(office, own, own)) ?? '', /Foreign/, name)
  assert.deepEqual(await rowsOf(shop, foreign), before)
})

test('a form that has added a product of another store finds none, and adds none', async () => {
  await using shop = await openTestShop()
  const owner = await asOperator(shop.marketplace)
  const [own, foreign] = [await shop.hasStore(), await shop.hasStore()]
  const office: Marketplace = { ...owner, actor: { ...owner.actor, stores: [own] } }
  const send = (office: Marketplace, storeId: number, submissionKey: string) =>
    createProduct(office, cupOf(storeId), { submissionKey })
  await send(owner, foreign, key)
  await assert.rejects(send(office, own, key), NotFound)
  const otherKey = key.replace('b4', 'b5')
  const added = await send(office, own, otherKey)
  assert.deepEqual(await send(office, own, otherKey), added)
  assert.equal(added.outcome, 'created')
})
