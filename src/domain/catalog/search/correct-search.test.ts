import assert from 'node:assert/strict'
import { test } from 'node:test'
import { retireStore } from '#domain/catalog/admin/retire-store.ts'
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts'
import { analyzeCatalogWords } from './analyze-catalog-words.ts'
import { listProducts } from './list-products.ts'

async function search(shop: TestShop, searchText: string) {
  await analyzeCatalogWords(shop.system)
  const { products, search } = await listProducts(shop.marketplace, { searchText, pageSize: 20 })
  return { names: products.map(({ name }) => name), correctedText: search?.correctedText }
}

test('words that the catalog or the thesaurus knows are never corrected', async () => {
  await using shop = await openTestShop()
  await shop.sells({ name: 'Blanket', translations: { ar: { name: 'غطاء الصوف' } } })
  await shop.sells({ name: 'Vase' })
  for (const words of ['قفت الصوف', 'القفة الصوف', 'vase couffin']) {
    assert.equal((await search(shop, words)).correctedText, undefined, words)
  }
  assert.equal((await search(shop, 'vaxe غطاء')).correctedText, 'vase غطاء')
})

test('a correction has no letter that the analyzer reads over', async () => {
  await using shop = await openTestShop()
  await shop.sells({ name: 'Blanket', translations: { ar: { name: 'غطاء الصوف' } } })
  assert.equal((await search(shop, 'الصصوف')).correctedText, 'الصوف')
})

test('an error in a word of four letters is corrected: a letter missing, swapped, doubled, or a neighbor key', async () => {
  await using shop = await openTestShop()
  await shop.sells({ name: 'Vase' })
  await shop.sells({ name: 'Fouta', translations: { ar: { name: 'شمعة' } } })
  const errors = {
    vase: ['vse', 'vaes', 'vsae', 'vasse', 'vaase', 'vqse', 'vasr', 'vaxe'],
    شمعة: ['شمة', 'شعمة', 'شممعة', 'شنعة'],
  }
  for (const [meant, mistyped] of Object.entries(errors))
    for (const typed of mistyped) assert.equal((await search(shop, typed)).names.length, 1, `${typed} for ${meant}`)
  for (const unlike of ['xyz', 'vzzz']) assert.deepEqual((await search(shop, unlike)).names, [], unlike)
})

test('a text of several words typed with another keyboard layout is corrected, articles included', async () => {
  await using shop = await openTestShop()
  await shop.sells({ name: 'قفة السوق' })
  await shop.sells({ name: 'Tapis en laine' })
  for (const [typed, found] of [
    ['hgrtm', 'قفة السوق'],
    ['rtm hgs,r', 'قفة السوق'],
    ['tqpis lqine', 'Tapis en laine'],
    ['فضحهس', 'Tapis en laine'],
  ] as const)
    assert.deepEqual((await search(shop, typed)).names, [found], typed)
})

test('a word that only a retired store sells is not what was meant', async () => {
  await using shop = await openTestShop()
  const closed = await shop.hasStore({ name: 'Closed' })
  await shop.sells({ name: 'Zorblaki', description: '', storeId: closed })
  assert.equal((await search(shop, 'zorblami')).correctedText, 'zorblaki')
  await retireStore(shop.system, closed)
  assert.equal((await search(shop, 'zorblami')).correctedText, undefined)
})

test('a short word is not corrected to another one: letters added, or another first letter', async () => {
  await using shop = await openTestShop()
  await shop.sells({ name: 'Rope', translations: { ar: { name: 'حبل' } } })
  await shop.sells({ name: 'Basket', translations: { ar: { name: 'السلة' } } })
  await shop.sells({ name: 'Kmar' })
  for (const typed of ['حنبلا', 'الله', 'tmar'])
    assert.deepEqual(await search(shop, typed), { names: [], correctedText: undefined }, typed)
})
