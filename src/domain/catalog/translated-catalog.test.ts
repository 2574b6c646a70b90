import assert from 'node:assert/strict'
import { test } from 'node:test'
import { listAuditLog } from '#domain/audit/list-audit-log.ts'
import { mainLocaleSetting } from '#domain/languages/main-locale-setting.ts'
import type { Locale } from '#domain/locale.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { createIssue } from '#domain/newsletter/edit-issue.ts'
import { getIssue } from '#domain/newsletter/list-issues.ts'
import { editSetting } from '#domain/settings/edit-setting.ts'
import { undoChange } from '#domain/undo/undo-change.ts'
import { asOperator } from '#tests/support/operators.ts'
import { openTestShop } from '#tests/support/test-shop.ts'
import { productDraftOf } from './admin/admin-product.ts'
import { getAdminStore } from './admin/admin-stores.ts'
import { duplicateProduct } from './admin/duplicate-product.ts'
import { editProduct } from './admin/edit-product.ts'
import { editStore, storeDraftOf } from './admin/edit-store.ts'
import { getAdminProduct } from './admin/get-admin-product.ts'
import { mergeDrafts } from './admin/merge-drafts.ts'
import type { ProductDraft } from './admin/product-draft.ts'
import { getProduct } from './get-product.ts'
import { listProducts } from './search/list-products.ts'
import { getStore } from './stores/get-store.ts'
import { listStorePage } from './stores/list-store-page.ts'

const inLanguage = (marketplace: Marketplace, locale: Locale): Marketplace => ({ ...marketplace, locale })

const bowl = {
  name: 'Fish bowl',
  description: 'Thrown by hand.',
  mainColor: 'Blue',
  sizes: [{ name: 'Small', stock: 5, translations: { fr: { name: 'Petit' }, ar: { name: 'صغير' } } }],
  colors: [{ name: 'Blue', swatch: '#0000ff', translations: { fr: { name: 'Bleu' } } }],
  translations: {
    fr: { name: 'Bol au poisson', description: 'Tourné à la main.', mainColor: 'Bleu' },
    ar: { name: 'جبّانة الحوت' },
  },
}

test('a product is read in the language of the reader, and a missing text in the main one with its language', async () => {
  await using shop = await openTestShop()
  const { id } = await shop.sells(bowl)
  const read = async (locale: Locale) => {
    const { name, description, languageOf, sizes, colors } = await getProduct(inLanguage(shop.marketplace, locale), id)
    return { name, description, languageOf, size: sizes[0]?.name, color: colors[0] && { ...colors[0], id: 0 } }
  }
  assert.deepEqual(await read('fr'), {
    ...{ name: 'Bol au poisson', description: 'Tourné à la main.', languageOf: undefined, size: 'Petit' },
    color: { id: 0, name: 'Bleu', swatch: '#0000ff' },
  })
  assert.deepEqual(await read('ar'), {
    ...{ name: 'جبّانة الحوت', description: 'Thrown by hand.', size: 'صغير' },
    languageOf: { description: 'en', mainColor: 'en' },
    color: { id: 0, name: 'Blue', swatch: '#0000ff', languageOf: { name: 'en' } },
  })
  await editSetting(await asOperator(shop.marketplace), mainLocaleSetting, { version: 0, edited: { mainLocale: 'fr' } })
  const arabic = await read('ar')
  assert.deepEqual([arabic.description, arabic.languageOf?.description], ['Tourné à la main.', 'fr'])
  assert.equal((await read('en')).languageOf, undefined)
})

test('a product that was written in French falls back to French', async () => {
  await using shop = await openTestShop()
  const { id } = await shop.sells({ name: 'Tapis', locale: 'fr', translations: { ar: { name: 'زربية' } } })
  const { name, languageOf } = await getProduct(shop.marketplace, id)
  assert.deepEqual([name, languageOf?.name], ['Tapis', 'fr'])
  assert.equal((await getProduct(inLanguage(shop.marketplace, 'ar'), id)).name, 'زربية')
})

test('lists are sorted by the names in the language, in its order', async () => {
  await using shop = await openTestShop()
  const named = (name: string, fr: string, ar: string) =>
    shop.sells({ name, translations: { fr: { name: fr }, ar: { name: ar } } })
  await named('Cup', 'Élan', 'تاج')
  await named('Bowl', 'eau', 'باب')
  await named('Apron', 'Zèbre', 'أزرق')
  const namesIn = async (locale: Locale) => {
    const filter = { sort: 'name', pageSize: 9 } as const
    return (await listProducts(inLanguage(shop.marketplace, locale), filter)).products.map(({ name }) => name)
  }
  assert.deepEqual(await namesIn('en'), ['Apron', 'Bowl', 'Cup'])
  assert.deepEqual(await namesIn('fr'), ['eau', 'Élan', 'Zèbre'])
  assert.deepEqual(await namesIn('ar'), ['أزرق', 'باب', 'تاج'])
})

test('a search finds the words of every language, Arabic ones without their vowel signs', async () => {
  await using shop = await openTestShop()
  const { id } = await shop.sells({
    name: 'Market basket',
    translations: { ar: { name: 'قُفّة' }, fr: { name: 'Couffin' } },
  })
  await shop.sells({ name: 'Cup' })
  for (const searchText of ['basket', 'couffin', 'قفة', 'قُفَّة', 'قفه', 'coufin']) {
    const { products } = await listProducts(shop.marketplace, { searchText, pageSize: 9 })
    assert.deepEqual(
      products.map((product) => product.id),
      [id],
      searchText,
    )
  }
})

test('a store is read, sorted and found by its name in the language', async () => {
  await using shop = await openTestShop()
  const translations = { fr: { name: 'Atelier du feu', craft: 'Poterie' } }
  const id = await shop.hasStore({ name: 'Zarbia', craft: 'Pottery', translations })
  await shop.hasStore({ name: 'Bois' })
  const french = inLanguage(shop.marketplace, 'fr')
  const store = await getStore(french, id)
  assert.deepEqual([store.name, store.craft, store.languageOf], ['Atelier du feu', 'Poterie', { description: 'en' }])
  const { stores } = await listStorePage(french, { page: 1, pageSize: 9 })
  assert.deepEqual(
    stores.map(({ name }) => name),
    ['Atelier du feu', 'Bois'],
  )
  const { id: rug } = await shop.sells({ storeId: id })
  const { products } = await listProducts(shop.marketplace, { searchText: 'atelier', pageSize: 9 })
  assert.deepEqual(
    products.map((product) => product.id),
    [rug],
  )
})

test('two people who translate at once into two languages lose nothing', async () => {
  await using shop = await openTestShop()
  const { id } = await shop.sells(bowl)
  const office = await asOperator(shop.marketplace)
  const base = productDraftOf(await getAdminProduct(office, id))
  const [size] = base.sizes
  assert.ok(size)
  const theirs: ProductDraft = {
    ...base,
    translations: { ...base.translations, ar: { name: 'جبانة' } },
    sizes: [{ ...size, translations: { ...size.translations, ar: { name: 'صغيرة' } } }],
  }
  const mine: ProductDraft = {
    ...base,
    translations: { ...base.translations, fr: { ...base.translations?.fr, name: 'Jatte' } },
    sizes: [{ ...size, translations: { ...size.translations, fr: { name: 'Petite' } } }],
  }
  assert.equal((await editProduct(office, id, { base, edited: theirs })).outcome, 'saved')
  const result = await editProduct(office, id, { base, edited: mine })
  assert.ok(result.outcome === 'changed-meanwhile')
  const arabic = { name: 'جبانة', [`size-${size.id}`]: 'صغيرة' }
  assert.deepEqual([result.theirs, result.both, result.texts], [[], [], { theirs: { ar: arabic }, both: {} }])
  assert.equal((await editProduct(office, id, { base: result.current, edited: result.merged })).outcome, 'saved')
  const saved = productDraftOf(await getAdminProduct(office, id))
  assert.deepEqual([saved.translations?.ar?.name, saved.translations?.fr?.name], ['جبانة', 'Jatte'])
  assert.deepEqual(saved.sizes[0]?.translations, { fr: { name: 'Petite' }, ar: { name: 'صغيرة' } })
  const conflict = mergeDrafts(base, { ...base, translations: { ar: { name: 'حوت' } } }, theirs)
  assert.deepEqual(conflict.texts.both, { ar: { name: 'جبانة' } })
})

test('an edit of translations is audited by language and text, and undone without later ones', async () => {
  await using shop = await openTestShop()
  const { id } = await shop.sells(bowl)
  const office = await asOperator(shop.marketplace)
  const before = productDraftOf(await getAdminProduct(office, id))
  const [size] = before.sizes
  assert.ok(size?.id)
  const sizes = [{ ...size, translations: { fr: { name: 'Mini' }, ar: { name: 'صغير' } } }]
  await editProduct(office, id, { base: before, edited: { ...before, sizes } })
  const [change] = (await listAuditLog(office, {})).rows
  const key = `size-${size.id}`
  assert.deepEqual(
    [change?.before, change?.after],
    [{ translations: { fr: { [key]: 'Petit' } } }, { translations: { fr: { [key]: 'Mini' } } }],
  )
  const after = productDraftOf(await getAdminProduct(office, id))
  const translations = { ...after.translations, ar: { name: 'جبانة' } }
  await editProduct(office, id, { base: after, edited: { ...after, translations } })
  assert.equal(await undoChange(office, change?.id ?? 0), 'undone')
  const now = productDraftOf(await getAdminProduct(office, id))
  assert.deepEqual([now.sizes, now.translations?.ar?.name], [before.sizes, 'جبانة'])
  assert.equal(await undoChange(office, change?.id ?? 0), 'changed-since')
})

test('empty translations of a new product and a new issue are left out', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  const { id } = await shop.sells({
    translations: { fr: { name: '', description: 'Tourné' }, en: { name: 'Bowl' } },
    sizes: [{ name: '', stock: 1, translations: { fr: { name: '' } } }],
  })
  assert.deepEqual(productDraftOf(await getAdminProduct(office, id)).translations, { fr: { description: 'Tourné' } })
  const { id: issue } = await createIssue(office, {
    subject: 'Spring',
    body: 'Bowls',
    translations: { fr: { subject: '' } },
  })
  assert.ok(!('translations' in (await getIssue(office, issue))))
})

test('a copy of a product keeps its translations, except those of its name', async () => {
  await using shop = await openTestShop()
  const { id } = await shop.sells(bowl)
  const office = await asOperator(shop.marketplace)
  const copy = productDraftOf(await getAdminProduct(office, await duplicateProduct(office, id, 'Copy')))
  assert.deepEqual(copy.translations, { fr: { description: 'Tourné à la main.', mainColor: 'Bleu' } })
  assert.deepEqual(copy.colors[0]?.translations, { fr: { name: 'Bleu' } })
})

test('an edit of a store keeps its translations, and empty ones are removed', async () => {
  await using shop = await openTestShop()
  const id = await shop.hasStore({ translations: { fr: { name: 'Atelier', craft: 'Poterie' } } })
  const office = await asOperator(shop.marketplace)
  const base = storeDraftOf(await getAdminStore(office, id))
  const edited = { ...base, translations: { fr: { name: 'Atelier', craft: '' }, en: { name: 'Workshop' } } }
  assert.equal((await editStore(office, id, { base, edited })).outcome, 'saved')
  assert.deepEqual(storeDraftOf(await getAdminStore(office, id)).translations, { fr: { name: 'Atelier' } })
})
