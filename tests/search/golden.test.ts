import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { analyzeCatalogWords } from '#domain/catalog/search/analyze-catalog-words.ts'
import { listProducts } from '#domain/catalog/search/list-products.ts'
import { fillEmptyShop } from '#samples/fill-empty-shop.ts'
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts'
import { type GoldenQuery, goldenQueries } from './golden-set.ts'
import { heldOutQueries } from './held-out-set.ts'

const shown = 5

let shop: TestShop

before(async () => {
  shop = await openTestShop()
  await fillEmptyShop(shop.system, () => {})
  await analyzeCatalogWords(shop.system)
})
after(() => shop[Symbol.asyncDispose]())

interface Judgment {
  /** The share of the expected products that are among the first five. */
  readonly recall: number
  /** Queries that show what they must not. */
  readonly wrong: readonly string[]
  readonly misses: readonly string[]
}

async function judge(queries: readonly GoldenQuery[]): Promise<Judgment> {
  let [wanted, found] = [0, 0]
  const [misses, wrong]: [string[], string[]] = [[], []]
  for (const { query, first, never = [] } of queries) {
    const page = { searchText: query, sort: 'shop-order', pageSize: shown } as const
    const { products } = await listProducts(shop.marketplace, page)
    const models = products.map(({ model }) => model)
    const missing = first.filter((model) => !models.includes(model))
    wanted += first.length
    found += first.length - missing.length
    if (missing.length > 0) misses.push(`${query}: ${missing.join(', ')} not among ${models.join(', ')}`)
    if (never.some((model) => models.includes(model))) wrong.push(query)
  }
  return { recall: found / wanted, misses, wrong }
}

test('the first five results have what people look for', async () => {
  const { recall, misses, wrong } = await judge(goldenQueries)
  assert.ok(recall >= 0.95, `${recall}\n${misses.join('\n')}`)
  assert.ok(wrong.length <= 2, wrong.join('\n'))
})

test('the queries that nobody tuned the search with are answered as well', async () => {
  const { recall, wrong } = await judge(heldOutQueries)
  assert.ok(recall >= 0.95, String(recall))
  assert.equal(wrong.length, 0)
})

test('the order of the words does not matter', async () => {
  const shuffled = goldenQueries.map((query) => ({ ...query, query: query.query.split(' ').toReversed().join(' ') }))
  // A price is a phrase: its words have an order.
  const { recall, misses } = await judge(shuffled.filter(({ topics }) => !topics.includes('price')))
  assert.ok(recall >= 0.9, `${recall}\n${misses.join('\n')}`)
})

test('a typing error in a word of five letters or more does not matter', async () => {
  const mistyped = goldenQueries.flatMap((query, index) => {
    const typed = query.query.replace(/[\p{L}\p{M}]{5,}/u, (word) => withError(word, index))
    return typed === query.query || /model|typo|layout|price/.test(query.topics) ? [] : [{ ...query, query: typed }]
  })
  const { recall, misses } = await judge(mistyped)
  assert.ok(mistyped.length >= 100)
  assert.ok(recall >= 0.9, `${mistyped.length}: ${recall}\n${misses.join('\n')}`)
})

/** Makes one error in the middle of a word: a letter is missing, doubled, or swapped with the next one. */
function withError(word: string, kind: number): string {
  const letters = [...word]
  const place = 2 + (kind % (letters.length - 3))
  const [one = '', other = ''] = letters.slice(place)
  const errors = [[], [one, one, other], [other, one]] as const
  const error = kind % 3 === 0 ? [other] : (errors[kind % 3] ?? [])
  return letters.toSpliced(place, 2, ...error).join('')
}
