import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { type Kysely, sql } from 'kysely'
import type { Tables } from '#database/tables.ts'
import { retireProduct } from '#domain/catalog/admin/retire-product.ts'
import { findAllViolations } from '#domain/consistency/find-violations.ts'
import { countPendingWork } from '#domain/dashboard/count-pending-work.ts'
import { dinars, millimes } from '#domain/money.ts'
import { getOrderDetails } from '#domain/orders/get-order-details.ts'
import { recordPayment, revokePayment } from '#domain/orders/payments/record-payment.ts'
import { recordRefund } from '#domain/orders/payments/record-refund.ts'
import { advanceOrder } from '#domain/orders/status/advance-order.ts'
import { advanceOrderAsOperator } from '#domain/orders/status/advance-order-as-operator.ts'
import { readLastStep } from '#domain/orders/status/read-last-step.ts'
import { undoOrderStep } from '#domain/orders/status/undo-order-step.ts'
import { eraseOwnOrder } from '#domain/personal-data/erase-person.ts'
import type { TunisDay } from '#domain/tunis-day.ts'
import { untilWaitingForLock } from '#tests/support/lock-waits.ts'
import { asOperator, openConnections } from '#tests/support/operators.ts'
import { customerOf, deliveredOrder, inspectedReturn, returnOf, takeBack } from '#tests/support/returns.ts'
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts'
import { undoWindowOver } from '#tests/support/undo-window.ts'
import { agreeToReturn, inspectReturn, markOwnReturnSent, refuseReturn } from './advance-return.ts'
import { askReturn } from './ask-return.ts'
import { listEarlierRefunds } from './earlier-refunds.ts'
import { findExchangedReturn } from './find-exchanged-return.ts'
import { getReturn } from './get-return.ts'
import { countReturns, listReturns } from './list-returns.ts'
import { openReturn } from './open-return.ts'
import { getOwnReturn, listOwnReturns } from './own-returns.ts'
import { paidForPieces } from './paid-pieces.ts'
import { refundShares } from './refund-shares.ts'
import { remindOfRefunds } from './remind-of-refunds.ts'
import { getReturnPhoto } from './return-photos.ts'
import { type NewSettlement, settleReturn } from './settle-return.ts'
import { undoReturnStep } from './undo-return-step.ts'

const photo = (name = 'icon-192.png') => readFile(new URL(`../../../public/${name}`, import.meta.url))

async function openShop() {
  const shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  const bowl = await shop.sells({
    sizes: [
      { name: 'S', stock: 10 },
      { name: 'M', stock: 1 },
    ],
  })
  const orderId = await deliveredOrder(shop, [{ product: bowl, quantity: 3 }])
  const [small, large] = bowl.sizes.map(({ id }) => id) as [number, number]
  return { shop, office, bowl, orderId, small, large, [Symbol.asyncDispose]: () => shop[Symbol.asyncDispose]() }
}

const violations = (shop: TestShop) => Array.fromAsync(findAllViolations(shop.marketplace))
const emailsOf = async ({ marketplace }: TestShop, kind: string) => {
  const rows = await sql<{ status: string }>`select status from emails where kind = ${kind} order by id`.execute(
    marketplace.db,
  )
  return rows.rows.map(({ status }) => status)
}

test('a customer asks, the office agrees, the pieces come back to the shelf, and other pieces are sent for nothing', async () => {
  await using world = await openShop()
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

  const settlement = { by: 'exchange', sizes: new Map([[0, large]]), fee: dinars(4) } as const
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

test('the order of an exchange for the same pieces is no likely duplicate of what it replaces', async () => {
  await using world = await openShop()
  const { office, orderId } = world
  const returnId = await inspectedReturn(office, orderId, { pieces: [{ position: 0, quantity: 3 }] })
  const settled = await settleReturn(office, returnId, { by: 'exchange', sizes: new Map(), fee: millimes(0) })
  assert.ok(settled.outcome === 'settled' && settled.exchangeOrderId !== undefined)
  assert.deepEqual((await getOrderDetails(office, settled.exchangeOrderId)).duplicates, [])
})

test('a refund is in the cash book and divided among the lines, and best sellers count what was kept', async () => {
  await using world = await openShop()
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

test('pieces come back between the delivery and today, and a step is repeated by the same form only', async () => {
  await using world = await openShop()
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
  assert.equal(await settle({ by: 'exchange', sizes: new Map(), fee: millimes(0) }), 'not-possible')
  assert.deepEqual(await violations(shop), [])
})

test('pieces that were repaired are with the customer again, and count as kept', async () => {
  await using world = await openShop()
  const { shop, office, orderId, small } = world
  const returnId = await inspectedReturn(office, orderId, { reason: 'damaged', wish: 'repair' }, 'to-repair')
  assert.equal(await shop.stockOf(small), 7)
  const refund = { by: 'refund', amount: dinars(45), means: 'cash', reference: '' } as const
  assert.equal((await settleReturn(office, returnId, refund)).outcome, 'not-fitting')
  assert.equal((await settleReturn(office, returnId, { by: 'repaired', fee: undefined })).outcome, 'settled')
  assert.equal(
    (await openReturn(office, orderId, returnOf({ pieces: [{ position: 0, quantity: 3 }] }))).outcome,
    'opened',
  )
  assert.deepEqual(await violations(shop), [])
})

test('repaired pieces go back by parcel, as an order that costs its delivery and is the exchange of their return', async () => {
  await using world = await openShop()
  const { shop, office, orderId, small } = world
  const returnId = await inspectedReturn(office, orderId, { reason: 'damaged', wish: 'repair' }, 'to-repair')
  const settled = await settleReturn(office, returnId, { by: 'repaired', fee: millimes(0) })
  assert.ok(settled.outcome === 'settled' && settled.exchangeOrderId !== undefined)
  assert.equal((await settleReturn(office, returnId, { by: 'repaired', fee: millimes(0) })).outcome, 'settled')
  assert.equal(await shop.stockOf(small), 7)
  const { status, totals, lines } = await getOrderDetails(office, settled.exchangeOrderId)
  assert.deepEqual([status, totals.total, lines.length], ['confirmed', 0, 1])
  assert.equal((await findExchangedReturn(office, settled.exchangeOrderId))?.orderId, orderId)
  assert.deepEqual(await violations(shop), [])
})

test('a repaired piece whose product is retired goes back without a parcel of the shop', async () => {
  await using world = await openShop()
  const { shop, office, bowl, orderId } = world
  const returnId = await inspectedReturn(office, orderId, { reason: 'damaged', wish: 'repair' }, 'to-repair')
  await retireProduct(shop.system, bowl.id)
  assert.equal((await settleReturn(office, returnId, { by: 'repaired', fee: millimes(0) })).outcome, 'out-of-stock')
  assert.equal((await getReturn(office, returnId)).lines[0]?.disposition, 'to-repair')
  assert.equal((await settleReturn(office, returnId, { by: 'repaired', fee: undefined })).outcome, 'settled')
  assert.deepEqual(await violations(shop), [])
})

test('a refund that was recorded on the order settles its return', async () => {
  await using world = await openShop()
  const { shop, office, orderId } = world
  const returnId = await inspectedReturn(office, orderId, { wish: 'refund' })
  const { total } = (await getOrderDetails(office, orderId)).totals
  const byHand = { amount: total, means: 'cash', reference: 'at the counter', seenId: 0 } as const
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

test('an exchanged piece was paid for as the one that it replaces', async () => {
  await using world = await openShop()
  const { office, orderId, large, shop } = world
  const first = await inspectedReturn(office, orderId)
  const exchange = { by: 'exchange', sizes: new Map([[0, large]]), fee: millimes(0) } as const
  const settled = await settleReturn(office, first, exchange)
  assert.ok(settled.outcome === 'settled' && settled.exchangeOrderId !== undefined)
  for (const to of ['packed', 'shipped', 'delivered'] as const)
    await advanceOrder(shop.system, settled.exchangeOrderId, { to })
  const second = await inspectedReturn(office, settled.exchangeOrderId, { wish: 'refund' })
  const [paid] = (await getReturn(office, first)).lines
  assert.equal((await getReturn(office, second)).lines[0]?.paid, paid?.paid)
  assert.ok((paid?.paid ?? 0) > 0)
})

test('of an unpaid order nothing was paid, and of a paid part that part', async () => {
  await using world = await openShop()
  const { shop, office, bowl } = world
  const placed = await shop.order([{ product: bowl, quantity: 2 }], { payment: 'paypal' })
  assert.ok(placed.outcome === 'placed')
  const { id, totals } = placed.order
  for (const to of ['confirmed', 'packed', 'shipped', 'delivered'] as const) await advanceOrder(shop.system, id, { to })
  const asked = await askReturn(customerOf(shop, id), returnOf({ reason: 'withdrawal', wish: 'refund' }))
  assert.ok(asked.outcome === 'asked')
  assert.equal((await getReturn(office, asked.returnId)).lines[0]?.paid, 0)
  const half = { amount: millimes(totals.total / 2), means: 'd17', reference: '1', seenId: 0 } as const
  await recordPayment(office, id, half)
  assert.equal((await getReturn(office, asked.returnId)).lines[0]?.paid, dinars(22.5))
})

test('returns of single pieces refund together what their line cost', () => {
  const line = { quantity: 3, paid: millimes(89_999) }
  const parts = [0, 1, 2].map((earlier) => paidForPieces(line, 1, earlier))
  assert.deepEqual([parts, paidForPieces(line, 3, 0)], [[30_000, 29_999, 30_000], 89_999])
})

test('of two who ask for the last pieces at once, one gets them', async () => {
  await using world = await openShop()
  const { shop, office, orderId } = world
  await openConnections(shop.marketplace)
  const outcomes = await Promise.all([
    askReturn(customerOf(shop, orderId), returnOf({ pieces: [{ position: 0, quantity: 2 }] })),
    openReturn(office, orderId, returnOf({ pieces: [{ position: 0, quantity: 3 }] })),
  ])
  assert.equal(outcomes.filter(({ outcome }) => outcome === 'no-such-pieces').length, 1)
  assert.deepEqual(await violations(shop), [])
})

test('the database itself refuses more pieces than were delivered', async () => {
  await using world = await openShop()
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
  await using world = await openShop()
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
  await using world = await openShop()
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
  await using world = await openShop()
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
  await sql`update product_sizes set retired_at = null where id = ${small}`.execute(shop.marketplace.db)
  assert.equal((await shop.order([{ product: world.bowl, quantity: 8 }])).outcome, 'placed')
  assert.equal((await undoReturnStep(office, returnId, { seenStepId: inspected, reason: 'x' })).outcome, 'out-of-stock')
  assert.deepEqual(await violations(shop), [])
})

test('an exchange is undone once its order is canceled', async () => {
  await using world = await openShop()
  const { shop, office, orderId } = world
  const returnId = await inspectedReturn(office, orderId)
  const settled = await settleReturn(office, returnId, { by: 'exchange', sizes: new Map(), fee: millimes(0) })
  assert.ok(settled.outcome === 'settled' && settled.exchangeOrderId !== undefined)
  const seenStepId = (await getReturn(office, returnId)).steps.at(-1)?.id ?? 0
  assert.equal((await undoReturnStep(office, returnId, { seenStepId })).outcome, 'exchange-goes-on')
  await advanceOrderAsOperator(office, settled.exchangeOrderId, { to: 'cancelled' })
  assert.equal((await undoReturnStep(office, returnId, { seenStepId })).outcome, 'undone')
  assert.deepEqual(await violations(shop), [])
})

test('a refund for the pieces of an exchange gives back the money of the first order', async () => {
  await using world = await openShop()
  const { shop, office, orderId } = world
  const first = await inspectedReturn(office, orderId)
  const settled = await settleReturn(office, first, { by: 'exchange', sizes: new Map(), fee: millimes(0) })
  assert.ok(settled.outcome === 'settled' && settled.exchangeOrderId !== undefined)
  for (const to of ['packed', 'shipped', 'delivered'] as const)
    await advanceOrder(office, settled.exchangeOrderId, { to })
  const second = await inspectedReturn(office, settled.exchangeOrderId, { wish: 'refund' })
  const refund = { by: 'refund', amount: dinars(45), means: 'cash', reference: '' } as const
  assert.equal((await settleReturn(office, second, refund)).outcome, 'settled')
  assert.equal((await getOrderDetails(office, orderId)).refunded, dinars(45))
  assert.deepEqual(await violations(shop), [])
})

test('the office is reminded once of a refund that is due soon', async () => {
  await using world = await openShop()
  const { shop, office, orderId } = world
  await inspectedReturn(office, orderId, { wish: 'refund' })
  await remindOfRefunds(shop.system)
  assert.deepEqual(await emailsOf(shop, 'return-reminder'), [])
  shop.clock.passes({ days: 9 })
  for (let run = 0; run < 2; run++) await remindOfRefunds(shop.system)
  assert.deepEqual(await emailsOf(shop, 'return-reminder'), ['queued'])
  assert.equal((await countPendingWork(office))['refunds-due'], 1)
})

test('photos are bounded before they are decoded, drawn anew, seen by nobody else, and erased with the person', async () => {
  await using world = await openShop()
  const { shop, office, bowl, orderId } = world
  let decoded = 0
  const counting = {
    ...customerOf(shop, orderId),
    decodePicture: (bytes: Uint8Array) => {
      decoded += 1
      return shop.marketplace.decodePicture(bytes)
    },
  }
  const bytes = await photo()
  const damage = returnOf({ reason: 'damaged', wish: 'refund' })
  assert.deepEqual(await askReturn(counting, damage, Array(5).fill(bytes)), { outcome: 'too-many-photos' })
  assert.equal(decoded, 0)
  const broken = await askReturn(counting, damage, [Buffer.from('no picture')])
  assert.equal(broken.outcome, 'photo-refused')
  for (const note of ['one', 'two'])
    assert.equal((await askReturn(counting, { ...damage, note }, Array(4).fill(bytes))).outcome, 'asked')
  assert.deepEqual(await askReturn(counting, { ...damage, note: 'three' }, [bytes]), { outcome: 'too-many-photos' })
  assert.equal(decoded, 9)

  const [own] = await listOwnReturns(customerOf(shop, orderId))
  const id = own?.photoIds[0] ?? 0
  const stored = await getReturnPhoto(office, id)
  assert.notDeepEqual(Buffer.from(stored.bytes), bytes)
  const other = await deliveredOrder(shop, [{ product: bowl }])
  await assert.rejects(getReturnPhoto(customerOf(shop, other), id), { name: 'NotFound' })
  await assert.rejects(getReturnPhoto(shop.marketplace, id))

  assert.equal((await eraseOwnOrder(customerOf(shop, orderId))).outcome, 'unsettled')
  for (const { id } of await listOwnReturns(customerOf(shop, orderId)))
    await refuseReturn(office, id, { reason: 'Amel hurt it' })
  assert.equal((await eraseOwnOrder(customerOf(shop, orderId))).outcome, 'erased')
  await assert.rejects(getReturnPhoto(office, id), { name: 'NotFound' })
  const left = await sql`select from order_return_photos where picture is not null`.execute(shop.marketplace.db)
  assert.equal(left.rows.length, 0)
})

test('photos that follow a report with fewer are added to it, and a second tap adds none', async () => {
  await using world = await openShop()
  const { shop, orderId } = world
  const customer = customerOf(shop, orderId)
  const damage = returnOf({ reason: 'damaged', wish: 'refund' })
  const files = [await photo(), await photo('icon-512.png')]
  const asked = await askReturn(customer, damage, files.slice(0, 1))
  for (const _tap of ['first', 'second']) assert.deepEqual(await askReturn(customer, damage, files), asked)
  assert.deepEqual(
    (await listOwnReturns(customer)).map(({ photoIds }) => photoIds.length),
    [2],
  )
})

test('the same request an hour later is about other pieces', async () => {
  await using world = await openShop()
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

test('all pieces taken back leave nothing sold', async () => {
  await using world = await openShop()
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
