import assert from 'node:assert/strict'
import { test } from 'node:test'
import { together } from '#database/together.ts'
import { heldTo, limitsOf, setLimits } from '#tests/support/limits.ts'
import { openCountedShop } from '#tests/support/round-trips.ts'
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts'
import type { Product } from '../catalog/product.ts'
import { inTransaction } from '../in-transaction.ts'
import { TooMany, type Visitor } from '../limits/limits.ts'
import type { Phone } from '../phone.ts'
import type { OrderRequest } from './order.ts'
import type { OrderOutcome } from './order-outcome.ts'
import { findOrderIdByToken } from './order-token.ts'
import { placingInBatches } from './place-in-batches.ts'
import { lockSizes } from './quote-lines.ts'

/** An order of somebody who can be told from others by a digit. */
function wantedBy(digit: number, shop: TestShop, product: Product, request: Partial<OrderRequest> = {}) {
  const asked = shop.requestFor([{ product }], request)
  const customer = { ...asked.customer, name: `Amel ${digit}`, phone: `+2162233344${digit}` as Phone }
  return { request: { ...asked, customer }, visitor: undefined }
}

const digits = Array.from({ length: 8 }, (_, digit) => digit)

test('orders that come while others are placed share their round trips, and each is its own', async () => {
  await using shop = await openTestShop()
  const bowl = await shop.sells()
  await using counted = await openCountedShop(shop)
  const place = placingInBatches(counted.marketplace)

  const placed: string[] = []
  const roundTrips = await counted.roundTripsOf(async () => {
    const outcomes = await Promise.all(digits.map((digit) => place(wantedBy(digit, shop, bowl))))
    for (const result of outcomes) placed.push(result.outcome === 'placed' ? result.order.token : result.outcome)
  })

  // One that finds nothing under way, and all the others together.
  assert.equal(roundTrips, 2 * 2)
  assert.equal(await shop.stockOf(bowl.sizes[0]?.id), 2)
  const { db } = shop.marketplace
  for (const [digit, token] of placed.entries()) {
    const id = await findOrderIdByToken(shop.marketplace, token)
    const order = await db.selectFrom('orders').selectAll().where('id', '=', Number(id)).executeTakeFirstOrThrow()
    assert.equal(order.customer_name, `Amel ${digit}`)
  }
  const orders = await db.selectFrom('orders').select('id').orderBy('id').execute()
  const letters = await db.selectFrom('letters').select(['about', 'kind', 'message_id']).orderBy('id').execute()
  for (const { id } of orders) {
    const kinds = letters.filter(({ about }) => (about as { orderId: number }).orderId === id).map(({ kind }) => kind)
    assert.deepEqual(kinds.sort(), ['order-notice', 'order-recap'])
  }
  assert.equal(new Set(letters.map(({ message_id }) => message_id)).size, 16)
})

test('of many who want the last pieces at once as many get them as there are', async () => {
  await using shop = await openTestShop()
  const bowl = await shop.sells({ sizes: [{ name: '', stock: 5 }] })
  const place = placingInBatches(shop.marketplace)

  const outcomes = await Promise.all(digits.map((digit) => place(wantedBy(digit, shop, bowl))))

  const refused = outcomes.flatMap((result) => (result.outcome === 'out-of-stock' ? result.lines : []))
  assert.deepEqual(
    refused.map(({ left }) => left),
    [0, 0, 0],
  )
  assert.equal(await shop.stockOf(bowl.sizes[0]?.id), 0)
})

test('one who orders too much takes no other along', async () => {
  await using shop = await openTestShop()
  const bowl = await shop.sells()
  const visitor = await strangerOf(shop, { perNetwork: 2 })
  const place = placingInBatches(shop.marketplace)

  const outcomes = await Promise.all([
    toldOf(place(wantedBy(0, shop, bowl))),
    ...digits.slice(1, 4).map((digit) => toldOf(place({ ...wantedBy(digit, shop, bowl), visitor }))),
    ...digits.slice(4).map((digit) => toldOf(place(wantedBy(digit, shop, bowl)))),
  ])

  assert.deepEqual(outcomes.splice(1, 3).sort(), [TooMany.name, 'placed', 'placed'])
  assert.deepEqual(new Set(outcomes), new Set(['placed']))
  assert.equal(await shop.stockOf(bowl.sizes[0]?.id), 10 - 2 - 5)
})

test('one that the database refuses takes no other along, nor does one of what the shop has not', async () => {
  await using shop = await openTestShop()
  const bowl = await shop.sells()
  const place = placingInBatches(shop.marketplace)
  const impossible = { ...wantedBy(7, shop, bowl).request, source: 'a dream' as 'shop' }

  const outcomes = await Promise.all([
    ...digits.slice(0, 3).map((digit) => toldOf(place(wantedBy(digit, shop, bowl)))),
    toldOf(place({ request: impossible, visitor: undefined })),
    toldOf(place(wantedBy(4, shop, bowl, { lines: [{ productId: 9999, quantity: 1 }] }))),
    toldOf(place(wantedBy(5, shop, bowl))),
  ])

  assert.deepEqual(outcomes, ['placed', 'placed', 'placed', 'DatabaseError', 'unknown-lines', 'placed'])
  assert.equal(await shop.stockOf(bowl.sizes[0]?.id), 6)
})

test('twins that come together are one order', async () => {
  await using shop = await openTestShop()
  const bowl = await shop.sells()
  const place = placingInBatches(shop.marketplace)
  const twin = wantedBy(9, shop, bowl, { idempotencyKey: 'one-attempt' })

  const [, first, second] = await Promise.all([place(wantedBy(0, shop, bowl)), place(twin), place(twin)])

  assert.equal(first.outcome, 'placed')
  assert.deepEqual(second, first)
  assert.equal(await shop.stockOf(bowl.sizes[0]?.id), 8)
})

test('orders of one phone number are counted though they come together', async () => {
  await using shop = await openTestShop()
  const bowl = await shop.sells()
  const visitor = await strangerOf(shop, { unconfirmedOrders: 1 })
  const place = placingInBatches(shop.marketplace)

  const outcomes = await Promise.all(
    [0, 5, 5].map((digit) => toldOf(place({ ...wantedBy(digit, shop, bowl), visitor }))),
  )

  assert.deepEqual(outcomes, ['placed', 'placed', TooMany.name])
  assert.equal(await shop.stockOf(bowl.sizes[0]?.id), 8)
})

test('who orders what nobody holds does not wait for those who do', async () => {
  await using shop = await openTestShop()
  const [bowl, vase] = [await shop.sells(), await shop.sells()]
  const place = placingInBatches(shop.marketplace)

  const held = await inTransaction(shop.marketplace, async ({ db, ...another }) => {
    await together(db, lockSizes({ db, ...another }, [{ productId: bowl.id, sizeId: Number(bowl.sizes[0]?.id) }]))
    const held = digits.slice(0, 3).map((digit) => place(wantedBy(digit, shop, bowl)))
    assert.equal((await place(wantedBy(3, shop, vase))).outcome, 'placed')
    return { until: Promise.all(held) }
  })

  for (const { outcome } of await held.until) assert.equal(outcome, 'placed')
})

test('however many wait for what somebody holds, there is a connection for who orders something else', async () => {
  await using shop = await openTestShop()
  const [bowl, vase] = [await shop.sells({ sizes: [{ name: '', stock: 20 }] }), await shop.sells()]
  const place = placingInBatches(shop.marketplace)

  const held = await inTransaction(shop.marketplace, async ({ db, ...another }) => {
    await together(db, lockSizes({ db, ...another }, [{ productId: bowl.id, sizeId: Number(bowl.sizes[0]?.id) }]))
    const held = Array.from({ length: 16 }, (_, number) => place(wantedBy(number, shop, bowl)))
    for (const digit of [17, 18, 19]) assert.equal((await place(wantedBy(digit, shop, vase))).outcome, 'placed')
    return { until: Promise.all(held) }
  })

  for (const { outcome } of await held.until) assert.equal(outcome, 'placed')
  assert.equal(await shop.stockOf(bowl.sizes[0]?.id), 4)
})

test('who comes while those before are held up goes alone after a while', async () => {
  await using shop = await openTestShop()
  const bowl = await shop.sells()
  const visitor = await strangerOf(shop, {})
  const place = placingInBatches(shop.marketplace)
  await place({ ...wantedBy(0, shop, bowl), visitor })

  const held = await inTransaction(shop.marketplace, async ({ db }) => {
    await db.selectFrom('limits_used').select('key').forUpdate().execute()
    const held = place({ ...wantedBy(1, shop, bowl), visitor })
    assert.equal((await place(wantedBy(2, shop, await shop.sells()))).outcome, 'placed')
    return { until: held }
  })

  assert.equal((await held.until).outcome, 'placed')
})

/** Says how much strangers may order in an hour, and answers one of them. */
async function strangerOf(shop: TestShop, { perNetwork = 100, unconfirmedOrders = 100 }): Promise<Visitor> {
  const each = { perNetwork: { count: perNetwork, seconds: 3600 }, perRecipient: { count: 100, seconds: 3600 } }
  await setLimits(shop.marketplace, limitsOf(each, unconfirmedOrders))
  return { network: '192.0.2.1', ...heldTo(each) }
}

/** What somebody was told of an order: its outcome, or the name of what went wrong. */
async function toldOf(placing: Promise<OrderOutcome>): Promise<string> {
  try {
    return (await placing).outcome
  } catch (error) {
    return (error as Error).constructor.name
  }
}
