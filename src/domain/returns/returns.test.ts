import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Kysely, sql } from 'kysely'
import type { Tables } from '#database/tables.ts'
import { findAllViolations } from '#domain/consistency/find-violations.ts'
import { countPendingWork } from '#domain/dashboard/count-pending-work.ts'
import { dinars, millimes } from '#domain/money.ts'
import { getOrderDetails } from '#domain/orders/get-order-details.ts'
import { advanceOrder } from '#domain/orders/status/advance-order.ts'
import { readLastStep } from '#domain/orders/status/read-last-step.ts'
import { undoOrderStep } from '#domain/orders/status/undo-order-step.ts'
import type { TunisDay } from '#domain/tunis-day.ts'
import { untilWaitingForLock } from '#tests/support/lock-waits.ts'
import { openConnections } from '#tests/support/operators.ts'
import { customerOf, deliveredOrder, openShopWithOrder, returnOf } from '#tests/support/returns.ts'
import type { TestShop } from '#tests/support/test-shop.ts'
import { undoWindowOver } from '#tests/support/undo-window.ts'
import { agreeToReturn, inspectReturn, markOwnReturnSent, refuseReturn } from './advance-return.ts'
import { askReturn } from './ask-return.ts'
import { getReturn } from './get-return.ts'
import { countReturns, listReturns } from './list-returns.ts'
import { openReturn } from './open-return.ts'
import { getOwnReturn, listOwnReturns } from './own-returns.ts'
import { type NewSettlement, settleReturn } from './settle-return.ts'
import { undoReturnStep } from './undo-return-step.ts'

const violations = (shop: TestShop) => Array.fromAsync(findAllViolations(shop.marketplace))
const emailsOf = async ({ marketplace }: TestShop, kind: string) => {
  const rows = await sql<{ status: string }>`select status from emails where kind = ${kind} order by id`.execute(
    marketplace.db,
  )
  return rows.rows.map(({ status }) => status)
}

test('a customer asks, the office agrees, the pieces come back to the shelf, and other pieces are sent for nothing', async () => {
  await using world = await openShopWithOrder()
  const { shop, office, orderId, small, large } = world
  const customer = customerOf(shop, orderId)
  const asked = await askReturn(customer, returnOf({ note: 'Too small' }))
  assert.ok(asked.outcome === 'asked')
  const { returnId } = asked
  assert.deepEqual(await askReturn(customer, returnOf({ note: 'Too small' })), asked, 'a second tap asks once')
  assert.equal((await countPendingWork(office))['returns-waiting'], 1)
  assert.deepEqual(
    [await emailsOf(shop, 'return-confirmation'), await emailsOf(shop, 'return-notice')],
    [['queued'], ['queued']],
  )

  await agreeToReturn(office, returnId, { exchangeFee: dinars(4), notifiesCustomer: true })
  assert.equal((await getOwnReturn(customer, returnId)).status, 'asked', 'a step of staff can still be undone')
  shop.clock.passes(undoWindowOver)
  assert.equal((await getOwnReturn(customer, returnId)).status, 'agreed')
  assert.equal((await markOwnReturnSent(customer, returnId)).outcome, 'taken')
  assert.equal((await countPendingWork(office))['returns-waiting'], undefined)
  const dispositions = new Map([[0, 'shelf' as const]])
  for (let tap = 0; tap < 2; tap++)
    assert.equal((await inspectReturn(office, returnId, { cameBackOn: '2026-03-02', dispositions })).outcome, 'taken')
  assert.equal(await shop.stockOf(small), 8)

  const settlement = { by: 'exchange', variants: new Map([[0, large]]), fee: dinars(4) } as const
  const settled = await settleReturn(office, returnId, settlement)
  assert.ok(settled.outcome === 'settled' && settled.exchangeOrderId !== undefined)
  assert.equal((await settleReturn(office, returnId, settlement)).outcome, 'settled', 'a second tap settles once')
  const exchange = await getOrderDetails(office, settled.exchangeOrderId)
  assert.deepEqual([exchange.status, exchange.totals.total, exchange.lines[0]?.sizeName], ['confirmed', dinars(4), 'M'])
  assert.equal(await shop.stockOf(large), 0)
  assert.equal((await listReturns(office)).rows[0]?.settlement, 'exchange')
  assert.equal((await countReturns(office)).settled, 1)
  assert.deepEqual(await violations(shop), [])
})

test('pieces come back between the delivery and today, and a step is repeated by the same form only', async () => {
  await using world = await openShopWithOrder()
  const { shop, office, orderId } = world
  const opened = await openReturn(office, orderId, returnOf({ wish: 'refund' }))
  assert.ok(opened.outcome === 'opened')
  const { returnId } = opened
  const inspect = async (cameBackOn: TunisDay, disposition: 'shelf' | 'written-off' = 'shelf') =>
    (await inspectReturn(office, returnId, { cameBackOn, dispositions: new Map([[0, disposition]]) })).outcome
  for (const day of ['2026-03-01', '2026-03-03', '2030-01-01'] as const)
    assert.equal(await inspect(day), 'wrong-day', day)
  assert.equal(await inspect('2026-03-02'), 'taken')
  assert.equal(await inspect('2026-03-02'), 'taken')
  assert.equal(await inspect('2026-03-02', 'written-off'), 'not-possible')
  const refund = { by: 'refund', amount: dinars(45), means: 'd17', reference: '1' } as const
  const settle = async (settlement: NewSettlement) => (await settleReturn(office, returnId, settlement)).outcome
  assert.deepEqual([await settle(refund), await settle(refund)], ['settled', 'settled'])
  assert.equal(await settle({ ...refund, reference: '2' }), 'not-possible')
  assert.equal(await settle({ by: 'exchange', variants: new Map(), fee: millimes(0) }), 'not-possible')
  assert.deepEqual(await violations(shop), [])
})

test('pieces to repair and others need a return each, which the inspection says before anything moves', async () => {
  await using world = await openShopWithOrder()
  const { shop, office, bowl } = world
  const cup = await shop.sells()
  const orderId = await deliveredOrder(shop, [{ product: bowl }, { product: cup }])
  const pieces = [0, 1].map((position) => ({ position, quantity: 1 }))
  const opened = await openReturn(office, orderId, returnOf({ pieces }))
  assert.ok(opened.outcome === 'opened')
  const dispositions = new Map([
    [0, 'shelf'],
    [1, 'to-repair'],
  ] as const)
  const inspected = await inspectReturn(office, opened.returnId, { cameBackOn: '2026-03-02' as TunisDay, dispositions })
  assert.deepEqual(inspected, { outcome: 'not-fitting' })
  assert.equal((await getReturn(office, opened.returnId)).status, 'agreed')
})

test('of two who ask for the last pieces at once, one gets them', async () => {
  await using world = await openShopWithOrder()
  const { shop, office, orderId } = world
  await openConnections(shop.marketplace)
  const outcomes = await Promise.all([
    askReturn(customerOf(shop, orderId), returnOf({ pieces: [{ position: 0, quantity: 2 }] })),
    openReturn(office, orderId, returnOf({ pieces: [{ position: 0, quantity: 3 }] })),
  ])
  assert.equal(outcomes.filter(({ outcome }) => outcome === 'no-such-pieces').length, 1)
  assert.deepEqual(await violations(shop), [])
})

test('a line that is named twice has no such pieces', async () => {
  await using world = await openShopWithOrder()
  const twice = returnOf({ pieces: [0, 0].map((position) => ({ position, quantity: 1 })) })
  assert.deepEqual(await askReturn(customerOf(world.shop, world.orderId), twice), { outcome: 'no-such-pieces' })
  assert.deepEqual(await openReturn(world.office, world.orderId, twice), { outcome: 'no-such-pieces' })
})

test('the database itself refuses more pieces than were delivered', async () => {
  await using world = await openShopWithOrder()
  const { shop, office, orderId } = world
  const { db } = shop.marketplace
  const opened = await openReturn(office, orderId, returnOf({ pieces: [{ position: 0, quantity: 2 }] }))
  assert.ok(opened.outcome === 'opened')
  const insert = async (db: Kysely<Tables>) => {
    const { rows } = await sql<{ id: number }>`
      insert into order_returns (order_id, reason, wish, asked_at, actor_kind, actor_name)
      values (${orderId}, 'other', 'refund', now(), 'system', 'x') returning id`.execute(db)
    await sql`insert into order_return_lines (return_id, order_id, position, quantity)
      values (${rows[0]?.id}, ${orderId}, 0, 1)`.execute(db)
  }
  const { second } = await db.transaction().execute(async (first) => {
    await insert(first)
    const second = assert.rejects(db.transaction().execute(insert), /more pieces of line 0 of order/)
    await untilWaitingForLock(shop)
    return { second }
  })
  await second
  await assert.rejects(sql`update order_returns set status = 'settled'`.execute(db))
  await assert.rejects(sql`update order_return_steps set to_status = 'refused'`.execute(db))
})

test('too late is refused with the day until when it was possible, and each reason has its own', async () => {
  await using world = await openShopWithOrder()
  const { shop, orderId } = world
  const customer = customerOf(shop, orderId)
  // Delivered on Monday 2 March 2026; 20 March is a holiday.
  shop.clock.passes({ days: 8 })
  assert.deepEqual(await askReturn(customer, returnOf()), { outcome: 'too-late', until: '2026-03-09' })
  assert.equal((await askReturn(customer, returnOf({ reason: 'damaged', wish: 'repair' }))).outcome, 'asked')
  assert.equal((await askReturn(customer, returnOf({ reason: 'withdrawal', wish: 'refund' }))).outcome, 'asked')
  shop.clock.passes({ days: 4 })
  assert.deepEqual(await askReturn(customer, returnOf({ reason: 'withdrawal', wish: 'refund', note: 'x' })), {
    ...{ outcome: 'too-late', until: '2026-03-13' },
  })
})

test('an order that is on its way has no return, and its delivery is not undone while pieces come back', async () => {
  await using world = await openShopWithOrder()
  const { shop, office, bowl, orderId } = world
  const placed = await shop.order([{ product: bowl }])
  assert.ok(placed.outcome === 'placed')
  assert.equal((await askReturn(customerOf(shop, placed.order.id), returnOf())).outcome, 'not-delivered')
  assert.equal((await openReturn(office, placed.order.id, returnOf())).outcome, 'not-delivered')

  const opened = await openReturn(office, orderId, returnOf())
  assert.ok(opened.outcome === 'opened')
  const delivered = (await readLastStep(office, orderId))?.id ?? 0
  assert.equal((await undoOrderStep(office, delivered, { reason: 'x' })).outcome, 'returning')
  assert.equal((await advanceOrder(office, orderId, { to: 'returned' })).outcome, 'not-possible')
  await assert.rejects(
    sql`insert into order_steps (order_id, from_status, to_status, actor_kind, actor_name)
      values (${orderId}, 'delivered', 'returned', 'system', 'x')`.execute(shop.marketplace.db),
  )
  assert.equal((await refuseReturn(office, opened.returnId, { reason: '' })).outcome, 'no-reason')
  assert.equal((await refuseReturn(office, opened.returnId, { reason: 'Never came' })).outcome, 'taken')
  assert.equal((await undoOrderStep(office, delivered, { reason: 'x' })).outcome, 'undone')
})

test('steps are undone within the window without a word, and later with a reason', async () => {
  await using world = await openShopWithOrder()
  const { shop, office, orderId, small } = world
  const customer = customerOf(shop, orderId)
  const asked = await askReturn(customer, returnOf({ reason: 'withdrawal', wish: 'refund' }))
  assert.ok(asked.outcome === 'asked')
  const { returnId } = asked
  const lastStep = async () => (await getReturn(office, returnId)).steps.at(-1)?.id ?? 0
  await agreeToReturn(office, returnId, { exchangeFee: millimes(0), notifiesCustomer: true })
  assert.equal((await undoReturnStep(office, returnId, { seenStepId: await lastStep() })).outcome, 'undone')
  assert.deepEqual(await emailsOf(shop, 'return-progress'), ['withdrawn'])
  shop.clock.passes(undoWindowOver)
  assert.equal((await getOwnReturn(customer, returnId)).status, 'asked')

  await agreeToReturn(office, returnId, { exchangeFee: millimes(0) })
  await inspectReturn(office, returnId, { cameBackOn: '2026-03-02', dispositions: new Map([[0, 'shelf']]) })
  const inspected = await lastStep()
  assert.equal((await getReturn(office, returnId)).refundDueOn, '2026-03-13')
  shop.clock.passes(undoWindowOver)
  assert.equal((await undoReturnStep(office, returnId, { seenStepId: inspected })).outcome, 'reason-needed')
  await sql`update variants set retired_at = null where id = ${small}`.execute(shop.marketplace.db)
  assert.equal((await shop.order([{ product: world.bowl, quantity: 8 }])).outcome, 'placed')
  assert.equal((await undoReturnStep(office, returnId, { seenStepId: inspected, reason: 'x' })).outcome, 'out-of-stock')
  assert.deepEqual(await violations(shop), [])
})

test('the same request an hour later is about other pieces', async () => {
  await using world = await openShopWithOrder()
  const { shop, office, orderId } = world
  const customer = customerOf(shop, orderId)
  const idOf = (outcome: object) => ('returnId' in outcome ? outcome.returnId : outcome)
  const first = await askReturn(customer, returnOf())
  const opened = await openReturn(office, orderId, returnOf())
  shop.clock.passes({ seconds: 3660 })
  assert.notEqual(idOf(await openReturn(office, orderId, returnOf())), idOf(opened))
  assert.deepEqual(await askReturn(customer, returnOf()), { outcome: 'no-such-pieces' })
  assert.equal((await listOwnReturns(customer)).length, 3)
  assert.equal(first.outcome, 'asked')
})
