import assert from 'node:assert/strict'
import { test } from 'node:test'
import { listAuditLog } from '#domain/audit/list-audit-log.ts'
import { duplicateProduct } from '#domain/catalog/admin/duplicate-product.ts'
import { retireProduct } from '#domain/catalog/admin/retire-product.ts'
import { retireStore } from '#domain/catalog/admin/retire-store.ts'
import { listMissingPictures } from '#domain/catalog/pictures/list-missing-pictures.ts'
import { postComment } from '#domain/comments/post-comment.ts'
import type { EmailAddress } from '#domain/email-address.ts'
import { streamTable, type TableName } from '#domain/exports/stream-table.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { listEditableLines } from '#domain/orders/lines/list-editable-lines.ts'
import { placeOrder } from '#domain/orders/placing/place-order.ts'
import { advanceOrderAsOperator } from '#domain/orders/status/advance-order-as-operator.ts'
import type { Phone } from '#domain/phone.ts'
import { listRefusalsByProduct } from '#domain/reports/list-refusal-rates.ts'
import { listSoldProducts } from '#domain/reports/list-sold-products.ts'
import { listStockoutForecasts } from '#domain/reports/list-stockout-forecasts.ts'
import { editSetting } from '#domain/settings/edit-setting.ts'
import { asOperator } from '#tests/support/operators.ts'
import { openTestShop } from '#tests/support/test-shop.ts'
import { mainLocaleSetting } from './main-locale-setting.ts'

const period = { from: '2026-01-01', until: '2026-12-31' } as const

/**
 * A shop whose main language is French, with a bowl that was written in English, translated, and ordered in Arabic. Its
 * operator reads Arabic.
 */
async function openFrenchShop() {
  const shop = await openTestShop()
  const owner = { ...(await asOperator(shop.marketplace)), locale: 'ar' } as const
  const storeId = await shop.hasStore({
    name: 'Blue workshop',
    translations: { fr: { name: 'Atelier bleu', description: 'Poterie.' }, ar: { name: 'الورشة' } },
  })
  const bowl = await shop.sells({
    storeId,
    name: 'Blue bowl',
    mainColor: 'Blue',
    sizes: [{ name: 'Large', stock: 3, translations: { fr: { name: 'Grand' }, ar: { name: 'كبير' } } }],
    colors: [{ name: 'Blue', swatch: '#0000ff', translations: { fr: { name: 'Bleu' }, ar: { name: 'أزرق' } } }],
    translations: { fr: { name: 'Bol bleu', mainColor: 'Bleu' }, ar: { name: 'وعاء' } },
  })
  await editSetting(owner, mainLocaleSetting, { version: 0, edited: { mainLocale: 'fr' } })
  const lines = [{ product: bowl, colorId: bowl.colors[0]?.id ?? 0, quantity: 2 }]
  const placed = await placeOrder({ ...shop.marketplace, locale: 'ar' }, shop.requestFor(lines))
  assert.ok(placed.outcome === 'placed')
  return { shop, owner, bowl, storeId, order: placed.order, [Symbol.asyncDispose]: () => shop[Symbol.asyncDispose]() }
}

async function exportedFrom(owner: Marketplace, name: TableName): Promise<Readonly<Record<string, unknown>>> {
  for await (const [row] of streamTable(owner, name, period)) if (row) return row as Readonly<Record<string, unknown>>
  throw new Error(`Nothing was exported from ${name}`)
}

test('reports name products, sizes and stores in the main language', async () => {
  await using french = await openFrenchShop()
  const { owner, order } = french
  const [forecast] = await listStockoutForecasts(owner)
  assert.deepEqual([forecast?.name, forecast?.sizeName], ['Bol bleu', 'Grand'])
  for (const to of ['confirmed', 'packed', 'shipped', 'refused'] as const)
    assert.equal((await advanceOrderAsOperator(owner, order.id, { to })).outcome, 'advanced')
  assert.equal((await listRefusalsByProduct(owner, period))[0]?.name, 'Bol bleu')
})

test('the report of sold products names products and stores in the main language', async () => {
  await using french = await openFrenchShop()
  const [sold] = await listSoldProducts(french.owner, period)
  assert.deepEqual([sold?.name, sold?.store], ['Bol bleu', 'Atelier bleu'])
})

test('exports have the texts of the catalog and of order lines in the main language', async () => {
  await using french = await openFrenchShop()
  const { shop, owner, bowl } = french
  const author = { authorName: 'Amel', email: 'amel@example.tn' as EmailAddress, phone: '+21622333444' as Phone }
  await postComment(shop.marketplace, { productId: bowl.id, ...author, body: 'Lovely' })
  const textsOf = async (name: TableName, columns: readonly string[]) => {
    const row = await exportedFrom(owner, name)
    return columns.map((column) => row[column])
  }
  assert.deepEqual(
    await textsOf('products', ['name', 'store_name', 'description', 'mainColor', 'colors', 'size_name']),
    ['Bol bleu', 'Atelier bleu', 'A bowl.', 'Bleu', 'Bleu', 'Grand'],
  )
  assert.deepEqual(await textsOf('stores', ['name', 'description', 'town']), ['Atelier bleu', 'Poterie.', ''])
  assert.deepEqual(await textsOf('stock-movements', ['name', 'size_name']), ['Bol bleu', 'Grand'])
  assert.deepEqual(await textsOf('comments', ['name']), ['Bol bleu'])
  assert.deepEqual(await textsOf('order-lines', ['name', 'size_name', 'color_name', 'store_name']), [
    ...['Bol bleu', 'Grand', 'Bleu', 'Atelier bleu'],
  ])
})

test('the audit log names products and stores in the main language, and finds them by it and as they were written', async () => {
  await using french = await openFrenchShop()
  const { owner, bowl, storeId } = french
  await duplicateProduct(owner, bowl.id, 'Copy')
  assert.deepEqual((await listAuditLog(owner, {})).names.products, { [bowl.id]: 'Bol bleu' })
  await retireProduct(owner, bowl.id)
  for (const text of ['bol bleu', 'blue bowl']) {
    const [entry] = (await listAuditLog(owner, { text, entity: 'product' })).rows
    assert.deepEqual([entry?.entityName, entry?.entityId], ['Bol bleu', String(bowl.id)], text)
  }
  await retireStore(owner, storeId)
  for (const text of ['atelier bleu', 'blue workshop'])
    assert.equal((await listAuditLog(owner, { text, entity: 'store' })).rows[0]?.entityName, 'Atelier bleu', text)
})

test('missing pictures and lines added to an order are named in the main language', async () => {
  await using french = await openFrenchShop()
  const { shop, owner, bowl, storeId } = french
  await shop.marketplace.db.updateTable('pictures').set({ missing_since: new Date() }).execute()
  const uses = (await listMissingPictures(owner, 9)).flatMap((picture) => picture.uses)
  assert.ok(uses.some((use) => use.kind === 'product' && use.id === bowl.id && use.name === 'Bol bleu'))
  assert.ok(uses.some((use) => use.kind === 'store' && use.id === storeId && use.name === 'Atelier bleu'))
  const sizeId = bowl.sizes[0]?.id ?? 0
  const [line] = await listEditableLines(owner, [{ productId: bowl.id, sizeId, quantity: 1 }], [])
  assert.deepEqual([line?.name, line?.sizeName, line?.colors[0]?.name], ['Bol bleu', 'Grand', 'Bleu'])
})
