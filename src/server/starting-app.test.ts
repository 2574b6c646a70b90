import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startingShop } from './starting-app.ts'

const never = new Promise<never>(() => {})
const get = (path: string) => new Request(`http://localhost${path}`)

test('a shop that starts is live and not ready, and says in three languages when to come again', async () => {
  const shop = startingShop('https://hirfa.example', never, 0)
  const paths = ['/health/live', '/health/ready', '/health/serving', '/api/products', '/']
  const [live, ready, serving, api, page] = await Promise.all(paths.map(async (path) => shop.fetch(get(path))))
  assert.deepEqual(
    [live, ready, serving, api, page].map((response) => response?.status),
    [200, 503, 503, 503, 503],
  )
  for (const response of [ready, serving, api, page]) assert.equal(response?.headers.get('Retry-After'), '5')
  assert.equal(api?.headers.get('Content-Type'), 'application/problem+json')
  const html = (await page?.text()) ?? ''
  for (const words of ['La boutique ouvre', 'سيفتح المتجر', 'The shop opens']) assert.ok(html.includes(words), words)
})

test('a request that comes while the shop starts waits until it is open, with its body; questions about health do not', async () => {
  const opened = Promise.withResolvers<{ fetch: (request: Request) => Promise<Response> }>()
  const shop = startingShop('https://hirfa.example', opened.promise, 2 ** 31 - 1)
  const order = shop.fetch(new Request('http://localhost/checkout', { method: 'POST', body: 'an order' }))
  assert.equal((await shop.fetch(get('/health/ready'))).status, 503)
  opened.resolve({ fetch: async (request) => new Response(`took ${await request.text()}`) })
  assert.equal(await (await order).text(), 'took an order')
  assert.equal(
    await (await shop.fetch(new Request('http://localhost/x', { method: 'POST', body: 'more' }))).text(),
    'took more',
  )
})
