import assert from 'node:assert/strict'
import { test } from 'node:test'
import { NotAllowed } from '#domain/access/not-allowed.ts'
import { listAuditLog } from '#domain/audit/list-audit-log.ts'
import { retireStore } from '#domain/catalog/admin/retire-store.ts'
import { analyzeCatalogWords } from '#domain/catalog/search/analyze-catalog-words.ts'
import { explainSearch } from '#domain/catalog/search/explain-search.ts'
import { listProducts } from '#domain/catalog/search/list-products.ts'
import { suggestWhileTyping } from '#domain/catalog/suggestions/suggest-while-typing.ts'
import { dinars } from '#domain/money.ts'
import { canUndo, undoChange } from '#domain/undo/undo-change.ts'
import { asOperator, openConnections } from '#tests/support/operators.ts'
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts'
import { builtInShopCategories, localizeCategories } from '#web/localize-categories.ts'
import { findSearchRedirect } from './find-search-redirect.ts'
import { listSearchEntries } from './list-search-entries.ts'
import { addSearchEntry, editSearchEntry, removeSearchEntry } from './save-search-entry.ts'
import { maxSearchEntries, type SearchEntryDraft } from './search-entry.ts'

const categories = localizeCategories(builtInShopCategories, { locale: 'en', mainLocale: 'en' })

const entry = (asked: string, kind: SearchEntryDraft['kind'], ...finds: string[]): SearchEntryDraft => ({
  ...{ asked, kind, finds },
})

async function found(shop: TestShop, searchText: string, isVerbatim = false): Promise<string[]> {
  await analyzeCatalogWords(shop.system)
  const { products } = await listProducts(shop.marketplace, { searchText, isVerbatim, pageSize: 50 })
  return products.map(({ name }) => name)
}

async function add(shop: TestShop, draft: SearchEntryDraft): Promise<number> {
  const added = await addSearchEntry(shop.system, draft)
  assert.ok(added.outcome === 'saved', JSON.stringify(added))
  return added.id
}

test('a synonym is found in both directions, in any form, as soon as it is added', async () => {
  await using shop = await openTestShop()
  await shop.sells({ name: 'Trivet', description: '' })
  await shop.sells({ name: 'Potholder', description: '' })
  assert.deepEqual(await found(shop, 'zorbla'), [])
  await add(shop, entry('Zorblas', 'same', 'trivet'))
  for (const asked of ['zorbla', 'ZORBLAS', 'zórbla']) assert.deepEqual(await found(shop, asked), ['Trivet'], asked)
  await shop.sells({ name: 'Zorbla of clay', description: '' })
  assert.deepEqual((await found(shop, 'trivets')).toSorted(), ['Trivet', 'Zorbla of clay'])
})

test('a one-way entry finds the others, and a search for those does not find it', async () => {
  await using shop = await openTestShop()
  await shop.sells({ name: 'Trivet', description: '' })
  await shop.sells({ name: 'Zorbla', description: '' })
  await add(shop, entry('zorbla', 'finds', 'trivet', 'hot plate'))
  assert.deepEqual(await found(shop, 'zorbla'), ['Zorbla', 'Trivet'])
  assert.deepEqual(await found(shop, 'trivet'), ['Trivet'])
})

test('an entry of the owner wins over the thesaurus of the program', async () => {
  await using shop = await openTestShop()
  await shop.sells({ name: 'Couffin', description: '', model: 'C' })
  await shop.sells({ name: 'Panier', description: '', model: 'P' })
  assert.equal((await found(shop, 'panier')).length, 2)
  await add(shop, entry('couffin', 'finds', 'panier'))
  assert.equal((await found(shop, 'couffin')).length, 2)
  assert.deepEqual(await found(shop, 'panier'), ['Panier'])
})

test('a search leads to a category or to a store, as long as the store is open', async () => {
  await using shop = await openTestShop()
  const storeId = await shop.hasStore()
  await add(shop, { ...entry('baby gifts', 'category'), category: 'kids' })
  await add(shop, { ...entry('Dar Amel', 'store'), storeId })
  assert.deepEqual(await findSearchRedirect(shop.marketplace, 'Baby gift'), {
    to: 'category',
    category: 'kids',
    price: {},
  })
  assert.equal(await findSearchRedirect(shop.marketplace, 'blue baby gift'), undefined)
  assert.deepEqual(await findSearchRedirect(shop.marketplace, 'dar AMEL'), { to: 'store', storeId })
  await retireStore(shop.system, storeId)
  assert.equal(await findSearchRedirect(shop.marketplace, 'dar amel'), undefined)
  assert.deepEqual(
    (await listSearchEntries(shop.system)).map(({ asked, isWithoutEffect }) => [asked, isWithoutEffect]),
    [
      ['baby gifts', false],
      ['Dar Amel', true],
    ],
  )
})

test('what is not sold here is not corrected to something else, unless it is searched for as typed', async () => {
  await using shop = await openTestShop()
  await shop.sells({ name: 'Phone pouch' })
  await add(shop, entry('phone', 'not-sold'))
  const page = await listProducts(shop.marketplace, { searchText: 'Phones', pageSize: 6 })
  assert.deepEqual(page, { products: [], total: 0, search: { isPartial: false, isNotSold: true } })
  assert.deepEqual(await found(shop, 'phone pouch'), ['Phone pouch'])
  assert.deepEqual(await found(shop, 'phone', true), ['Phone pouch'])
})

test('invalid entries are refused with the part that is wrong', async () => {
  await using shop = await openTestShop()
  const cases = [
    [entry(' … ', 'not-sold'), 'asked'],
    [entry('a'.repeat(81), 'not-sold'), 'asked'],
    [entry('one two three four five', 'not-sold'), 'asked'],
    [entry('zorbla', 'same'), 'finds'],
    [entry('zorbla', 'finds', 'b'.repeat(61)), 'finds'],
    [entry('zorbla', 'same', 'Zórbla'), 'finds-itself'],
    [entry('zorbla', 'same', ...'abcdefghijk'.split('').map((letter) => letter.repeat(3))), 'too-many-finds'],
    [entry('zorbla', 'category'), 'category'],
    [{ ...entry('zorbla', 'store'), storeId: 99 }, 'store'],
  ] as const
  for (const [draft, problem] of cases)
    assert.deepEqual(await addSearchEntry(shop.system, draft), { outcome: 'invalid', problem }, JSON.stringify(draft))
})

test('there is one entry for the same words, and a maximum of entries', async () => {
  await using shop = await openTestShop()
  await openConnections(shop.system)
  const outcomes = await Promise.all(
    ['Théière', 'theiere'].map((asked) => addSearchEntry(shop.system, entry(asked, 'not-sold'))),
  )
  assert.deepEqual(outcomes.map(({ outcome }) => outcome).toSorted(), ['exists', 'saved'])
  const rows = Array.from({ length: maxSearchEntries - 2 }, (_, n) => ({ asked: `w${n}`, asked_words: `w${n}` }))
  await shop.system.db
    .insertInto('search_entries')
    .values(rows.map((row) => ({ ...row, kind: 'not-sold', finds: [], category: null, store_id: null })))
    .execute()
  const last = await Promise.all(
    ['aaa', 'bbb', 'ccc'].map((asked) => addSearchEntry(shop.system, entry(asked, 'not-sold'))),
  )
  assert.deepEqual(last.map(({ outcome }) => outcome).toSorted(), ['saved', 'too-many', 'too-many'])
})

test('of two concurrent edits of an entry one is a conflict, and nothing is overwritten', async () => {
  await using shop = await openTestShop()
  const id = await add(shop, entry('zorbla', 'same', 'trivet'))
  const outcomes = await Promise.all(
    ['bowl', 'plate'].map((word) =>
      editSearchEntry(shop.system, id, { version: 1, edited: entry('zorbla', 'same', word) }),
    ),
  )
  assert.deepEqual(outcomes.map(({ outcome }) => outcome).toSorted(), ['changed-meanwhile', 'saved'])
  const [kept] = await listSearchEntries(shop.system)
  const conflict = outcomes.find((outcome) => outcome.outcome === 'changed-meanwhile')
  assert.deepEqual([conflict?.current.finds, conflict?.current.version], [kept?.finds, 2])
  assert.equal((await removeSearchEntry(shop.system, id, 1)).outcome, 'changed-meanwhile')
  assert.equal((await listSearchEntries(shop.system)).length, 1)
})

test('entries are for owners, audited, and undone in any order that fits', async () => {
  await using shop = await openTestShop()
  const [owner, staff] = [await asOperator(shop.marketplace), await asOperator(shop.marketplace, 'staff')]
  await assert.rejects(addSearchEntry(staff, entry('zorbla', 'not-sold')), NotAllowed)
  const added = await addSearchEntry(owner, entry('zorbla', 'same', 'trivet'))
  assert.ok(added.outcome === 'saved')
  await editSearchEntry(owner, added.id, { version: 1, edited: entry('zorbla', 'not-sold') })
  await removeSearchEntry(owner, added.id, 2)
  const [removal, edit, addition] = (await listAuditLog(owner, { entity: 'search entry' })).rows
  assert.ok(removal && edit && addition)
  assert.deepEqual(
    [addition, edit, removal].map(({ entityName, action }) => [entityName, action]),
    ['added', 'edited', 'removed'].map((action) => ['zorbla', action]),
  )
  assert.ok(!canUndo(removal, staff.actor))
  assert.equal(await undoChange(owner, edit.id), 'changed-since')
  assert.equal(await undoChange(owner, removal.id), 'undone')
  assert.equal(await undoChange(owner, removal.id), 'changed-since')
  assert.deepEqual(
    (await listSearchEntries(owner)).map(({ asked, kind }) => [asked, kind]),
    [['zorbla', 'not-sold']],
  )
  const [readdition] = (await listAuditLog(owner, { entity: 'search entry' })).rows
  assert.equal(await undoChange(owner, readdition?.id ?? 0), 'undone')
  assert.deepEqual(await listSearchEntries(owner), [])
})

test('an undone edit restores what was there before', async () => {
  await using shop = await openTestShop()
  const owner = await asOperator(shop.marketplace)
  const added = await addSearchEntry(owner, { ...entry('zorbla', 'category'), category: 'kids' })
  assert.ok(added.outcome === 'saved')
  await editSearchEntry(owner, added.id, { version: 1, edited: entry('zorbla', 'same', 'trivet') })
  const [edit] = (await listAuditLog(owner, { entity: 'search entry' })).rows
  assert.equal(await undoChange(owner, edit?.id ?? 0), 'undone')
  const [entryNow] = await listSearchEntries(owner)
  assert.deepEqual([entryNow?.kind, entryNow?.category, entryNow?.finds], ['category', 'kids', []])
})

test('a price in the text changes nothing about what the owner has decided', async () => {
  await using shop = await openTestShop()
  await shop.sells({ name: 'Trivet', description: '' })
  await add(shop, { ...entry('couffin', 'category'), category: 'bags' })
  await add(shop, entry('phone', 'not-sold'))
  assert.deepEqual(await findSearchRedirect(shop.marketplace, 'couffin moins de 200'), {
    to: 'category',
    category: 'bags',
    price: { max: dinars(200) },
  })
  assert.equal((await explainSearch(shop.system, 'phone moins de 200')).answer?.kind, 'not-sold')
  const suggested = await suggestWhileTyping(shop.marketplace, 'phone moins de 200', categories)
  assert.deepEqual(suggested.products, [])
})
