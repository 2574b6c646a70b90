import assert from 'node:assert/strict'
import { test } from 'node:test'
import { listAuditLog } from '#domain/audit/list-audit-log.ts'
import { productDraftOf } from '#domain/catalog/admin/admin-product.ts'
import { getAdminStore } from '#domain/catalog/admin/admin-stores.ts'
import { duplicateProduct } from '#domain/catalog/admin/duplicate-product.ts'
import { editProduct } from '#domain/catalog/admin/edit-product.ts'
import { createStore, editStore, storeDraftOf } from '#domain/catalog/admin/edit-store.ts'
import { getAdminProduct } from '#domain/catalog/admin/get-admin-product.ts'
import type { DraftField, ProductDraft } from '#domain/catalog/admin/product-draft.ts'
import { previewPastedRows } from '#domain/catalog/pasted-rows/preview-pasted-rows.ts'
import { savePastedRows } from '#domain/catalog/pasted-rows/save-pasted-rows.ts'
import { addPicture } from '#domain/catalog/pictures/add-picture.ts'
import type { NewStore } from '#domain/catalog/stores/new-store.ts'
import { streamTable } from '#domain/exports/stream-table.ts'
import { fieldNames } from '#domain/fields/field.ts'
import { type ProductField, productFields, publicProductFields } from '#domain/fields/product-fields.ts'
import { storeFields } from '#domain/fields/store-fields.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { isSame } from '#domain/merge-edits.ts'
import { dinars } from '#domain/money.ts'
import { undoChange } from '#domain/undo/undo-change.ts'
import { apiClient } from '#tests/support/api-client.ts'
import { openBackofficeForms } from '#tests/support/backoffice-form-browser.ts'
import { editTranslation } from '#tests/support/edit-translation.ts'
import { asOperator } from '#tests/support/operators.ts'
import { openPlainBrowser } from '#tests/support/plain-browser.ts'
import { formsIn, submittedFields } from '#tests/support/plain-forms.ts'
import { smallPicture } from '#tests/support/test-shop.ts'
import { readProductBase } from '#web/backoffice/products/product-base.ts'
import { readProductForm } from '#web/backoffice/products/product-form.ts'
import { typedProductOf } from '#web/backoffice/products/typed-product.ts'

/** A product with a value in every field: a new field is a type error here, and then is followed everywhere. */
const wholeProduct = {
  storeId: 0,
  name: 'Serving bowl',
  category: 'decor',
  model: 'SB-204',
  regularPrice: dinars(61),
  description: 'Thrown in Nabeul.',
  mainColor: 'Cobalt',
  widthMillimeters: 245,
  heightMillimeters: 83,
  weightGrams: 917,
  supply: 'made-to-order',
  preparationDays: 6,
  weeklyLimit: 7,
  promotionalPrice: dinars(53),
  promotionFirstDay: '2026-03-03',
  promotionLastDay: '2026-03-29',
  lowStock: 4,
  sizes: [{ id: undefined, name: 'Large', translations: undefined }],
  colors: [{ id: undefined, name: 'Cobalt', swatch: '#1f4e86', translations: undefined }],
  pictures: [],
  translations: { fr: { name: 'Saladier' } },
} as const satisfies Required<ProductDraft>

/** Another value for each field, of what `wholeProduct` has. */
const otherValues = {
  storeId: 0,
  name: 'Salad bowl',
  category: 'kids',
  model: 'SB-205',
  regularPrice: dinars(62),
  description: 'Thrown in Sejnane.',
  mainColor: 'Ochre',
  widthMillimeters: 246,
  heightMillimeters: 84,
  weightGrams: 918,
  supply: undefined,
  preparationDays: 8,
  weeklyLimit: 9,
  promotionalPrice: dinars(54),
  promotionFirstDay: '2026-03-04',
  promotionLastDay: '2026-03-30',
  lowStock: 5,
} as const satisfies Required<Pick<ProductDraft, ProductField>>

async function openWhole({ hasColors = true } = {}) {
  const backoffice = await openBackofficeForms()
  const { shop } = backoffice
  const office = await asOperator(shop.marketplace)
  const sizes = [{ name: 'Large', stock: 2 }]
  const colors = hasColors ? [{ name: 'Cobalt', swatch: '#1f4e86' }] : []
  const { id, store } = await shop.sells({ name: 'Plain', sizes, colors })
  const plain = await draftOf(office, id)
  // Sizes and colors stay as they are: an edit of them cannot be undone.
  const whole: ProductDraft = { ...wholeProduct, ...partsOf(plain), storeId: store.id }
  return { ...backoffice, office, id, plain, whole, otherStoreId: await shop.hasStore() }
}

function partsOf({ sizes, colors, pictures }: ProductDraft) {
  return { sizes, colors, pictures }
}

async function draftOf(office: Marketplace, id: number): Promise<ProductDraft> {
  return productDraftOf(await getAdminProduct(office, id))
}

/** The fields in which a place differs from what went into it, but for the ids of parts. */
function lostIn(was: ProductDraft, is: ProductDraft): DraftField[] {
  const parts = (draft: ProductDraft) => ({
    ...draft,
    sizes: draft.sizes.map(({ name }) => name),
    colors: draft.colors.map(({ name, swatch }) => ({ name, swatch })),
  })
  const [before, after] = [parts(was), parts(is)]
  return (Object.keys(before) as DraftField[]).filter((field) => !isSame(before[field], after[field]))
}

test('a product with a value in every field comes through every place whole', async () => {
  await using opened = await openWhole()
  const { office, id, plain, whole } = opened
  assert.equal((await editProduct(office, id, { base: plain, edited: whole })).outcome, 'saved')
  const saved = await draftOf(office, id)
  assert.deepEqual(lostIn(whole, saved), [], 'an edit')

  const sent = await fieldsOfForm(opened, `/admin/products/${id}`)
  const form = new FormData()
  for (const [name, value] of sent) form.append(name, value)
  const read = readProductForm(form)
  assert.ok(read.outcome === 'read')
  assert.deepEqual(lostIn({ ...saved, translations: undefined }, read.draft), [], 'the form')
  assert.deepEqual(readProductBase(form), { ...saved, translations: whole.translations }, 'the hidden base of the form')
  await opened.ask(`/admin/products/${id}`, new URLSearchParams(sent))
  assert.deepEqual(lostIn(saved, await draftOf(office, id)), [], 'a form that is saved as it was opened')

  const [entry] = (await listAuditLog(office, {})).rows
  const logged = Object.keys(entry?.after ?? {})
  assert.deepEqual(
    fieldNames(productFields).filter((field) => whole[field] !== plain[field] && !logged.includes(field)),
    [],
    'the audit log',
  )
  assert.equal(await undoChange(office, entry?.id ?? 0), 'undone')
  assert.deepEqual(lostIn(plain, await draftOf(office, id)), [], 'undo')
  assert.equal((await editProduct(office, id, { base: await draftOf(office, id), edited: whole })).outcome, 'saved')

  await editTranslation(office, `product:${id}:description`, { locale: 'fr', text: 'Tourné', basedOn: '' })
  assert.deepEqual(lostIn(whole, await draftOf(office, id)), ['translations'], 'the translation screen')

  const rows = [{ line: 2, model: 'SB-204', price: { amount: dinars(60), text: '60' }, unreadable: [], unnamed: [] }]
  assert.equal((await savePastedRows(office, rows, await previewPastedRows(office, rows))).outcome, 'saved')
  assert.deepEqual(lostIn(whole, await draftOf(office, id)), ['regularPrice', 'translations'], 'a paste')

  const copy = await draftOf(office, await duplicateProduct(office, id, 'Copy'))
  const notCopied = ['name', 'promotionalPrice', 'promotionFirstDay', 'promotionLastDay', 'translations']
  assert.deepEqual(lostIn(await draftOf(office, id), copy).sort(), notCopied.sort(), 'a copy')

  const exported = await exportedRow(office, 'products', id)
  const inFile = fieldNames(productFields).filter(
    (field) => !isSame(exported[field], { ...whole, regularPrice: dinars(60) }[field]),
  )
  assert.deepEqual(inFile, [], 'the export')

  const created = await opened.ask('/admin/products/new', { ...typedTexts(whole), stock: '2' })
  const newId = Number(/\d+/.exec(created.headers.get('location') ?? '')?.[0])
  const { sizes, colors, pictures, translations } = await draftOf(office, newId)
  assert.deepEqual(
    lostIn({ ...whole, sizes, colors, pictures, translations }, await draftOf(office, newId)),
    [],
    'a new product',
  )
})

test('each field that visitors see is in the answer of the API and on the page of the product; the others are in neither', async () => {
  // The main color of a product that comes in several is among their names.
  await using opened = await openWhole({ hasColors: false })
  const { shop, office, id, plain, whole, otherStoreId } = opened
  await editProduct(office, id, { base: plain, edited: { ...whole, promotionFirstDay: '2026-03-09' } })
  const api = apiClient(shop.marketplace)
  const { open } = await openPlainBrowser(shop, { minFormSeconds: 0 })
  const seen = async () => ({
    api: JSON.stringify((await api.get(`/products/${id}`)).body),
    page: (await open(`/product/${id}`)).html.replaceAll(/<script[\s\S]*?<\/script>/g, ''),
  })
  const before = await seen()
  const names = { api: [] as string[], page: [] as string[] }
  for (const field of fieldNames(productFields)) {
    const base = await draftOf(office, id)
    const value = field === 'storeId' ? otherStoreId : otherValues[field]
    assert.equal((await editProduct(office, id, { base, edited: { ...base, [field]: value } })).outcome, 'saved', field)
    const now = await seen()
    for (const place of ['api', 'page'] as const) if (now[place] !== before[place]) names[place].push(field)
    const changed = await draftOf(office, id)
    await editProduct(office, id, { base: changed, edited: { ...changed, [field]: base[field] } })
  }
  assert.deepEqual(names.api.sort(), fieldNames(publicProductFields).toSorted())
  assert.deepEqual(names.page.sort(), fieldNames(publicProductFields).toSorted())
})

/** A store with a value in every field. */
const wholeStore = {
  name: 'Dar El Fakhar',
  category: 'kids',
  description: 'Three generations.',
  craft: 'Painted pottery',
  town: 'Dar Chaâbane',
  governorate: 'TN-21',
  preparationDays: 3,
  closedFirstDay: '2026-03-05',
  closedLastDay: '2026-03-11',
  closedNote: 'At the fair of Kairouan.',
  logo: '',
  cover: '',
  instagramUrl: 'https://www.instagram.com/dar',
  facebookUrl: 'https://www.facebook.com/dar',
  translations: { fr: { name: 'La maison' } },
} as const satisfies Required<NewStore>

test('a store with a value in every field comes through every place whole', async () => {
  await using backoffice = await openBackofficeForms()
  const { shop } = backoffice
  const office = await asOperator(shop.marketplace)
  const id = await shop.hasStore({ name: 'Plain' })
  const read = async (id: number) => storeDraftOf(await getAdminStore(office, id))
  const plain = await read(id)
  const photo = await addPicture(office, smallPicture, 'whole-store')
  const whole: NewStore = { ...wholeStore, logo: photo, cover: photo }
  await editStore(office, id, { base: plain, edited: whole })
  assert.deepEqual(await read(id), whole, 'an edit')
  const [entry] = (await listAuditLog(office, {})).rows
  const logged = Object.keys(entry?.after ?? {})
  assert.deepEqual(
    fieldNames(storeFields).filter((field) => !logged.includes(field)),
    [],
    'the audit log',
  )
  const form = await fieldsOfForm(backoffice, `/admin/stores/${id}`, { description: 'Four generations.' })
  await backoffice.ask(`/admin/stores/${id}`, new URLSearchParams(form))
  assert.deepEqual(await read(id), { ...whole, description: 'Four generations.' }, 'the form')
  const [edit] = (await listAuditLog(office, {})).rows
  assert.equal(await undoChange(office, edit?.id ?? 0), 'undone')
  assert.deepEqual(await read(id), whole, 'undo')
  await editTranslation(office, `store:${id}:craft`, { locale: 'fr', text: 'Poterie', basedOn: '' })
  const translated = { ...whole, translations: { fr: { name: 'La maison', craft: 'Poterie' } } }
  assert.deepEqual(await read(id), translated, 'the translation screen')
  const exported = await exportedRow(office, 'stores', id)
  assert.deepEqual(
    fieldNames(storeFields).filter((field) => exported[field] !== whole[field]),
    [],
    'the export',
  )
  const added = await createStore(office, { ...whole, name: 'Another' })
  assert.ok(added.outcome === 'saved')
  assert.deepEqual(await read(added.id), { ...whole, name: 'Another' }, 'a new store')
})

function typedTexts(draft: ProductDraft): Readonly<Record<string, string>> {
  const { sizes: _, colors: __, pictures: ___, texts: ____, ...fields } = typedProductOf(draft)
  return fields
}

type Backoffice = Awaited<ReturnType<typeof openBackofficeForms>>

/** The fields that the form of a page sends that edits or adds something: as it is opened, or with what is typed. */
async function fieldsOfForm({ read }: Pick<Backoffice, 'read'>, path: string, typed: Record<string, string> = {}) {
  const form = formsIn(await read(path)).find(({ fields }) => fields.some(({ name }) => name === 'description'))
  return submittedFields(form?.fields ?? [], typed).map(([name, value]): [string, string] => [name, String(value)])
}

async function exportedRow(office: Marketplace, table: 'products' | 'stores', id: number) {
  const period = { from: '2026-03-01', until: '2026-03-31' } as Parameters<typeof streamTable>[2]
  for await (const rows of streamTable(office, table, period)) {
    const row = rows.find((row) => 'id' in row && row.id === id)
    if (row) return row as Readonly<Record<string, unknown>>
  }
  throw new Error(`${table} ${id} is not exported`)
}
