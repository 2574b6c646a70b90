import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { connect, defaultTimeouts } from '#database/connect.ts'
import type { OperatorActor } from '#domain/access/actor.ts'
import type { Product } from '#domain/catalog/product.ts'
import type { EmailAddress } from '#domain/email-address.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { dinars } from '#domain/money.ts'
import { recordCall } from '#domain/orders/calls/record-call.ts'
import type { OrderOutcome } from '#domain/orders/placing/order-outcome.ts'
import { placeOrder } from '#domain/orders/placing/place-order.ts'
import { advanceOrder } from '#domain/orders/status/advance-order.ts'
import { advanceOrderAsOperator } from '#domain/orders/status/advance-order-as-operator.ts'
import type { Phone } from '#domain/phone.ts'
import { setHoldLimits } from '#tests/support/hold-limits.ts'
import { asOperator, openConnections } from '#tests/support/operators.ts'
import { fromNetwork, rateLimitsOf, setRateLimits } from '#tests/support/rate-limits.ts'
import { databaseName } from '#tests/support/test-database.ts'
import { testDatabaseAddress } from '#tests/support/test-database-address.ts'
import { type OrderedPiece, openTestShop, type TestShop } from '#tests/support/test-shop.ts'
import type { HoldLimits } from './hold-limits.ts'

/** A shop on two pools of connections, like two instances, of which each takes every second action. */
interface SharedShop extends AsyncDisposable {
  readonly shop: TestShop
  /** Runs so many actions at once and returns their results. */
  atOnce<Result>(count: number, act: (marketplace: Marketplace, place: number) => Promise<Result>): Promise<Result[]>
}

async function openSharedShop(): Promise<SharedShop> {
  const shop = await openTestShop()
  const { database: db, close } = connect(testDatabaseAddress(await databaseName({ database: shop.marketplace.db })), {
    timeouts: defaultTimeouts,
  })
  const instances = [shop.marketplace, { ...shop.marketplace, db }]
  await Promise.all(instances.map(openConnections))
  return {
    shop,
    atOnce: (count, act) =>
      Promise.all(Array.from({ length: count }, (_, place) => act(instances[place % 2] as Marketplace, place))),
    async [Symbol.asyncDispose]() {
      await close()
      await shop[Symbol.asyncDispose]()
    },
  }
}

interface From {
  readonly network?: string
  readonly phone?: Phone
  readonly email?: EmailAddress
}

/** Orders from a network and by a person of its own, unless they are given. */
function order(
  shop: TestShop,
  marketplace: Marketplace,
  pieces: OrderedPiece,
  place: number,
  { network = `192.0.2.${place}`, phone, email }: From = {},
): Promise<OrderOutcome> {
  const customer = {
    name: 'Amel',
    phone: phone ?? (`+216222222${String(place).padStart(2, '0')}` as Phone),
    email: email ?? (`amel${place}@example.tn` as EmailAddress),
  }
  return placeOrder(fromNetwork(marketplace, network), shop.requestFor([pieces], { customer }))
}

async function countHolding({ marketplace }: TestShop): Promise<Record<string, number>> {
  const rows = await marketplace.db
    .selectFrom('orders')
    .select(({ fn }) => ['status', fn.countAll<number>().as('count')])
    .groupBy('status')
    .execute()
  return Object.fromEntries(rows.map(({ status, count }) => [status, count]))
}

const [network, phone, email] = ['192.0.2.1', '+21622222200' as Phone, 'amel@example.tn' as EmailAddress]

/** Limits that three orders of three pieces for 45 dinars each reach, who shares them, and how many orders may hold. */
const limits: readonly (readonly [Partial<HoldLimits>, From])[] = [
  [{ shopPieces: 9 }, {}],
  [{ shopValue: dinars(405) }, {}],
  [{ networkPieces: 9 }, { network }],
  [{ networkValue: dinars(405) }, { network }],
  [{ customerPieces: 9 }, { phone }],
  [{ customerValue: dinars(405) }, { phone }],
  [{ customerPieces: 9 }, { email }],
  [{ customerValue: dinars(405) }, { email }],
]

const count = 12

for (const [limit, from] of limits)
  test(`of concurrent orders ${JSON.stringify({ ...limit, ...from })} lets three hold their pieces`, async () => {
    await using shared = await openSharedShop()
    const { shop, atOnce } = shared
    await setHoldLimits(shop.marketplace, limit)
    // Of a product of its own each, so that no lock on a size makes them wait for each other.
    const products = await Promise.all(Array.from({ length: count }, () => shop.sells()))
    await atOnce(count, (marketplace, place) =>
      order(shop, marketplace, { product: products[place] as Product, quantity: 3 }, place, from),
    )
    assert.deepEqual(await countHolding(shop), { received: 3, requested: count - 3 })
  })

test('of concurrent orders of one phone number no more hold their pieces than it may have', async () => {
  await using shared = await openSharedShop()
  const { shop, atOnce } = shared
  await setHoldLimits(shop.marketplace, {})
  const plenty = { count: 100, seconds: 60 }
  await setRateLimits(shop.marketplace, {
    ...rateLimitsOf({ perNetwork: plenty, perRecipient: plenty }),
    unconfirmedOrders: 2,
  })
  const products = await Promise.all(Array.from({ length: count }, () => shop.sells()))
  await atOnce(count, (marketplace, place) =>
    order(shop, marketplace, { product: products[place] as Product }, place, { phone }),
  )
  assert.deepEqual(await countHolding(shop), { received: 2, requested: count - 2 })
})

test('one-of-a-kind pieces: each goes to one customer, and one phone number holds one of them', async () => {
  await using shared = await openSharedShop()
  const { shop, atOnce } = shared
  await setHoldLimits(shop.marketplace, {})
  const sells = () => shop.sells({ sizes: [{ name: '', stock: 1 }] })
  const vase = await sells()
  const outcomes = await atOnce(count, (marketplace, place) => order(shop, marketplace, { product: vase }, place))
  assert.equal(outcomes.filter(({ outcome }) => outcome === 'placed').length, 1)
  assert.equal(outcomes.filter(({ outcome }) => outcome === 'out-of-stock').length, count - 1)

  const bowls = await Promise.all(Array.from({ length: count }, sells))
  const other = '+21622333999' as Phone
  await atOnce(count, (marketplace, place) =>
    order(shop, marketplace, { product: bowls[place] as Product }, place, { phone: other }),
  )
  const stock = await Promise.all(bowls.map(({ sizes }) => shop.stockOf(sizes[0]?.id)))
  assert.equal(stock.filter((pieces) => pieces === 0).length, 1)
})

test('a request that several operators confirm at once takes its pieces once', async () => {
  await using shared = await openSharedShop()
  const { shop, atOnce } = shared
  await setHoldLimits(shop.marketplace, { orderPieces: 1 })
  const product = await shop.sells({ sizes: [{ name: '', stock: 10 }] })
  const placed = await order(shop, shop.marketplace, { product, quantity: 4 }, 0)
  assert.ok(placed.outcome === 'placed' && placed.order.status === 'requested')
  const { id } = placed.order
  const operators = await Promise.all([1, 2, 3, 4].map(async () => (await asOperator(shop.marketplace)).actor))
  const outcomes = await atOnce(operators.length, (marketplace, place) =>
    recordCall({ ...marketplace, actor: operators[place] as OperatorActor }, id, { outcome: 'confirmed' }),
  )
  assert.deepEqual(outcomes.map(({ outcome }) => outcome).sort(), [
    'not-to-call',
    'not-to-call',
    'not-to-call',
    'recorded',
  ])
  assert.equal(await shop.stockOf(product.sizes[0]?.id), 6)
  const { rows } = await sql`select pieces from stock_movements where order_id = ${id}`.execute(shop.marketplace.db)
  assert.deepEqual(rows, [{ pieces: -4 }])
})

test('of requests that are confirmed at once for the same last pieces one takes them', async () => {
  await using shared = await openSharedShop()
  const { shop, atOnce } = shared
  await setHoldLimits(shop.marketplace, { orderPieces: 1 })
  const product = await shop.sells()
  const placed = await atOnce(4, (marketplace, place) => order(shop, marketplace, { product, quantity: 6 }, place))
  const sana = await asOperator(shop.marketplace)
  const outcomes = await atOnce(4, async (marketplace, place) => {
    const { order } = placed[place] as Extract<OrderOutcome, { outcome: 'placed' }>
    return advanceOrderAsOperator({ ...marketplace, actor: sana.actor }, order.id, { to: 'confirmed' })
  })
  assert.deepEqual(outcomes.map(({ outcome }) => outcome).sort(), ['advanced', ...Array(3).fill('out-of-stock')])
  assert.equal(await shop.stockOf(product.sizes[0]?.id), 4)
})

test('an order does not wait for a confirmation that is not finished', async () => {
  await using shared = await openSharedShop()
  const { shop, atOnce } = shared
  await setHoldLimits(shop.marketplace, {})
  const [first, second] = [await shop.sells(), await shop.sells()]
  const placed = await order(shop, shop.marketplace, { product: first }, 1)
  assert.ok(placed.outcome === 'placed')
  const { id } = placed.order
  await inTransaction(shop.system, async (marketplace) => {
    await advanceOrder(marketplace, id, { to: 'confirmed' })
    // The second of the pools has a lock timeout.
    await atOnce(2, async (pool, place) => place === 1 && (await order(shop, pool, { product: second }, 2)))
  })
  assert.deepEqual(await countHolding(shop), { confirmed: 1, received: 1 })
})
