import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pipeline } from '#database/pipeline.ts'
import type { Product } from '#domain/catalog/product.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import { lockSizes } from '#domain/orders/lines/quote-lines.ts'
import type { OrderRequest } from '#domain/orders/order.ts'
import { findOrderIdByToken } from '#domain/orders/order-token.ts'
import type { Phone } from '#domain/phone.ts'
import { RateLimited, type RequestNetwork } from '#domain/rate-limits/rate-limit.ts'
import { rateLimitsOf, requestLimits, setRateLimits } from '#tests/support/rate-limits.ts'
import { openCountedShop } from '#tests/support/round-trips.ts'
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts'
import { createOrderBatcher } from './order-batcher.ts'
import type { OrderOutcome } from './order-outcome.ts'

/** Returns an order of a customer whose data differ by a digit. */
function submissionBy(digit: number, shop: TestShop, product: Product, request: Partial<OrderRequest> = {}) {
  const base = shop.requestFor([{ product }], request)
  const customer = { ...base.customer, name: `Amel ${digit}`, phone: `+2162233344${digit}` as Phone }
  return { request: { ...base, customer }, network: undefined }
}

const digits = Array.from({ length: 8 }, (_, digit) => digit)

test('orders that arrive while a batch is placed share round trips and have their own outcomes', async () => {
  await using shop = await openTestShop()
  const bowl = await shop.sells()
  await using counted = await openCountedShop(shop)
  const place = createOrderBatcher(counted.marketplace)

  const placed: string[] = []
  const roundTrips = await counted.roundTripsOf(async () => {
    const outcomes = await Promise.all(digits.map((digit) => place(submissionBy(digit, shop, bowl))))
    for (const result of outcomes) placed.push(result.outcome === 'placed' ? result.order.token : result.outcome)
  })

  // The first one alone, then all the others in one batch.
  assert.equal(roundTrips, 2 * 2)
  assert.equal(await shop.stockOf(bowl.sizes[0]?.id), 2)
  const { db } = shop.marketplace
  for (const [digit, token] of placed.entries()) {
    const id = await findOrderIdByToken(shop.marketplace, token)
    const order = await db.selectFrom('orders').selectAll().where('id', '=', Number(id)).executeTakeFirstOrThrow()
    assert.equal(order.customer_name, `Amel ${digit}`)
  }
  const orders = await db.selectFrom('orders').select('id').orderBy('id').execute()
  const emails = await db.selectFrom('emails').select(['about', 'kind', 'message_id']).orderBy('id').execute()
  for (const { id } of orders) {
    const kinds = emails.filter(({ about }) => (about as { orderId: number }).orderId === id).map(({ kind }) => kind)
    assert.deepEqual(kinds.sort(), ['order-notice', 'order-recap'])
  }
  assert.equal(new Set(emails.map(({ message_id }) => message_id)).size, 16)
})

test('of many concurrent orders for the last pieces as many are placed as there are pieces', async () => {
  await using shop = await openTestShop()
  const bowl = await shop.sells({ sizes: [{ name: '', stock: 5 }] })
  const place = createOrderBatcher(shop.marketplace)

  const outcomes = await Promise.all(digits.map((digit) => place(submissionBy(digit, shop, bowl))))

  const refused = outcomes.flatMap((result) => (result.outcome === 'out-of-stock' ? result.lines : []))
  assert.deepEqual(
    refused.map(({ left }) => left),
    [0, 0, 0],
  )
  assert.equal(await shop.stockOf(bowl.sizes[0]?.id), 0)
})

test('an order over its quota does not affect its batch', async () => {
  await using shop = await openTestShop()
  const bowl = await shop.sells()
  const network = await limitedNetwork(shop, { perNetwork: 2 })
  const place = createOrderBatcher(shop.marketplace)

  const outcomes = await Promise.all([
    outcomeOf(place(submissionBy(0, shop, bowl))),
    ...digits.slice(1, 4).map((digit) => outcomeOf(place({ ...submissionBy(digit, shop, bowl), network }))),
    ...digits.slice(4).map((digit) => outcomeOf(place(submissionBy(digit, shop, bowl)))),
  ])

  assert.deepEqual(outcomes.splice(1, 3).sort(), [RateLimited.name, 'placed', 'placed'])
  assert.deepEqual(new Set(outcomes), new Set(['placed']))
  assert.equal(await shop.stockOf(bowl.sizes[0]?.id), 10 - 2 - 5)
})

test('an order that the database refuses does not affect its batch, nor does one for an unknown product', async () => {
  await using shop = await openTestShop()
  const bowl = await shop.sells()
  const place = createOrderBatcher(shop.marketplace)
  const impossible = { ...submissionBy(7, shop, bowl).request, source: 'a dream' as 'shop' }

  const outcomes = await Promise.all([
    ...digits.slice(0, 3).map((digit) => outcomeOf(place(submissionBy(digit, shop, bowl)))),
    outcomeOf(place({ request: impossible, network: undefined })),
    outcomeOf(place(submissionBy(4, shop, bowl, { lines: [{ productId: 9999, quantity: 1 }] }))),
    outcomeOf(place(submissionBy(5, shop, bowl))),
  ])

  assert.deepEqual(outcomes, ['placed', 'placed', 'placed', 'DatabaseError', 'unknown-lines', 'placed'])
  assert.equal(await shop.stockOf(bowl.sizes[0]?.id), 6)
})

test('concurrent duplicate requests in one batch place one order', async () => {
  await using shop = await openTestShop()
  const bowl = await shop.sells()
  const place = createOrderBatcher(shop.marketplace)
  const duplicate = submissionBy(9, shop, bowl, { idempotencyKey: 'one-request' })

  const [, first, second] = await Promise.all([place(submissionBy(0, shop, bowl)), place(duplicate), place(duplicate)])

  assert.equal(first.outcome, 'placed')
  assert.deepEqual(second, first)
  assert.equal(await shop.stockOf(bowl.sizes[0]?.id), 8)
})

test('concurrent orders of one phone number count toward its quota', async () => {
  await using shop = await openTestShop()
  const bowl = await shop.sells()
  const network = await limitedNetwork(shop, { unconfirmedOrders: 1 })
  const place = createOrderBatcher(shop.marketplace)

  const outcomes = await Promise.all(
    [0, 5, 5].map((digit) => outcomeOf(place({ ...submissionBy(digit, shop, bowl), network }))),
  )

  assert.deepEqual(outcomes, ['placed', 'placed', RateLimited.name])
  assert.equal(await shop.stockOf(bowl.sizes[0]?.id), 8)
})

test('an order for unlocked sizes does not wait for orders with locked ones', async () => {
  await using shop = await openTestShop()
  const [bowl, vase] = [await shop.sells(), await shop.sells()]
  const place = createOrderBatcher(shop.marketplace)

  const held = await inTransaction(shop.marketplace, async ({ db, ...another }) => {
    await pipeline(db, lockSizes({ db, ...another }, [{ productId: bowl.id, sizeId: Number(bowl.sizes[0]?.id) }]))
    const held = digits.slice(0, 3).map((digit) => place(submissionBy(digit, shop, bowl)))
    assert.equal((await place(submissionBy(3, shop, vase))).outcome, 'placed')
    return { until: Promise.all(held) }
  })

  for (const { outcome } of await held.until) assert.equal(outcome, 'placed')
})

test('orders that wait for locked sizes leave connections to the others', async () => {
  await using shop = await openTestShop()
  const [bowl, vase] = [await shop.sells({ sizes: [{ name: '', stock: 20 }] }), await shop.sells()]
  const place = createOrderBatcher(shop.marketplace)

  const held = await inTransaction(shop.marketplace, async ({ db, ...another }) => {
    await pipeline(db, lockSizes({ db, ...another }, [{ productId: bowl.id, sizeId: Number(bowl.sizes[0]?.id) }]))
    const held = Array.from({ length: 16 }, (_, number) => place(submissionBy(number, shop, bowl)))
    for (const digit of [17, 18, 19]) assert.equal((await place(submissionBy(digit, shop, vase))).outcome, 'placed')
    return { until: Promise.all(held) }
  })

  for (const { outcome } of await held.until) assert.equal(outcome, 'placed')
  assert.equal(await shop.stockOf(bowl.sizes[0]?.id), 4)
})

test('an order that waits too long for a stuck batch is placed alone', async () => {
  await using shop = await openTestShop()
  const bowl = await shop.sells()
  const network = await limitedNetwork(shop, {})
  const place = createOrderBatcher(shop.marketplace)
  await place({ ...submissionBy(0, shop, bowl), network })

  const held = await inTransaction(shop.marketplace, async ({ db }) => {
    await db.selectFrom('rate_limits_used').select('key').forUpdate().execute()
    const held = place({ ...submissionBy(1, shop, bowl), network })
    assert.equal((await place(submissionBy(2, shop, await shop.sells()))).outcome, 'placed')
    return { until: held }
  })

  assert.equal((await held.until).outcome, 'placed')
})

/** Sets the hourly quota of anonymous visitors and returns the network of one. */
async function limitedNetwork(shop: TestShop, { perNetwork = 100, unconfirmedOrders = 100 }): Promise<RequestNetwork> {
  const each = { perNetwork: { count: perNetwork, seconds: 3600 }, perRecipient: { count: 100, seconds: 3600 } }
  await setRateLimits(shop.marketplace, rateLimitsOf(each, unconfirmedOrders))
  return { address: '192.0.2.1', ...requestLimits(each) }
}

/** Returns the outcome of an order, or the name of its error. */
async function outcomeOf(placing: Promise<OrderOutcome>): Promise<string> {
  try {
    return (await placing).outcome
  } catch (error) {
    return (error as Error).constructor.name
  }
}
