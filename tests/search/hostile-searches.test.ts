import assert from 'node:assert/strict'
import { after, before, suite, test } from 'node:test'
import { listProducts } from '#domain/catalog/search/list-products.ts'
import { createApp } from '#server/app.ts'
import { clientDirectory, loadPages } from '#server/pages.ts'
import { publicUrl } from '#tests/support/api-client.ts'
import { openSampleShop } from '#tests/support/sample-shop.ts'
import { slowInputs } from '#tests/support/slow-inputs.ts'
import type { TestShop } from '#tests/support/test-shop.ts'

/** The last has as many words as count, as ligatures of whole sentences have. */
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
    const app = createApp({ marketplace: shop.marketplace, publicUrl, pages: await loadPages(), clientDirectory })
    see = async (path) => app.request(path)
  })
  after(() => shop[Symbol.asyncDispose]())

  /** Each way must take no longer for hostile texts than this many times the slowest usual search. */
  const maxRatio = 3

  async function assertQuick(search: (text: string) => Promise<unknown>): Promise<void> {
    assert.deepEqual(await slowInputs(search, { usual, hostile, maxRatio }), [])
  }

  test('a hostile search for products has an answer within the time of a usual one', async () => {
    await assertQuick((searchText) => listProducts(shop.marketplace, { searchText, sort: 'shop-order', pageSize: 6 }))
  })

  test('a hostile search through the API has an answer within the time of a usual one', async () => {
    await assertQuick(async (text) => {
      const response = await see(`/api/products?limit=6&q=${encodeURIComponent(text.toWellFormed())}`)
      assert.ok([200, 422].includes(response.status), `${response.status} ${text.slice(0, 20)}`)
      await response.text()
    })
  })

  test('a hostile search on the shop page has a page within the time of a usual one', async () => {
    await assertQuick(async (text) => {
      const response = await see(`/shop?q=${encodeURIComponent(text.toWellFormed())}`)
      assert.equal(response.status, 200, text.slice(0, 20))
      assert.match(await response.text(), /<h1/)
    })
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
