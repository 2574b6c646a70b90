import assert from 'node:assert/strict'
import { test } from 'node:test'
import { apiClient, stockManyProducts } from '#tests/support/api-client.ts'
import { openTestShop } from '#tests/support/test-shop.ts'
import { createApi } from '../api.ts'

test('a list of 5,000 products is read and sent in pieces, between which others have their turn', async (t) => {
  await using shop = await openTestShop()
  await stockManyProducts(shop, 5000)
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
  const api = createApi({ marketplace: { ...shop.marketplace, db }, publicUrl: 'https://hirfa.example' })

  const response = await api.request('/products')
  const chunks: string[] = []
  const decoder = new TextDecoder()
  for await (const chunk of response.body as ReadableStream<Uint8Array>)
    chunks.push(decoder.decode(chunk, { stream: true }))

  const body = JSON.parse(chunks.join(''))
  assert.equal(body.total, 5000)
  assert.equal(new Set(body.products.map((product: { id: number }) => product.id)).size, 5000)
  const longest = Math.max(...chunks.map((chunk) => chunk.split('"id":').length))
  assert.ok(longest < 2000, `${longest} ids in a chunk`)
  assert.ok(new Set(sentIn).size >= 5000 / 200, `${sentIn.length} queries in ${new Set(sentIn).size} turns`)
})

test('the ETag of a large list changes only with its content', async () => {
  await using shop = await openTestShop()
  await stockManyProducts(shop, 450)
  const api = apiClient(shop.marketplace)
  const first = await api.get('/products')
  const tag = first.headers.get('ETag') ?? ''

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
