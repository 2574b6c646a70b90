import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { apiClient, stockManyProducts } from '#tests/support/api-client.ts'
import { openTestShop } from '#tests/support/test-shop.ts'

/** The path below `/api` that a response names as its next page. */
function nextPathOf({ headers }: { readonly headers: Headers }): string | undefined {
  return /^<\/api(.+)>; rel="next"$/.exec(headers.get('Link') ?? '')?.[1]
}

test('a list of products ends at 5,000, is made in pieces between which others have their turn, and names the rest', async (t) => {
  await using shop = await openTestShop()
  await stockManyProducts(shop, 5001)
  const turns = countTurns()
  t.after(turns.end)
  // The turn of the event loop in which each query is sent.
  const sentIn: number[] = []
  const db = shop.marketplace.db.withPlugin({
    transformQuery({ node }) {
      sentIn.push(turns.count())
      return node
    },
    transformResult: async ({ result }) => result,
  })
  const api = apiClient({ ...shop.marketplace, db })
  const list = await api.get('/products?lang=en')
  const listed = new Set(list.body.products.map(({ id }: { id: number }) => id))
  assert.deepEqual([list.body.total, listed.size], [5001, 5000])
  assert.ok(new Set(sentIn).size >= 5000 / 200, `${sentIn.length} queries in ${new Set(sentIn).size} turns`)
  assert.equal(nextPathOf(list), '/products?lang=en&limit=100&page=51')

  const ofStore = await api.get('/products/brand/1')
  assert.equal(ofStore.body.length, 5000)
  for (const { body } of [await api.get(nextPathOf(list) ?? ''), await api.get(nextPathOf(ofStore) ?? '')])
    assert.deepEqual(
      body.products.map(({ id }: { id: number }) => listed.has(id)),
      [false],
    )
})

test('a list of stores ends at 5,000, and names the rest', async () => {
  await using shop = await openTestShop()
  await shop.hasStore()
  await sql`
    insert into stores (name, category, description, logo, cover)
    select 'Store ' || number, category, '', logo, cover from stores, generate_series(1, 5000) number`.execute(
    shop.marketplace.db,
  )
  const api = apiClient(shop.marketplace)
  const list = await api.get('/brands')
  const rest = await api.get(nextPathOf(list) ?? '')
  assert.deepEqual([list.body.products.length, rest.body.products.length, nextPathOf(rest)], [5000, 1, undefined])
  const ids = [...list.body.products, ...rest.body.products].map(({ idbrand }) => idbrand)
  assert.equal(new Set(ids).size, 5001)
  for (const far of ['99999999999', '9'.repeat(400)])
    assert.deepEqual((await api.get(`/brands?after=${far}`)).body.products, [])
})

test('the ETag of a large list changes only with its content', async () => {
  await using shop = await openTestShop()
  await stockManyProducts(shop, 450)
  const api = apiClient(shop.marketplace)
  const first = await api.get('/products')
  const tag = first.headers.get('ETag') ?? ''

  assert.equal(nextPathOf(first), undefined)
  assert.equal((await api.get('/products', { 'If-None-Match': tag })).status, 304)
  await shop.sells()
  const changed = await api.get('/products', { 'If-None-Match': tag })
  assert.deepEqual([changed.status, changed.body.total], [200, 451])
})

/** Counts the turns of the event loop. */
function countTurns() {
  let count = 0
  let next: NodeJS.Immediate
  const onTurn = () => {
    count += 1
    next = setImmediate(onTurn)
  }
  onTurn()
  return { count: () => count, end: () => clearImmediate(next) }
}
