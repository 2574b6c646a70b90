import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import {
  apiClient,
  countOrders,
  terminateWaitingConnections,
  wireOrder,
  withoutDatabase,
} from '#tests/support/api-client.ts'
import { openTestShop } from '#tests/support/test-shop.ts'

test('while the database is unavailable every route responds 503 with Retry-After', async () => {
  await using shop = await openTestShop()
  const bowl = await shop.sells()
  const user = { user: 'nobody', database: 'nothing' }
  for (const address of [
    { ...user, host: '/nowhere', port: 5432 },
    { ...user, host: '127.0.0.1', port: 1 },
  ]) {
    const api = apiClient(withoutDatabase(shop, address))
    const responses = [
      await api.get('/products'),
      await api.get('/products?limit=2'),
      await api.get(`/image/${bowl.pictures[0]?.fileName}`),
      await api.post('/newsletter', { email: 'amel@example.tn' }),
      await api.post('/orders', wireOrder([{ productId: bowl.id, quantity: 1 }], 53)),
    ]
    for (const { status, headers, body } of responses) {
      assert.equal(status, 503)
      assert.match(headers.get('Retry-After') ?? '', /^[1-9]\d*$/)
      assert.doesNotMatch(JSON.stringify(body), /nowhere|127|ECONN|ENOENT|nobody/)
    }
    assert.equal((await api.get('/openapi.json')).status, 200)
  }
})

test('an order interrupted by a database failure has no effect and can be retried', async () => {
  await using shop = await openTestShop()
  const bowl = await shop.sells()
  const order = wireOrder([{ productId: bowl.id, quantity: 1 }], 53)
  const key = { 'Idempotency-Key': 'cut-off' }
  const api = apiClient(shop.marketplace)

  const cutOff = await shop.marketplace.db.transaction().execute(async (db) => {
    await db.selectFrom('variants').select('id').forUpdate().execute()
    const response = api.post('/orders', order, key)
    await terminateWaitingConnections(shop)
    return response
  })

  assert.equal(cutOff.status, 503)
  assert.equal(await countOrders(shop), 0)
  assert.equal(await shop.stockOf(bowl.sizes[0]?.id), 10)
  assert.equal((await api.post('/orders', order, key)).status, 201)
})

test('unexpected errors are logged, and the client gets no details', async (context: TestContext) => {
  await using shop = await openTestShop()
  const bowl = await shop.sells()
  const logged = context.mock.method(console, 'error', () => {})
  const broken = new Error('disk of user hirfa with password 1234 is broken')
  const images = { ...shop.marketplace.images, find: async () => Promise.reject(broken) }

  const { status, headers, body } = await apiClient({ ...shop.marketplace, images }).get(
    `/image/${bowl.pictures[0]?.fileName}`,
  )

  assert.equal(status, 500)
  assert.equal(headers.get('ETag'), null)
  assert.doesNotMatch(JSON.stringify(body), /disk|hirfa with|1234|\.ts/)
  assert.match(String(logged.mock.calls[0]?.arguments[0]), /disk of user hirfa/)
})
