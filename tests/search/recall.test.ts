import assert from 'node:assert/strict'
import { after, before, suite, test } from 'node:test'
import { listProducts } from '#domain/catalog/search/list-products.ts'
import { sampleUnlessLong } from '#tests/support/long-run.ts'
import { openSampleShop } from '#tests/support/sample-shop.ts'
import type { TestShop } from '#tests/support/test-shop.ts'
import type { GoldenQuery } from './golden-query.ts'
import { goldenQueries } from './queries/golden.ts'
import { heldOutQueries } from './queries/held-out.ts'

const shown = 5

suite('what searches find in the sample shop', () => {
  let shop: TestShop

  before(async () => {
    shop = await openSampleShop()
  })
  after(() => shop[Symbol.asyncDispose]())

  interface Judgment {
    /** The share of the expected products that are among the first five. */
    readonly recall: number
    /** Queries that show what they must not. */
    readonly wrong: readonly string[]
    readonly misses: readonly string[]
  }

  const known = new Map<string, string[]>()

  /** Several tests ask for the same queries. */
  async function firstModels(searchText: string): Promise<string[]> {
    const models =
      known.get(searchText) ??
      (await listProducts(shop.marketplace, { searchText, sort: 'shop-order', pageSize: shown })).products.map(
        ({ model }) => model,
      )
    known.set(searchText, models)
    return models
  }

  async function judge(queries: readonly GoldenQuery[]): Promise<Judgment> {
    let [wanted, found] = [0, 0]
    const [misses, wrong]: [string[], string[]] = [[], []]
    for (const { query, first, never = [] } of queries) {
      const models = await firstModels(query)
      const missing = first.filter((model) => !models.includes(model))
      wanted += first.length
      found += first.length - missing.length
      if (missing.length > 0) misses.push(`${query}: ${missing.join(', ')} not among ${models.join(', ')}`)
      if (never.some((model) => models.includes(model))) wrong.push(query)
    }
    return { recall: found / wanted, misses, wrong }
  }

  test('the first five results have what people look for', async (t) => {
    const { recall, misses, wrong } = await judge(goldenQueries)
    t.diagnostic(`recall ${recall.toFixed(3)}`)
    assert.ok(recall >= 0.95, `${recall}\n${misses.join('\n')}`)
    // English has one word for a ring on a finger and a rattle's, so `bague` shows both, the jewel first.
    assert.deepEqual(wrong, ['bague'])
  })

  test('another spelling of a word comes before what the thesaurus calls it', async () => {
    for (const searchText of ['koffa', '9offa', 'قفة']) {
      const { products } = await listProducts(shop.marketplace, { searchText, sort: 'shop-order', pageSize: 2 })
      assert.deepEqual(products.map(({ model }) => model)[0], 'HD-Qoffa 40', searchText)
      assert.equal(products.length, 2, searchText)
    }
  })

  /** Kinds of searches that must be answered as well as the average, not only in it. */
  const kinds = ['material', 'color', 'price', 'store', 'model', 'partial', 'typo', 'short-typo', 'layout', 'spelling']

  test('materials, colors, prices, stores, models, words not yet complete, errors and wrong layouts are understood', async () => {
    for (const topic of kinds) {
      const { recall, misses } = await judge(goldenQueries.filter(({ topics }) => topics.split(' ').includes(topic)))
      assert.ok(recall >= 0.9, `${topic}: ${recall}\n${misses.join('\n')}`)
    }
  })

  test('the queries that nobody tuned the search with are answered as well', async (t) => {
    const { recall, wrong } = await judge(heldOutQueries)
    t.diagnostic(`recall ${recall.toFixed(3)}`)
    assert.ok(recall >= 0.95, String(recall))
    assert.deepEqual(wrong, [])
  })

  test('the order of the words does not matter', async (t) => {
    // A price is a phrase: its words have an order.
    const shuffled = goldenQueries.flatMap(({ query, ...golden }) =>
      golden.topics.includes('price') ? [] : otherOrders(query).map((query) => ({ ...golden, query })),
    )
    assert.ok(shuffled.length >= 100)
    const { recall, misses } = await judge(sampleUnlessLong(shuffled, 60))
    t.diagnostic(`recall ${recall.toFixed(3)}`)
    assert.ok(recall >= 0.9, `${recall}\n${misses.join('\n')}`)
  })

  test('a typing error in a word of five letters or more does not matter', async (t) => {
    const mistyped = goldenQueries.flatMap((query, index) => {
      const typed = query.query.replace(/[\p{L}\p{M}]{5,}/u, (word) => withError(word, index))
      return typed === query.query || /model|typo|layout|price/.test(query.topics) ? [] : [{ ...query, query: typed }]
    })
    assert.ok(mistyped.length >= 100)
    const { recall, misses } = await judge(mistyped)
    t.diagnostic(`recall ${recall.toFixed(3)}`)
    assert.ok(recall >= 0.9, `${mistyped.length}: ${recall}\n${misses.join('\n')}`)
  })
})

/** The words from the last to the first, and each of several moved to the end. */
function otherOrders(query: string): readonly string[] {
  const words = query.split(' ')
  if (words.length < 2) return []
  const moved = words.slice(0, -1).map((word, place) => [...words.toSpliced(place, 1), word])
  return [...new Set([words.toReversed(), ...moved].map((words) => words.join(' ')))]
}

/** Rows of the keyboards for Latin letters (QWERTY and AZERTY) and for Arabic ones. */
const keyRows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'azerty', 'ضصثقفغعهخحجد', 'شسيبلاتنمكط', 'ئءؤرلاىةوزظ']

function neighborKey(letter: string): string {
  const row = keyRows.find((row) => row.includes(letter)) ?? 'er'
  const place = row.indexOf(letter)
  return row[place + 1] ?? row[place - 1] ?? ''
}

/**
 * Makes one error in the middle of a word: a letter is missing, doubled, swapped with the next one, or a neighbor key.
 */
function withError(word: string, kind: number): string {
  const letters = [...word]
  const place = 2 + (kind % (letters.length - 3))
  const [one = '', other = ''] = letters.slice(place)
  const errors = [[other], [one, one, other], [other, one], [neighborKey(one), other]]
  return letters.toSpliced(place, 2, ...(errors[kind % errors.length] ?? [])).join('')
}
