import assert from 'node:assert/strict'
import { after, before, suite, test } from 'node:test'
import { listProducts } from '#domain/catalog/search/list-products.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { publicUrl } from '#tests/support/api-client.ts'
import { openMeteredShop } from '#tests/support/database-work.ts'
import { sampleUnlessLong } from '#tests/support/long-run.ts'
import { longTest } from '#tests/support/long-test.ts'
import { openSampleShop } from '#tests/support/sample-shop.ts'
import { slowInputs } from '#tests/support/slow-inputs.ts'
import { testApp } from '#tests/support/test-app.ts'
import type { TestShop } from '#tests/support/test-shop.ts'

/** The last has as many words as count. */
const usual = [
  ...['blue bowl', 'قفة', 'koffa', 'tapis de laine', 'basquet', 'zzzzqqqq'],
  'je cherche un tapis bleu pour une grande chambre',
]

const hostile = [
  // Long
  ...[
    'a'.repeat(10_000),
    'ق'.repeat(10_000),
    'ab '.repeat(3333),
    'قفة '.repeat(2500),
    "l'".repeat(5000),
    '7'.repeat(500),
  ],
  ...['a-1-'.repeat(2500), 'babouchee '.repeat(1000), 'moins de '.repeat(1100), '1 '.repeat(5000), 'ﷺ'.repeat(10_000)],
  // Only signs
  ...['((((', '!!!', '%_%', '& | !', '...', '-', "'", '—«»؟،'],
  // SQL and tsquery
  ..."'; drop table products; --|' or 1=1 --|a:*A|':*|<-> bowl|\\|$$|bowl' & 'rug|{bowl,rug}|E'\\x00'".split('|'),
  // Regular expressions
  ...['.*+?^$()|[]{}\\', '(a+)+$', '[[:alpha:]]*', '\\p{L}{1,9999}'],
  // Zero-width characters, directions, lone surrogates, controls, marks
  ...[
    '\u200b\u200f\u202e',
    '\u202ebowl',
    '\u0000',
    '\ud800',
    '\u064b\u0651',
    'é'.normalize('NFD'),
    'b\u0301'.repeat(5000),
  ],
  // Emojis
  ...['🏺🏺', '👩‍👩‍👧‍👦', '🇹🇳', '🏺'.repeat(2500)],
]

suite('hostile searches in the sample shop', () => {
  let shop: TestShop
  let see: (path: string) => Promise<Response>

  before(async () => {
    shop = await openSampleShop()
    const app = testApp(shop.marketplace, { publicUrl })
    see = async (path) => app.request(path)
  })
  after(() => shop[Symbol.asyncDispose]())

  /** Each way must cost the database no more for hostile texts than this many times the dearest usual search. */
  const maxRatio = 5

  async function assertCheap(search: (marketplace: Marketplace, text: string) => Promise<unknown>): Promise<void> {
    await using metered = await openMeteredShop(shop)
    const workOf = async (text: string) => metered.workOf(() => search(metered.marketplace, text))
    const most = { rows: 0, bytes: 0 }
    for (const text of usual) {
      const { rows, bytes } = await workOf(text)
      most.rows = Math.max(most.rows, rows)
      most.bytes = Math.max(most.bytes, bytes)
    }
    assert.ok(most.rows > 0 && most.bytes > 0)
    for (const text of hostile) {
      const { rows, bytes } = await workOf(text)
      assert.ok(rows <= maxRatio * most.rows, `${rows} rows are read for ${text.slice(0, 20)}`)
      assert.ok(bytes <= maxRatio * most.bytes, `${bytes} bytes are sent for ${text.slice(0, 20)}`)
    }
  }

  test('a hostile search for products costs the database no more than a usual one', async () => {
    await assertCheap((marketplace, searchText) =>
      listProducts(marketplace, { searchText, sort: 'shop-order', pageSize: 6 }),
    )
  })

  test('a hostile search has an answer of the API', async () => {
    for (const text of hostile) {
      const response = await see(`/api/products?limit=6&q=${encodeURIComponent(text.toWellFormed())}`)
      assert.ok([200, 422].includes(response.status), `${response.status} ${text.slice(0, 20)}`)
      await response.text()
    }
  })

  test('a hostile search has a shop page', async () => {
    for (const text of sampleUnlessLong(hostile, 16)) {
      const response = await see(`/shop?q=${encodeURIComponent(text.toWellFormed())}`)
      assert.equal(response.status, 200, text.slice(0, 20))
      assert.match(await response.text(), /<h1/)
    }
  })

  longTest('a hostile search has an answer within the time of a usual one', async () => {
    const search = (searchText: string) =>
      listProducts(shop.marketplace, { searchText, sort: 'shop-order', pageSize: 6 })
    assert.deepEqual(await slowInputs(search, { usual, hostile, maxRatio }), [])
  })

  test('signs and invisible characters around a word change nothing', async () => {
    const idsOf = async (searchText: string) =>
      (await listProducts(shop.marketplace, { searchText, pageSize: 20 })).products.map(({ id }) => id)
    const found = await idsOf('bowl')
    assert.ok(found.length > 0)
    for (const text of ['🏺 \u202ebowl\u202c', '(bowl)', 'b\u200bowl', '«bowl»!', "bowl'); --", 'BOWL 🏺'])
      assert.deepEqual(await idsOf(text), found, text)
  })
})
