import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { connect } from '#database/connect.ts'
import { openDatabaseClock } from '#database/database-clock.ts'
import { publicUrl, wireOrder } from '#tests/support/api-client.ts'
import { createOperator, testPassword } from '#tests/support/operators.ts'
import { requestLimits } from '#tests/support/rate-limits.ts'
import { cleanUpAfter } from '#tests/support/shop-process.ts'
import { type TestApp, testApp } from '#tests/support/test-app.ts'
import { databaseName } from '#tests/support/test-database.ts'
import { testDatabaseAddress } from '#tests/support/test-database-address.ts'
import { marketplaceOn, noImages } from '#tests/support/test-marketplace.ts'
import { openTestShop } from '#tests/support/test-shop.ts'

/** Opens instances of one shop, each with its own connections, on machines whose clocks are minutes fast. */
async function openInstances(t: TestContext, minutesFast: readonly number[]) {
  const shop = await openTestShop()
  cleanUpAfter(t, async () => shop[Symbol.asyncDispose]())
  const address = testDatabaseAddress(await databaseName({ database: shop.marketplace.db }))
  const limits = requestLimits({
    perNetwork: { count: 100, seconds: 3600 },
    perRecipient: { count: 4, seconds: 3600 },
  })
  const opening = minutesFast.map(async (minutes) => {
    const { database, close } = connect(address)
    cleanUpAfter(t, close)
    const clock = await openDatabaseClock(database, { machineTime: () => Date.now() + minutes * 60_000 })
    cleanUpAfter(t, clock.close)
    const marketplace = marketplaceOn(database, noImages, clock)
    return testApp(marketplace, { publicUrl, limits })
  })
  return { shop, instances: await Promise.all(opening) }
}

test('instances whose clocks are minutes apart are one shop', async (t) => {
  const { shop, instances } = await openInstances(t, [0, -6, 9])
  const { id, sizes } = await shop.sells()
  const body = JSON.stringify(wireOrder([{ productId: id, sizeId: sizes[0]?.id, quantity: 1 }], 53))
  const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': 'one' }
  const answers = await Promise.all(
    instances.map((app) => app.request('/api/orders', { method: 'POST', headers, body })),
  )
  const numbers = await Promise.all(answers.map(async (answer) => ((await answer.json()) as OrderAnswer).orderNumber))
  assert.deepEqual([new Set(answers.map(({ status }) => status)), new Set(numbers).size], [new Set([201]), 1])
  for (const [index, app] of instances.entries()) {
    const key = { ...headers, 'Idempotency-Key': `of ${index}` }
    assert.equal((await app.request('/api/orders', { method: 'POST', headers: key, body })).status, 201)
  }
  const placed = await shop.marketplace.db.selectFrom('orders').select('placed_at').execute()
  const times = placed.map(({ placed_at }) => placed_at.getTime())
  assert.equal(times.length, 4)
  assert.ok(Math.max(...times) - Math.min(...times) < 3 * 60_000, 'orders have the time of the database')

  const signIn = (app: (typeof instances)[number], email: string, password: string) =>
    app.request('/admin/sign-in', {
      method: 'POST',
      headers: { Origin: publicUrl, 'Sec-Fetch-Site': 'same-origin' },
      body: new URLSearchParams({ email, password }),
    })
  const [first, , last] = instances as [TestApp, TestApp, TestApp]
  const { email } = await createOperator(shop.marketplace)
  const cookies = (await signIn(last, email, testPassword)).headers.getSetCookie()
  const Cookie = cookies.map((cookie) => cookie.split(';')[0]).join('; ')
  for (const app of instances) assert.equal((await app.request('/admin/orders', { headers: { Cookie } })).status, 200)

  const { email: other } = await createOperator(shop.marketplace)
  const guessed: number[] = []
  for (const app of [first, last, first, last, first, last]) guessed.push((await signIn(app, other, 'a guess')).status)
  // The corrected clocks differ by milliseconds, so one instance may refuse the fourth and the other accept the fifth.
  assert.deepEqual(guessed.toSorted(), [422, 422, 422, 422, 429, 429], 'wrong passwords count together')
})

interface OrderAnswer {
  readonly orderNumber: string
}
