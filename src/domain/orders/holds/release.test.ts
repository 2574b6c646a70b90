import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import type { Product } from '#domain/catalog/product.ts'
import type { EmailAddress } from '#domain/email-address.ts'
import { millimes } from '#domain/money.ts'
import { asCustomer } from '#domain/orders/as-customer.ts'
import { recordCall } from '#domain/orders/calls/record-call.ts'
import type { PlacedOrder } from '#domain/orders/order.ts'
import { placeOrder } from '#domain/orders/placing/place-order.ts'
import { advanceOrderAsOperator } from '#domain/orders/status/advance-order-as-operator.ts'
import { cancelOwnOrder } from '#domain/orders/status/cancel-own-order.ts'
import type { Phone } from '#domain/phone.ts'
import { RateLimited } from '#domain/rate-limits/rate-limit.ts'
import { editSetting } from '#domain/settings/edit-setting.ts'
import type { TunisDay } from '#domain/tunis-day.ts'
import fc from '#tests/support/fast-check.ts'
import { setHoldLimits } from '#tests/support/hold-limits.ts'
import { isLongRun } from '#tests/support/long-run.ts'
import { asOperator } from '#tests/support/operators.ts'
import { fromNetwork, rateLimitsOf, setRateLimits } from '#tests/support/rate-limits.ts'
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts'
import { closedDaysSetting } from './closed-days-setting.ts'
import { actionDue, releaseUnconfirmedOrders } from './release-unconfirmed-orders.ts'
import { reviveOwnOrder } from './revive-own-order.ts'

// The test clock starts on a Monday at 11:00 in Tunis.
const hour = 3600

async function order(shop: TestShop, product: Product, quantity = 2, person = 1): Promise<PlacedOrder> {
  const customer = {
    name: 'Amel',
    email: `amel${person}@example.tn` as EmailAddress,
    phone: `+2162222222${person}` as Phone,
  }
  const result = await placeOrder(fromNetwork(shop.marketplace), shop.requestFor([{ product, quantity }], { customer }))
  assert.equal(result.outcome, 'placed')
  return (result as { order: PlacedOrder }).order
}

async function statusOf({ marketplace }: TestShop, { id }: PlacedOrder): Promise<string> {
  const row = await marketplace.db.selectFrom('orders').select('status').where('id', '=', id).executeTakeFirstOrThrow()
  return row.status
}

async function emailsOf({ marketplace }: TestShop): Promise<string[]> {
  const emails = await marketplace.db.selectFrom('emails').select('kind').orderBy('id').execute()
  return emails.map(({ kind }) => kind).filter((kind) => kind === 'order-reminder' || kind === 'order-progress')
}

/** Lets the office be reminded and the order be released. */
async function release(shop: TestShop): Promise<void> {
  for (const days of [4, 1]) {
    shop.clock.passes({ days })
    await releaseUnconfirmedOrders(shop.system)
  }
}

async function revive(shop: TestShop, { token }: PlacedOrder) {
  return reviveOwnOrder(await asCustomer(fromNetwork(shop.marketplace), token))
}

test('an order that nobody confirms is reminded, then released: its pieces return and the customer is told', async () => {
  await using shop = await openTestShop()
  await setHoldLimits(shop.marketplace, { hoursToConfirm: 4, hoursAfterReminder: 2 })
  const product = await shop.sells()
  const placed = await order(shop, product)
  const seen = async (seconds: number) => {
    shop.clock.passes({ seconds })
    await releaseUnconfirmedOrders(shop.system)
    return [await statusOf(shop, placed), await shop.stockOf(product.sizes[0]?.id), ...(await emailsOf(shop))]
  }
  assert.deepEqual(await seen(4 * hour - 60), ['received', 8])
  assert.deepEqual(await seen(60), ['received', 8, 'order-reminder'])
  assert.deepEqual(await seen(2 * hour - 60), ['received', 8, 'order-reminder'])
  assert.deepEqual(await seen(60), ['released', 10, 'order-reminder', 'order-progress'])
  assert.deepEqual(await seen(24 * hour), ['released', 10, 'order-reminder', 'order-progress'])
  const [step] = await shop.marketplace.db.selectFrom('order_steps').select(['to_status', 'actor_kind']).execute()
  assert.deepEqual(step, { to_status: 'released', actor_kind: 'system' })
})

test('after days without a worker the office is reminded first, and has its hours', async () => {
  await using shop = await openTestShop()
  await setHoldLimits(shop.marketplace, {})
  const placed = await order(shop, await shop.sells())
  shop.clock.passes({ days: 30 })
  await releaseUnconfirmedOrders(shop.system)
  await releaseUnconfirmedOrders(shop.system)
  assert.equal(await statusOf(shop, placed), 'received')
})

test('a request is released too, without moving stock', async () => {
  await using shop = await openTestShop()
  await setHoldLimits(shop.marketplace, { orderPieces: 1 })
  const product = await shop.sells()
  const placed = await order(shop, product)
  await release(shop)
  assert.equal(await statusOf(shop, placed), 'released')
  assert.equal(await shop.stockOf(product.sizes[0]?.id), 10)
})

test('an order is not released before the call that is due, nor while an operator has claimed it', () => {
  const at = (time: string) => new Date(`2026-03-${time}:00+01:00`)
  const limits = { hoursToConfirm: 4, hoursAfterReminder: 2, closedDays: [], worksSaturdays: true }
  const reminded = {
    since: at('02T09:00'),
    remindedAt: at('02T13:00'),
    callBackAt: null,
    claimedUntil: null,
    paid: millimes(0),
  }
  assert.equal(actionDue(reminded, limits, at('02T15:00')), 'release')
  assert.equal(actionDue({ ...reminded, callBackAt: at('03T10:00') }, limits, at('03T11:59')), 'none')
  assert.equal(actionDue({ ...reminded, callBackAt: at('03T10:00') }, limits, at('03T12:00')), 'release')
  assert.equal(actionDue({ ...reminded, claimedUntil: at('02T15:01') }, limits, at('02T15:00')), 'none')
  assert.equal(actionDue({ ...reminded, paid: millimes(1) }, limits, at('02T15:00')), 'none')
})

test('neither the reminder nor the release comes on the closed days that an owner has entered', async () => {
  await using shop = await openTestShop()
  await setHoldLimits(shop.marketplace, { hoursToConfirm: 9, hoursAfterReminder: 9 })
  const office = await asOperator(shop.marketplace)
  const close = (version: number, ...closedDays: TunisDay[]) =>
    editSetting(office, closedDaysSetting, { version, edited: { closedDays, worksSaturdays: true } })
  await close(0, '2026-03-03')
  const placed = await order(shop, await shop.sells())
  const pass = async (days: number) => {
    shop.clock.passes({ days })
    await releaseUnconfirmedOrders(shop.system)
    return [await statusOf(shop, placed), (await emailsOf(shop)).includes('order-reminder')]
  }
  assert.deepEqual(await pass(1), ['received', false], 'the 3rd is closed')
  assert.deepEqual(await pass(1), ['received', true])
  await close(1, '2026-03-03', '2026-03-05', '2026-03-06')
  assert.deepEqual(await pass(2), ['received', true], 'the 5th and 6th are closed now')
  assert.deepEqual(await pass(1), ['released', true])
})

test('a released order is revived with one tap, once, while its pieces last', async () => {
  await using shop = await openTestShop()
  await setHoldLimits(shop.marketplace, {})
  const product = await shop.sells()
  const [first, second] = [await order(shop, product, 6), await order(shop, product, 4, 2)]
  await release(shop)
  assert.deepEqual(await Promise.all([revive(shop, first), revive(shop, first)]), [
    { outcome: 'revived', status: 'received' },
    { outcome: 'revived', status: 'received' },
  ])
  assert.equal(await shop.stockOf(product.sizes[0]?.id), 4)
  await order(shop, product, 2, 3)
  const sizeId = product.sizes[0]?.id
  assert.deepEqual(await revive(shop, second), {
    outcome: 'out-of-stock',
    lines: [
      { position: 0, productId: product.id, variantId: sizeId, sizeId, name: product.name, sizeName: '', left: 2 },
    ],
  })
  await advanceOrderAsOperator(shop.system, first.id, { to: 'confirmed' })
  assert.deepEqual(await revive(shop, first), { outcome: 'not-released' })
})

test('a revived order is within the same limits, and beyond them a request', async () => {
  await using shop = await openTestShop()
  await setHoldLimits(shop.marketplace, {})
  const product = await shop.sells()
  const placed = await order(shop, product, 6)
  await release(shop)
  await setHoldLimits(shop.marketplace, { orderPieces: 5 })
  assert.deepEqual(await revive(shop, placed), { outcome: 'revived', status: 'requested' })
  assert.equal(await shop.stockOf(product.sizes[0]?.id), 10)
  await release(shop)
  const once = { perNetwork: { count: 1, seconds: 86_400 }, perRecipient: { count: 100, seconds: 60 } }
  await setRateLimits(shop.marketplace, rateLimitsOf(once))
  for (let count = 0; count < 4; count++) await order(shop, product, 1)
  await assert.rejects(revive(shop, placed), RateLimited)
})

test('revived orders and new ones that are sent at once hold no more than the limits allow together', async () => {
  await using shop = await openTestShop()
  await setHoldLimits(shop.marketplace, {})
  const products = await Promise.all([1, 2, 3, 4, 5].map(() => shop.sells()))
  const [first, second, ...others] = products as [Product, Product, ...Product[]]
  const released = [await order(shop, first, 3, 1), await order(shop, second, 3, 2)]
  await release(shop)
  await setHoldLimits(shop.marketplace, { shopPieces: 6 })
  await Promise.all([
    ...released.map((placed) => revive(shop, placed)),
    ...others.map((product, place) => order(shop, product, 3, 3 + place)),
  ])
  assert.equal(await heldPieces(shop), 6)
})

async function heldPieces({ marketplace }: TestShop): Promise<number> {
  const { held } = await marketplace.db
    .selectFrom('orders')
    .select(({ fn }) => fn.sum<number>('held_pieces').as('held'))
    .executeTakeFirstOrThrow()
  return held
}

test('released, revived, confirmed, changed and canceled in any order and at once, the ledger stays whole', async () => {
  const actions = ['release', 'revive', 'confirm', 'cancel', 'cancel-as-shop', 'no-answer', 'hour', 'days'] as const
  const rounds = fc.array(fc.array(fc.constantFrom(...actions), { minLength: 1, maxLength: 3 }), {
    ...{ minLength: 1, maxLength: 8 },
  })
  await using shop = await openTestShop()
  await fc.assert(
    fc.asyncProperty(
      rounds,
      fc.integer({ min: 1, max: 6 }),
      fc.integer({ min: 1, max: 6 }),
      fc.integer({ min: 1, max: 8 }),
      async (rounds, quantity, orderPieces, shopPieces) => {
        await setHoldLimits(shop.marketplace, { orderPieces, shopPieces })
        const product = await shop.sells({ sizes: [{ name: '', stock: 7 }] })
        const orders = [await order(shop, product, quantity, 1), await order(shop, product, 1, 2)]
        const act = async (action: (typeof actions)[number], placed: PlacedOrder) => {
          if (action === 'release') await releaseUnconfirmedOrders(shop.system)
          if (action === 'revive') await revive(shop, placed)
          if (action === 'confirm') await recordCall(shop.system, placed.id, { outcome: 'confirmed' })
          if (action === 'cancel') await cancelOwnOrder(await asCustomer(shop.marketplace, placed.token))
          if (action === 'cancel-as-shop') await advanceOrderAsOperator(shop.system, placed.id, { to: 'cancelled' })
          const callBackAt = new Date(shop.clock.now().getTime() + hour)
          if (action === 'no-answer') await recordCall(shop.system, placed.id, { outcome: 'no-answer', callBackAt })
          if (action === 'hour') shop.clock.passes({ seconds: hour })
          if (action === 'days') shop.clock.passes({ days: 4 })
        }
        for (const round of rounds) {
          await Promise.all(round.flatMap((action) => orders.map((placed) => act(action, placed))))
          await requireWholeLedger(shop, product)
          assert.ok((await heldPieces(shop)) <= shopPieces)
        }
        for (const { id } of orders) await advanceOrderAsOperator(shop.system, id, { to: 'cancelled' })
        assert.equal(await shop.stockOf(product.sizes[0]?.id), 7)
      },
    ),
    { numRuns: isLongRun ? 300 : 12 },
  )
})

/** Every order holds the pieces of its lines exactly in the statuses that hold them, and the stock is what is left. */
async function requireWholeLedger(shop: TestShop, product: Product): Promise<void> {
  const sizeId = product.sizes[0]?.id ?? 0
  const { rows } = await sql<{ status: string; held: number; lines: number; taken: number }>`
    select status, held_pieces as held, (select sum(quantity)::int from order_lines where order_id = orders.id) as lines,
      -coalesce((select sum(pieces)::int from stock_movements where order_id = orders.id), 0) as taken
    from orders where exists (select from order_lines where order_id = orders.id and variant_id = ${sizeId})`.execute(
    shop.marketplace.db,
  )
  for (const { status, held, lines, taken } of rows) {
    const hasPieces = status === 'received' || status === 'confirmed'
    assert.deepEqual([taken, held], [hasPieces ? lines : 0, status === 'received' ? lines : 0], status)
  }
  assert.equal(await shop.stockOf(sizeId), 7 - rows.reduce((sum, { taken }) => sum + taken, 0))
}
