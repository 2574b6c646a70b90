import assert from 'node:assert/strict'
import { test } from 'node:test'
import { commissionSetting } from '#domain/commission/commission-setting.ts'
import { handOver } from '#domain/couriers/handovers/hand-over.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { dinars, millimes, sum } from '#domain/money.ts'
import type { OrderStatus } from '#domain/order-status.ts'
import { advanceOrderAsOperator } from '#domain/orders/status/advance-order-as-operator.ts'
import { undoOrderStep } from '#domain/orders/status/undo-order-step.ts'
import { listOwedOrders } from '#domain/remittances/list-owed-orders.ts'
import { recordRemittance } from '#domain/remittances/record-remittance.ts'
import { settleReturn } from '#domain/returns/settle-return.ts'
import { createCourier, openHandover } from '#tests/support/couriers.ts'
import { asOperator } from '#tests/support/operators.ts'
import { inspectedReturn } from '#tests/support/returns.ts'
import { asSeller, openStudio } from '#tests/support/sellers.ts'
import { setSetting } from '#tests/support/settings.ts'
import { type OrderedPiece, openTestShop } from '#tests/support/test-shop.ts'
import { getOwnStatement, listOwnStatementPieces, listOwnWaitingPieces } from './get-own-statement.ts'
import { firstReturnableDay, waitingReasons } from './read-waiting.ts'
import { recordPayout } from './record-payout.ts'
import { figureOf, type OpenedFigure, openedFigures } from './statement.ts'

const returnTerms = {
  ...{ rules: { withdrawalDays: 10, refundDays: 10 }, closedDays: { closedDays: [], worksSaturdays: false } },
} as const

/** A potter, with a bowl of 45 and a cup of 30 dinars, and another store whose lamp costs 20. */
async function openShop() {
  const shop = await openTestShop()
  await openStudio(shop.marketplace)
  const office = await asOperator(shop.marketplace)
  const [potter, smith] = [await shop.hasStore(), await shop.hasStore()]
  const sizes = [{ name: 'M', stock: 90 }]
  const bowl = await shop.sells({ storeId: potter, name: 'Bowl', sizes })
  const cup = await shop.sells({ storeId: potter, name: 'Cup', regularPrice: dinars(30), sizes })
  const lamp = await shop.sells({ storeId: smith, name: 'Lamp', regularPrice: dinars(20), sizes })
  const seller = await asSeller(shop.marketplace, potter)
  await setSetting(shop.marketplace, commissionSetting, { ...commissionSetting.defaultValue, withoutPlan: 1000 })
  const orderAt = async (pieces: readonly OrderedPiece[], ...to: OrderStatus[]) => {
    const placed = await shop.order(pieces)
    assert.ok(placed.outcome === 'placed')
    await advance(office, placed.order.id, ...to)
    return placed.order.id
  }
  const dispose = { [Symbol.asyncDispose]: () => shop[Symbol.asyncDispose]() }
  return { shop, office, potter, bowl, cup, lamp, seller, orderAt, ...dispose }
}

async function advance(office: Marketplace, id: number, ...statuses: readonly OrderStatus[]): Promise<void> {
  for (const to of statuses) assert.equal((await advanceOrderAsOperator(office, id, { to })).outcome, 'advanced', to)
}

const toDelivered = ['confirmed', 'packed', 'shipped', 'delivered'] as const

async function amountsOf(seller: Marketplace, storeId: number) {
  const { owedNow, due, waiting } = await getOwnStatement(seller, storeId, '2026-03')
  return [owedNow, due, ...waiting.map(({ amount }) => amount)]
}

test('every figure is the sum of the pieces that it opens, to the millime, of the own store only', async () => {
  await using shop = await openShop()
  const { office, potter, bowl, cup, lamp, seller, orderAt } = shop
  const id = await orderAt([{ product: bowl, quantity: 2 }, { product: cup }, { product: lamp }], ...toDelivered)
  const back = await inspectedReturn(office, id, { wish: 'refund', pieces: [{ position: 0, quantity: 1 }] })
  const settlement = { by: 'refund', amount: dinars(45), means: 'cash', reference: '' } as const
  assert.equal((await settleReturn(office, back, settlement)).outcome, 'settled')
  const mistaken = await orderAt([{ product: cup, quantity: 3 }], ...toDelivered)
  const step = await office.db
    .selectFrom('order_steps')
    .select('id')
    .where('order_id', '=', mistaken)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  assert.equal((await undoOrderStep(office, step.id, { reason: 'Not yet' })).outcome, 'undone')
  const payout = { submissionKey: crypto.randomUUID(), amount: dinars(20), means: 'd17', reference: 'D17 4' } as const
  assert.equal((await recordPayout(office, potter, { ...payout, paidOn: '2026-03-02', seenId: 0 })).outcome, 'recorded')

  const statement = await getOwnStatement(seller, potter, '2026-03')
  assert.deepEqual(statement.inPeriod, {
    ...{ sold: dinars(120), returned: dinars(45), commission: dinars(7.5), fees: 0, paid: dinars(20) },
    owed: dinars(47.5),
  })
  for (const of of Object.keys(openedFigures) as OpenedFigure[]) {
    const { pieces, last } = await listOwnStatementPieces(seller, potter, { month: '2026-03', of, page: 1 })
    assert.equal(sum(pieces.map(({ figures }) => figureOf(figures, of))), figureOf(statement.inPeriod, of), of)
    assert.equal(last, 1)
    assert.ok(pieces.every(({ piece }) => piece?.name !== 'Lamp'))
  }
  const { pieces } = await listOwnStatementPieces(seller, potter, { month: '2026-03', of: 'kept', page: 1 })
  assert.deepEqual(
    pieces.map(({ piece, isReversal, rate, figures }) => [
      ...[piece?.quantity, piece?.name, piece?.sizeName, isReversal, rate],
      ...[figures.sold, figures.returned, figures.commission],
    ]),
    [
      [2, 'Bowl', 'M', false, 1000, dinars(90), 0, dinars(9)],
      [1, 'Cup', 'M', false, 1000, dinars(30), 0, dinars(3)],
      [1, 'Bowl', 'M', false, undefined, 0, dinars(45), dinars(-4.5)],
      [3, 'Cup', 'M', false, 1000, dinars(90), 0, dinars(9)],
      [3, 'Cup', 'M', true, 1000, dinars(-90), 0, dinars(-9)],
    ],
  )
})

test('pieces come a page at a time, and the pages say how many there are', async () => {
  await using shop = await openShop()
  const { potter, bowl, seller, orderAt } = shop
  for (let count = 0; count < 3; count++) await orderAt([{ product: bowl }], ...toDelivered)
  const asked = { month: '2026-03', of: 'sold', limit: 2 } as const
  const first = await listOwnStatementPieces(seller, potter, { ...asked, page: 1 })
  const second = await listOwnStatementPieces(seller, potter, { ...asked, page: 2 })
  assert.deepEqual([first.pieces.length, first.last, second.pieces.length, second.last], [2, 2, 1, 2])
})

test('what is sold is due when it is delivered, paid by the courier, and can no longer come back', async () => {
  await using shop = await openShop()
  const { office, potter, bowl, lamp, seller, orderAt } = shop
  const courierId = await createCourier(office)
  const id = await orderAt([{ product: bowl }, { product: lamp }])
  assert.deepEqual(await amountsOf(seller, potter), [0, 0, 0, 0, 0], 'nobody has confirmed it')
  await advance(office, id, 'confirmed')
  assert.deepEqual(await amountsOf(seller, potter), [0, 0, dinars(40.5), 0, 0])
  await advance(office, id, 'packed')
  const { id: handoverId } = await openHandover(office, [id])
  await handOver(office, handoverId, { agreedUnpaid: [], notifiesCustomers: false })
  assert.deepEqual(await amountsOf(seller, potter), [0, 0, dinars(40.5), 0, 0])
  await advance(office, id, 'delivered')
  assert.deepEqual(await amountsOf(seller, potter), [dinars(40.5), 0, 0, dinars(40.5), 0])
  const owed = await listOwedOrders(office, courierId)
  const remitted = await recordRemittance(office, {
    ...{ submissionKey: crypto.randomUUID(), courierId, reference: '', reason: '' },
    received: sum(owed.map((order) => order.owed)),
    orders: owed.map((order) => ({ orderId: order.id, seenOwed: order.owed, difference: millimes(0) })),
  })
  assert.equal(remitted.outcome, 'recorded')
  assert.deepEqual(await amountsOf(seller, potter), [dinars(40.5), 0, 0, 0, dinars(40.5)])
  const { pieces } = await listOwnWaitingPieces(seller, potter, { reason: 'withdrawal', page: 1 })
  assert.deepEqual(
    pieces.map(({ piece, amount, until }) => [piece.name, amount, until]),
    // Ten working days, with Saturdays, from Monday 2 March.
    [['Bowl', dinars(40.5), '2026-03-13']],
  )
  shop.shop.clock.moment = new Date('2026-03-13T22:30:00Z')
  assert.deepEqual(await amountsOf(seller, potter), [dinars(40.5), 0, 0, 0, dinars(40.5)])
  shop.shop.clock.moment = new Date('2026-03-13T23:30:00Z')
  assert.deepEqual(await amountsOf(seller, potter), [dinars(40.5), dinars(40.5), 0, 0, 0])
})

test('each amount that is not due is the sum of its pieces, and what is paid ahead is below zero', async () => {
  await using shop = await openShop()
  const { office, potter, bowl, cup, seller, orderAt } = shop
  await orderAt([{ product: bowl, quantity: 3 }, { product: cup }], 'confirmed', 'packed')
  await orderAt([{ product: bowl }, { product: cup }], ...toDelivered)
  const payout = { submissionKey: crypto.randomUUID(), amount: dinars(60), means: 'cash', reference: '' } as const
  assert.equal((await recordPayout(office, potter, { ...payout, paidOn: '2026-03-02', seenId: 0 })).outcome, 'recorded')
  const { owedNow, due, waiting } = await getOwnStatement(seller, potter, '2026-03')
  assert.deepEqual([owedNow, due], [dinars(7.5), dinars(-60)])
  for (const { reason, amount } of waiting) {
    const { pieces } = await listOwnWaitingPieces(seller, potter, { reason, page: 1 })
    assert.equal(sum(pieces.map((piece) => piece.amount)), amount, reason)
  }
  assert.deepEqual(
    waiting.map(({ orders }) => orders),
    [1, 0, 1],
  )
  assert.equal(waiting.length, waitingReasons.length)
})

test('of an order that came back in part, what is kept waits', async () => {
  await using shop = await openShop()
  const { office, potter, bowl, cup, seller, orderAt } = shop
  const id = await orderAt([{ product: bowl, quantity: 2 }, { product: cup }], ...toDelivered)
  for (const position of [0, 1]) {
    const back = await inspectedReturn(office, id, { wish: 'refund', pieces: [{ position, quantity: 1 }] })
    const amount = position === 0 ? dinars(45) : dinars(30)
    await settleReturn(office, back, { by: 'refund', amount, means: 'cash', reference: '' })
  }
  const { pieces } = await listOwnWaitingPieces(seller, potter, { reason: 'withdrawal', page: 1 })
  assert.deepEqual(
    pieces.map(({ piece, amount }) => [piece.quantity, piece.name, amount]),
    [[1, 'Bowl', dinars(40.5)]],
  )
})

test('the days on which a piece was received that may come back begin where the right to withdraw ends', () => {
  assert.equal(firstReturnableDay(new Date('2026-03-16T12:00:00Z'), returnTerms), '2026-03-02')
  assert.equal(firstReturnableDay(new Date('2026-03-17T12:00:00Z'), returnTerms), '2026-03-03')
})
