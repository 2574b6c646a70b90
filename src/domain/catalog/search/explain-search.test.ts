import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { assignFilterKeys } from '#domain/catalog/filters/assign-filter-keys.ts'
import { addSearchEntry } from '#domain/catalog/search-entries/save-search-entry.ts'
import { openTestShop } from '#tests/support/test-shop.ts'
import { analyzeCatalogWords } from './analyze-catalog-words.ts'
import { explainSearch } from './explain-search.ts'
import { listProducts } from './list-products.ts'

test('a search is explained as it is understood, and its hits in their order with why they stand there', async () => {
  await using shop = await openTestShop()
  await shop.sells({ name: 'Vase', description: 'Blue as a koffa.', sizes: [{ name: '', stock: 0 }] })
  await shop.sells({ name: 'Woven koffa', description: '' })
  await shop.sells({ name: 'Zorbla', description: '' })
  const sold = await shop.sells({ name: 'Koffa of palm', description: '' })
  await sql`insert into product_sales (week, product_id, pieces) values ('2026-02-23', ${sold.id}, 4)`.execute(
    shop.system.db,
  )
  await analyzeCatalogWords(shop.system)
  await addSearchEntry(shop.system, { asked: 'zorbla', kind: 'finds', finds: ['koffa'] })

  const { hits, words, total, ownPhrases } = await explainSearch(shop.system, 'zorblas')
  assert.deepEqual(
    hits.map(({ name, matches, isInStock, soldLately }) => [name, matches[0], isInStock, soldLately]),
    [
      ['Zorbla', { word: 'zorblas', field: 'name', exactness: 'form', score: 2 }, true, 0],
      ['Koffa of palm', { word: 'zorblas', field: 'name', exactness: 'related', score: 3 }, true, 4],
      ['Woven koffa', { word: 'zorblas', field: 'name', exactness: 'related', score: 3 }, true, 0],
      ['Vase', { word: 'zorblas', field: 'description', exactness: 'related', score: 21 }, false, 0],
    ],
  )
  assert.deepEqual([total, ownPhrases], [4, ['zorbla']])
  assert.deepEqual(words[0]?.found.related, ['koffa'])
  const { products } = await listProducts(shop.marketplace, { searchText: 'zorblas', sort: 'shop-order', pageSize: 10 })
  assert.deepEqual(
    hits.map(({ id }) => id),
    products.map(({ id }) => id),
  )
})

test('prices, corrections, words that are missing and decisions are explained', async () => {
  await using shop = await openTestShop()
  await shop.sells({ name: 'Candle', description: '' })
  await analyzeCatalogWords(shop.system)
  const corrected = await explainSearch(shop.system, 'candel moins de 90 dt')
  assert.equal(corrected.search?.correctedText, 'candle')
  assert.equal(corrected.search?.pricePhrase?.range.max, 90_000)
  await shop.sells({ name: 'Vase', mainColor: 'Blue', description: '' })
  await assignFilterKeys(shop.system)
  assert.deepEqual((await explainSearch(shop.system, 'blue vase')).keyWords, ['blue'])
  const partial = await explainSearch(shop.system, 'candle trivet')
  assert.deepEqual([partial.search?.isPartial, partial.hits[0]?.missingWords], [true, ['trivet']])
  await addSearchEntry(shop.system, { asked: 'phone', kind: 'not-sold', finds: [] })
  const notSold = await explainSearch(shop.system, 'phones')
  assert.deepEqual([notSold.answer?.asked, notSold.total, notSold.hits], ['phone', 0, []])
  for (const hostile of ['', '((((', "'; drop table", '\u0000', 'a'.repeat(5000)])
    await assert.doesNotReject(explainSearch(shop.system, hostile))
})
