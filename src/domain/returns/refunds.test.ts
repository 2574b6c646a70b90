import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { findAllViolations } from '#domain/consistency/find-violations.ts'
import { countPendingWork } from '#domain/dashboard/count-pending-work.ts'
import { dinars, millimes } from '#domain/money.ts'
import { getOrderDetails } from '#domain/orders/get-order-details.ts'
import { recordPayment, revokePayment } from '#domain/orders/payments/record-payment.ts'
import { recordRefund } from '#domain/orders/payments/record-refund.ts'
import { advanceOrder } from '#domain/orders/status/advance-order.ts'
import { customerOf, inspectedReturn, openShopWithOrder, returnOf, takeBack } from '#tests/support/returns.ts'
import type { TestShop } from '#tests/support/test-shop.ts'
import { askReturn } from './ask-return.ts'
import { listEarlierRefunds } from './earlier-refunds.ts'
import { getReturn } from './get-return.ts'
import { partOfPieces } from './paid-pieces.ts'
import { refundShares } from './refund-shares.ts'
import { remindOfRefunds } from './remind-of-refunds.ts'
import { settleReturn } from './settle-return.ts'
import { undoReturnStep } from './undo-return-step.ts'

const violations = (shop: TestShop) => Array.fromAsync(findAllViolations(shop.marketplace))
const emailsOf = async ({ marketplace }: TestShop, kind: string) => {
  const rows = await sql<{ status: string }>`select status from emails where kind = ${kind} order by id`.execute(
    marketplace.db,
  )
  return rows.rows.map(({ status }) => status)
}

test('a refund is in the cash book and divided among the lines, and best sellers count what was kept', async () => {
  await using world = await openShopWithOrder()
  const { shop, office, orderId } = world
  const returnId = await inspectedReturn(
    office,
    orderId,
    { wish: 'refund', pieces: [{ position: 0, quantity: 2 }] },
    'written-off',
  )
  const tooMuch = { by: 'refund', amount: dinars(1000), means: 'd17', reference: '1' } as const
  assert.deepEqual(await settleReturn(office, returnId, tooMuch), { outcome: 'exceeds', most: dinars(143) })
  const settled = await settleReturn(office, returnId, { ...tooMuch, amount: dinars(98) })
  assert.equal(settled.outcome, 'settled')
  const order = await getOrderDetails(office, orderId)
  assert.equal(order.refunded, dinars(98))
  const { rows } = await sql`select pieces::int, refunded_millimes::int as refunded from returned_order_lines`.execute(
    shop.marketplace.db,
  )
  assert.deepEqual(rows, [{ pieces: 2, refunded: dinars(90) }], 'the delivery fee belongs to no line')
  const sales = await sql<{ pieces: number }>`select pieces from product_sales`.execute(shop.marketplace.db)
  assert.deepEqual(sales.rows, [{ pieces: 1 }])
  const refund = order.payments.at(-1)
  assert.deepEqual(await revokePayment(office, orderId, refund?.id ?? 0, 'no'), { outcome: 'of-return' })
  assert.deepEqual(await violations(shop), [])

  const last = (await getReturn(office, returnId)).steps.at(-1)?.id ?? 0
  assert.equal((await undoReturnStep(office, returnId, { seenStepId: last })).outcome, 'undone')
  assert.equal((await getOrderDetails(office, orderId)).refunded, 0)
  assert.deepEqual(
    (await sql<{ pieces: number }>`select pieces from product_sales`.execute(shop.marketplace.db)).rows,
    [{ pieces: 3 }],
  )
  assert.deepEqual(await violations(shop), [])
})

test('a refund that was recorded on the order settles its return', async () => {
  await using world = await openShopWithOrder()
  const { shop, office, orderId } = world
  const returnId = await inspectedReturn(office, orderId, { wish: 'refund' })
  const { total } = (await getOrderDetails(office, orderId)).totals
  const byHand = {
    submissionKey: crypto.randomUUID(),
    amount: total,
    means: 'cash',
    reference: 'by hand',
    seenId: 0,
  } as const
  assert.equal((await recordRefund(office, orderId, byHand)).outcome, 'recorded')
  const [refund] = await listEarlierRefunds(office, orderId)
  const again = { by: 'refund', amount: dinars(45), means: 'cash', reference: '' } as const
  assert.equal((await settleReturn(office, returnId, again)).outcome, 'exceeds')
  const settlement = { by: 'earlier-refund', paymentId: refund?.id ?? 0 } as const
  assert.deepEqual(
    [
      (await settleReturn(office, returnId, settlement)).outcome,
      (await settleReturn(office, returnId, settlement)).outcome,
    ],
    ['settled', 'settled'],
  )
  assert.deepEqual(await listEarlierRefunds(office, orderId), [])
  assert.equal((await getOrderDetails(office, orderId)).refunded, total)
  assert.deepEqual(await violations(shop), [])
})

test('of an unpaid order nothing was paid, and of a paid part that part', async () => {
  await using world = await openShopWithOrder()
  const { shop, office, bowl } = world
  const placed = await shop.order([{ product: bowl, quantity: 2 }], { payment: 'paypal' })
  assert.ok(placed.outcome === 'placed')
  const { id, totals } = placed.order
  for (const to of ['confirmed', 'packed', 'shipped', 'delivered'] as const) await advanceOrder(shop.system, id, { to })
  const asked = await askReturn(customerOf(shop, id), returnOf({ reason: 'withdrawal', wish: 'refund' }))
  assert.ok(asked.outcome === 'asked')
  assert.equal((await getReturn(office, asked.returnId)).lines[0]?.paid, 0)
  const half = {
    submissionKey: crypto.randomUUID(),
    amount: millimes(totals.total / 2),
    means: 'd17',
    reference: '1',
    seenId: 0,
  } as const
  await recordPayment(office, id, half)
  assert.equal((await getReturn(office, asked.returnId)).lines[0]?.paid, dinars(22.5))
})

test('of a withdrawal all that was paid goes back, unless the customer agreed to less', async () => {
  await using world = await openShopWithOrder()
  const { office, orderId } = world
  const pieces = [{ position: 0, quantity: 1 }]
  const open = async (reason: 'withdrawal' | 'size') =>
    inspectedReturn(office, orderId, { reason, wish: 'refund', pieces })
  const less = { by: 'refund', amount: dinars(4.5), means: 'cash', reference: '' } as const
  const withdrawn = await open('withdrawal')
  assert.deepEqual(await settleReturn(office, withdrawn, less), { outcome: 'less-than-paid', due: dinars(45) })
  assert.equal((await settleReturn(office, withdrawn, { ...less, isLessAgreed: true })).outcome, 'settled')
  const whole = { ...less, amount: dinars(45) }
  assert.equal((await settleReturn(office, await open('withdrawal'), whole)).outcome, 'settled')
  assert.equal((await settleReturn(office, await open('size'), less)).outcome, 'settled')
  assert.deepEqual(await violations(world.shop), [])
})

test('a return for which nothing was paid, or of which all went back, is settled by a refund of nothing', async () => {
  await using world = await openShopWithOrder()
  const { shop, office, bowl, orderId } = world
  const placed = await shop.order([{ product: bowl, quantity: 2 }], { payment: 'paypal' })
  assert.ok(placed.outcome === 'placed')
  const { id } = placed.order
  for (const to of ['confirmed', 'packed', 'shipped', 'delivered'] as const) await advanceOrder(shop.system, id, { to })
  const owed = async () => {
    const rows = await shop.system.db.selectFrom('store_balances').select('owed_to_makers_millimes').execute()
    return rows.reduce((sum, row) => sum - row.owed_to_makers_millimes, 0)
  }
  const nothing = { by: 'refund', amount: millimes(0), means: 'cash', reference: '' } as const
  const unpaid = await inspectedReturn(office, id, { wish: 'refund' })
  const before = await owed()
  assert.equal((await settleReturn(office, unpaid, nothing, { notifiesCustomer: true })).outcome, 'settled')
  assert.equal(await owed(), before - dinars(45), 'its maker has it back')
  assert.deepEqual(await violations(shop), [])
  const seenStepId = (await getReturn(office, unpaid)).steps.at(-1)?.id ?? 0
  assert.equal((await undoReturnStep(office, unpaid, { seenStepId })).outcome, 'undone')
  assert.equal(await owed(), before)
  assert.deepEqual(await violations(shop), [])

  const [first, second] = [
    await inspectedReturn(office, orderId, { wish: 'refund' }),
    await inspectedReturn(office, orderId, { wish: 'refund', note: 'another' }),
  ]
  assert.deepEqual(await settleReturn(office, first, nothing), { outcome: 'no-amount' })
  await settleReturn(office, first, { ...nothing, amount: dinars(143) })
  assert.equal((await settleReturn(office, second, nothing)).outcome, 'settled')
  assert.deepEqual(await violations(shop), [])
})

test('returns of single pieces refund together what their line cost', () => {
  const partOf = (pieces: number, earlier: number) => partOfPieces(millimes(89_999), 3, { pieces, earlier })
  assert.deepEqual([[0, 1, 2].map((earlier) => partOf(1, earlier)), partOf(3, 0)], [[30_000, 29_999, 30_000], 89_999])
})

test('the office is reminded once of a refund that is due soon', async () => {
  await using world = await openShopWithOrder()
  const { shop, office, orderId } = world
  await inspectedReturn(office, orderId, { wish: 'refund' })
  await remindOfRefunds(shop.system)
  assert.deepEqual(await emailsOf(shop, 'return-reminder'), [])
  shop.clock.passes({ days: 9 })
  for (let run = 0; run < 2; run++) await remindOfRefunds(shop.system)
  assert.deepEqual(await emailsOf(shop, 'return-reminder'), ['queued'])
  assert.equal((await countPendingWork(office))['refunds-due'], 1)
})

test('all pieces taken back leave nothing sold', async () => {
  await using world = await openShopWithOrder()
  const { shop, office, orderId } = world
  await takeBack(office, orderId)
  const sold = await sql<{ pieces: number }>`select pieces from product_sales`.execute(shop.marketplace.db)
  assert.deepEqual(sold.rows, [{ pieces: 0 }])
  assert.deepEqual(await violations(shop), [])
})

test('a refund is divided to the millime and never gives a line more than was paid for it', () => {
  const lines = [10, 10, 10].map((paid) => ({ paid: millimes(paid), price: millimes(20) }))
  assert.deepEqual(refundShares(millimes(20), lines), [6, 7, 7])
  assert.deepEqual(refundShares(millimes(99), lines), [10, 10, 10])
  assert.deepEqual(
    refundShares(
      millimes(10),
      lines.map((line) => ({ ...line, paid: millimes(0) })),
    ),
    [3, 3, 4],
  )
})
