import assert from 'node:assert/strict'
import { test } from 'node:test'
import { NotAllowed } from '#domain/access/not-allowed.ts'
import { listAuditLog } from '#domain/audit/list-audit-log.ts'
import { createStore } from '#domain/catalog/admin/edit-store.ts'
import { analyzeCatalogWords } from '#domain/catalog/search/analyze-catalog-words.ts'
import { listProducts } from '#domain/catalog/search/list-products.ts'
import { findSearchRedirect } from '#domain/catalog/search-entries/find-search-redirect.ts'
import { listSearchEntries } from '#domain/catalog/search-entries/list-search-entries.ts'
import { addSearchEntry } from '#domain/catalog/search-entries/save-search-entry.ts'
import { builtInCategories, builtInCollections, categoriesOf } from '#domain/category.ts'
import { NotFound } from '#domain/errors.ts'
import { emptyValues } from '#domain/fields/field.ts'
import { storeFields } from '#domain/fields/store-fields.ts'
import type { Locale } from '#domain/locale.ts'
import { asOperator } from '#tests/support/operators.ts'
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts'
import { builtInName } from '#web/localize-categories.ts'
import { moveCategory, restoreCategory, retireCategory } from './arrange-categories.ts'
import { listCategories } from './list-categories.ts'
import { addCategory, type CategoryDraft, editCategory, getCategory } from './save-category.ts'

const rugs: CategoryDraft = {
  texts: { en: { name: 'Rugs' }, fr: { name: 'Tapis', text: 'Tissés à la main.' }, ar: { name: 'زرابي' } },
  isInMenu: true,
}

const named = (name: string): CategoryDraft => ({
  texts: { en: { name }, fr: { name }, ar: { name } },
  isInMenu: true,
})

async function added(shop: TestShop, slug: string, draft: CategoryDraft = named(slug)): Promise<number> {
  const result = await addCategory(shop.system, slug, draft, builtInName)
  assert.ok(result.outcome === 'saved', JSON.stringify(result))
  return result.id
}

const ownSlugs = async (shop: TestShop) =>
  (await listCategories(shop.system)).flatMap(({ slug, isBuiltIn }) => (isBuiltIn ? [] : slug))

test('a shop begins with the categories and collections of the program, which stay as they are', async () => {
  await using shop = await openTestShop()
  const all = await listCategories(shop.marketplace)
  assert.deepEqual(
    all.map(({ slug }) => slug),
    [...builtInCategories, ...builtInCollections],
  )
  assert.deepEqual(categoriesOf(all, 'HANDCRAFTED-accessories'), ['Accessories', 'bags', 'shoes', 'clothing'])
  assert.deepEqual([categoriesOf(all, 'BAGS'), categoriesOf(all, 'none')], [['bags'], undefined])
  const bags = all[1]
  assert.ok(bags)
  await assert.rejects(retireCategory(shop.system, bags.id), NotFound)
  await assert.rejects(restoreCategory(shop.system, bags.id, builtInName), NotFound)
  await assert.rejects(moveCategory(shop.system, bags.id, 'up'), NotFound)
  const edited = { texts: { fr: { name: 'Sacs et couffins' } }, isInMenu: true, members: ['shoes'] }
  assert.equal((await editCategory(shop.system, bags.id, { version: 0, edited }, builtInName)).outcome, 'saved')
  const now = await getCategory(shop.system, bags.id)
  assert.deepEqual([now.texts, now.isInMenu, now.members], [edited.texts, false, undefined])
  await assert.rejects(shop.system.db.deleteFrom('categories').where('slug', '=', 'bags').execute())
  await assert.rejects(
    shop.system.db.updateTable('categories').set({ retired_at: new Date() }).where('slug', '=', 'bags').execute(),
  )
})

test('owners add categories and collections, with a name in every language and an address of their own', async () => {
  await using shop = await openTestShop()
  const owner = await asOperator(shop.marketplace)
  const staff = await asOperator(shop.marketplace, 'staff')
  await assert.rejects(addCategory(staff, 'rugs', rugs, builtInName), NotAllowed)
  const add = (slug: string, draft: CategoryDraft) => addCategory(owner, slug, draft, builtInName)
  const first = await add('rugs', rugs)
  assert.equal(first.outcome, 'saved')
  assert.deepEqual(await add('rugs', rugs), first)
  for (const taken of ['rugs', 'accessories', 'decor', 'kids-room-wonders'])
    assert.equal((await add(taken, { ...rugs, isInMenu: false })).outcome, 'slug-taken', taken)
  for (const slug of ['Rugs', 'rugs-', 'r2', 'زرابي', '']) await assert.rejects(add(slug, rugs), RangeError, slug)
  assert.equal((await add('kilims', { ...rugs, texts: {} })).outcome, 'nameless')
  for (const members of [[], ['none'], ['rugs', 'rugs'], ['kids-room-wonders']])
    assert.equal((await add('woven', { ...rugs, members })).outcome, 'unknown-members')
  await added(shop, 'woven', { ...named('Woven'), members: ['rugs', 'decor'] })
  assert.deepEqual(categoriesOf(await listCategories(owner), 'woven'), ['rugs', 'decor'])
  const [change] = (await listAuditLog(owner, {})).rows
  assert.deepEqual([change?.entity, change?.action, change?.entityName], ['category', 'added', 'rugs'])
})

test('an edit of a category that somebody else has edited since is refused', async () => {
  await using shop = await openTestShop()
  const id = await added(shop, 'rugs')
  const edit = (name: string) => editCategory(shop.system, id, { version: 0, edited: named(name) }, builtInName)
  assert.equal((await edit('Carpets')).outcome, 'saved')
  assert.equal((await edit('Kilims')).outcome, 'changed-meanwhile')
  assert.equal((await edit('Carpets')).outcome, 'saved')
  assert.equal((await getCategory(shop.system, id)).version, 1)
})

test('no two categories or collections that are offered have one name in a language', async () => {
  await using shop = await openTestShop()
  const id = await added(shop, 'rugs', rugs)
  const add = (draft: CategoryDraft) => addCategory(shop.system, 'other', draft, builtInName)
  const edit = async (id: number, texts: CategoryDraft['texts']) => {
    const { version, members } = await getCategory(shop.system, id)
    const edited = { texts, isInMenu: true, ...(members && { members }) }
    return editCategory(shop.system, id, { version, edited }, builtInName)
  }
  const taken = (...locales: readonly Locale[]) => ({ outcome: 'name-taken', locales })
  const looksAlike = { en: { name: 'ＲＵＧＳ' }, fr: { name: 'Autre' }, ar: { name: 'زرابي\u200f' } }
  assert.deepEqual(await add({ texts: looksAlike, isInMenu: true, members: ['decor'] }), taken('en', 'ar'))
  assert.deepEqual(await add(named('Bags')), taken('en'), 'the program calls one so')
  const other = await added(shop, 'other', named('Other'))
  const { texts } = named('Other')
  assert.deepEqual(await edit(other, { ...texts, fr: { name: 'tapis' } }), taken('fr'))
  assert.equal((await edit(2, { en: { name: 'Sacks' } })).outcome, 'saved')
  assert.equal((await edit(other, { ...texts, en: { name: 'Bags' } })).outcome, 'saved', 'it is free now')
  assert.deepEqual(await edit(2, {}), taken('en'))

  await retireCategory(shop.system, id)
  assert.equal((await edit(other, rugs.texts)).outcome, 'saved')
  assert.deepEqual(await restoreCategory(shop.system, id, builtInName), taken('en', 'fr', 'ar'))
  assert.equal((await edit(id, named('Carpets').texts)).outcome, 'saved')
  assert.equal((await restoreCategory(shop.system, id, builtInName)).outcome, 'restored')

  // A shop of before.
  await shop.system.db
    .updateTable('categories')
    .set({ texts: JSON.stringify(rugs.texts) })
    .where('id', '=', id)
    .execute()
  const saved = await edit(id, { ...rugs.texts, en: { name: 'Rugs', text: 'Woven.' } })
  assert.equal(saved.outcome, 'saved', 'a name that it has already may stay')
})

test('added categories follow those of the program in the order that owners choose', async () => {
  await using shop = await openTestShop()
  const [first] = [await added(shop, 'rugs'), await added(shop, 'lamps'), await added(shop, 'tables')]
  const last = (await listCategories(shop.system)).at(-1)?.id ?? 0
  await moveCategory(shop.system, last, 'up')
  await moveCategory(shop.system, first, 'up')
  assert.deepEqual(await ownSlugs(shop), ['rugs', 'tables', 'lamps'])
  await moveCategory(shop.system, first, 'down')
  assert.deepEqual(await ownSlugs(shop), ['tables', 'rugs', 'lamps'])
})

test('a retired category is offered nowhere, and its products keep it', async () => {
  await using shop = await openTestShop()
  const id = await added(shop, 'rugs')
  const { id: productId } = await shop.sells({ category: 'rugs', name: 'Kilim' })
  await addSearchEntry(shop.system, { asked: 'floor', kind: 'category', finds: [], category: 'rugs' })
  const leadsTo = async () => (await findSearchRedirect(shop.marketplace, 'floor'))?.to
  assert.equal(await leadsTo(), 'category')
  await retireCategory(shop.system, id)
  assert.equal(categoriesOf(await listCategories(shop.system), 'rugs'), undefined)
  assert.equal(await leadsTo(), undefined)
  assert.deepEqual(
    (await listSearchEntries(shop.system)).map(({ isWithoutEffect }) => isWithoutEffect),
    [true],
  )
  const { products } = await listProducts(shop.marketplace, { pageSize: 6 })
  assert.deepEqual(
    products.map(({ id, category }) => [id, category]),
    [[productId, 'rugs']],
  )
  await restoreCategory(shop.system, id, builtInName)
  assert.deepEqual(categoriesOf(await listCategories(shop.system), 'rugs'), ['rugs'])
})

test('what is no category is refused for products, stores and searches, a collection too', async () => {
  await using shop = await openTestShop()
  await assert.rejects(shop.sells({ category: 'kids-room-wonders' }), /category/)
  await shop.sells()
  for (const category of ['kids-room-wonders', 'none'])
    await assert.rejects(shop.system.db.updateTable('products').set({ category }).execute(), /foreign key/)
  const picture = (await shop.sells()).pictures[0]?.fileName ?? ''
  const store = { ...emptyValues(storeFields), name: 'Dar', category: 'none', logo: picture, cover: picture }
  const result = await createStore(shop.system, { ...store, translations: undefined })
  assert.deepEqual(result, { outcome: 'unknown-fields', fields: ['category'] })
  const entry = { asked: 'zorbla', kind: 'category', finds: [], category: 'none' } as const
  assert.deepEqual(await addSearchEntry(shop.system, entry), { outcome: 'invalid', problem: 'category' })
})

test('a search for what an owner calls a category finds its products, until it is retired', async () => {
  await using shop = await openTestShop()
  const id = await added(shop, 'small-things', {
    texts: { en: { name: 'Trinkets' }, fr: { name: 'Babioles' }, ar: { name: 'خردوات' } },
    isInMenu: false,
  })
  await shop.sells({ category: 'small-things', name: 'Square of Mahdia', description: 'Woven.' })
  await analyzeCatalogWords(shop.system)
  const found = async (searchText: string) =>
    (await listProducts(shop.marketplace, { searchText, pageSize: 6 })).products.map(({ name }) => name)
  for (const text of ['babiole', 'trinket', 'خردوات']) assert.deepEqual(await found(text), ['Square of Mahdia'], text)
  await retireCategory(shop.system, id)
  assert.deepEqual(await found('babiole'), [])
})
