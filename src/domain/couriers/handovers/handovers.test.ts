import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { sql } from 'kysely'
import { listAuditLog } from '#domain/audit/list-audit-log.ts'
import { findAllViolations } from '#domain/consistency/find-violations.ts'
import { retireCourier } from '#domain/couriers/retire-courier.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { dinars, toDinars } from '#domain/money.ts'
import { getOrderDetails } from '#domain/orders/get-order-details.ts'
import { advanceOrderAsOperator } from '#domain/orders/status/advance-order-as-operator.ts'
import { getUndoableStep } from '#domain/orders/status/get-undoable-step.ts'
import { undoOrderStep } from '#domain/orders/status/undo-order-step.ts'
import { formatPrice } from '#formatting/prices.ts'
import { createCourier, openHandover, packedOrder } from '#tests/support/couriers.ts'
import { asOperator, openConnections } from '#tests/support/operators.ts'
import { pay, payInFull } from '#tests/support/payments.ts'
import { databaseName, runOnTestServer } from '#tests/support/test-database.ts'
import { openTestShop } from '#tests/support/test-shop.ts'
import { courierFileRows } from '#web/backoffice/handovers/courier-file-rows.ts'
import { printedSheet } from '#web/backoffice/handovers/print/printed-sheet.ts'
import {
  addNumberToHandover,
  addToHandover,
  changeCourier,
  discardHandover,
  takeOutOfHandover,
} from './change-handover.ts'
import { getHandover } from './get-handover.ts'
import { handOver, packHandover } from './hand-over.ts'
import { listOpenHandovers, listPastHandovers } from './list-handovers.ts'
import { listReadyOrders } from './list-ready-orders.ts'
import { startHandover } from './start-handover.ts'
import { undoHandover } from './undo-handover.ts'

const plain = { agreedUnpaid: [], notifiesCustomers: false }

async function openShop() {
  const shop = await openTestShop()
  const owner = await asOperator(shop.marketplace)
  const courierId = await createCourier(owner)
  return { shop, courierId, office: await asOperator(shop.marketplace, 'staff'), owner }
}

async function statusOf(office: Marketplace, id: number): Promise<string> {
  return (await getOrderDetails(office, id)).status
}

test('handing over ships the orders, packs those that are only confirmed, and keeps the fees of that day', async () => {
  const { office, ...opened } = await openShop()
  await using shop = opened.shop
  const packed = await packedOrder(shop, office)
  const placed = await shop.order([{ product: await shop.sells() }], {
    delivery: { address: '3 rue du Port', city: 'Sfax' },
  })
  assert.ok(placed.outcome === 'placed')
  await advanceOrderAsOperator(office, placed.order.id, { to: 'confirmed' })
  const { id, added } = await openHandover(office, [packed, placed.order.id])
  assert.deepEqual(added, [packed, placed.order.id])
  assert.deepEqual(await handOver(office, id, plain), { outcome: 'handed-over', handedOver: 2, left: [] })
  for (const order of added) assert.equal(await statusOf(office, order), 'shipped')
  const rows = await shop.system.db.selectFrom('handover_orders').selectAll().orderBy('id').execute()
  assert.deepEqual(
    rows.map((row) => [row.delivery_fee_millimes, row.refusal_fee_millimes, row.collection_fee_millimes]),
    [
      [dinars(7), dinars(4), dinars(0.5)],
      [dinars(9), dinars(5), dinars(0.5)],
    ],
  )
  assert.deepEqual(
    (await listAuditLog(office, { entity: 'handover' })).rows.map(({ action }) => action),
    ['handed over', 'started'],
  )
})

test('a double tap starts one hand-over, and hands over once', async () => {
  const { office, ...opened } = await openShop()
  await using shop = opened.shop
  const order = await packedOrder(shop, office)
  await openConnections(shop.marketplace)
  const form = { submission: randomUUID(), orderIds: [order] }
  const started = await Promise.all([1, 2, 3].map(() => startHandover(office, form)))
  const ids = new Set(started.map((result) => result.outcome === 'started' && result.id))
  assert.equal(ids.size, 1)
  const [id] = ids
  assert.ok(typeof id === 'number')
  const results = await Promise.all([1, 2, 3].map(() => handOver(office, id, plain)))
  assert.deepEqual(new Set(results.map(({ outcome }) => outcome)), new Set(['handed-over']))
  const { steps } = await getOrderDetails(office, order)
  assert.equal(steps.filter(({ to }) => to === 'shipped').length, 1)
})

test('two people at once never put one order into two hand-overs that are open', async () => {
  const { office, ...opened } = await openShop()
  await using shop = opened.shop
  const orders = [await packedOrder(shop, office), await packedOrder(shop, office)]
  await openConnections(shop.marketplace)
  const started = await Promise.all([orders, orders.toReversed(), orders].map((ids) => openHandover(office, ids)))
  assert.equal(started.flatMap(({ added }) => added).length, 2)
  const other = started.flatMap(({ notAdded }) => notAdded)
  assert.deepEqual(new Set(other.map(({ reason }) => reason)), new Set(['in-other']))
  // The database refuses it too, whatever an operation has read before.
  const [, second = 0] = started.map(({ id }) => id)
  const owner = started.find(({ added }) => added.length > 0)?.id
  const another = started.find(({ id }) => id !== owner)?.id ?? second
  await assert.rejects(
    shop.system.db
      .insertInto('handover_orders')
      .values({ handover_id: another, order_id: orders[0] ?? 0 })
      .execute(),
    /handover_orders_open_once/,
  )
})

test('an unpaid PayPal order is handed over only with a word; otherwise it stays and the others go', async () => {
  const { office, ...opened } = await openShop()
  await using shop = opened.shop
  const [unpaid, paid, agreed] = [
    await packedOrder(shop, office, 'paypal'),
    await packedOrder(shop, office, 'paypal'),
    await packedOrder(shop, office, 'paypal'),
  ]
  await payInFull(office, paid, '8XV12345AB678901C')
  const { id } = await openHandover(office, [unpaid, paid, agreed])
  const result = await handOver(office, id, { ...plain, agreedUnpaid: [agreed] })
  assert.ok(result.outcome === 'handed-over')
  assert.deepEqual(
    [result.handedOver, ...result.left.map((left) => [left.id, left.reason, left.status])],
    [2, [unpaid, 'unpaid', 'packed']],
  )
  // It is free for another hand-over.
  assert.deepEqual((await openHandover(office, [unpaid])).added, [unpaid])
})

test('an order that was cancelled meanwhile stays, and a hand-over of nothing else stays open', async () => {
  const { office, ...opened } = await openShop()
  await using shop = opened.shop
  const order = await packedOrder(shop, office)
  const { id } = await openHandover(office, [order])
  await advanceOrderAsOperator(office, order, { to: 'cancelled', note: 'Called' })
  const result = await handOver(office, id, plain)
  assert.equal(result.outcome, 'nothing-to-hand-over')
  assert.deepEqual(await takeOutOfHandover(office, id, order), { outcome: 'changed' })
  assert.deepEqual((await openHandover(office, [order])).notAdded[0]?.reason, 'not-ready')
  assert.deepEqual(await discardHandover(office, id), { outcome: 'discarded' })
})

test('orders join and leave a hand-over until it is handed over, and it can go to another courier', async () => {
  const { office, owner, courierId, ...opened } = await openShop()
  await using shop = opened.shop
  const [one, two, three] = [
    await packedOrder(shop, office),
    await packedOrder(shop, office),
    await packedOrder(shop, office),
  ]
  const { id } = await openHandover(office, [one])
  const joined = await addToHandover(office, id, [one, two, 4711])
  assert.ok(joined.outcome === 'changed')
  assert.deepEqual([joined.added, joined.alreadyIn], [[two], [one]])
  await takeOutOfHandover(office, id, one)
  const aramex = await createCourier(owner, { name: 'Aramex' })
  assert.deepEqual(await changeCourier(office, id, aramex), { outcome: 'changed' })
  await retireCourier(owner, courierId)
  assert.deepEqual(await changeCourier(office, id, courierId), { outcome: 'courier-retired' })
  assert.equal(await packHandover(office, id), 0)
  await handOver(office, id, plain)
  for (const change of [addToHandover(office, id, [three]), takeOutOfHandover(office, id, two)])
    assert.deepEqual(await change, { outcome: 'over' })
  assert.deepEqual(await changeCourier(office, id, courierId), { outcome: 'over' })
  assert.deepEqual(await discardHandover(office, id), { outcome: 'over' })
  // The next one is with the courier that took parcels last.
  const next = await openHandover(office, [three])
  const { courier_id } = await shop.system.db
    .selectFrom('handovers')
    .select('courier_id')
    .where('id', '=', next.id)
    .executeTakeFirstOrThrow()
  assert.equal(courier_id, aramex)
})

test('no hand-over starts without a courier', async () => {
  const { office, owner, courierId, ...opened } = await openShop()
  await using shop = opened.shop
  await retireCourier(owner, courierId)
  const orderIds = [await packedOrder(shop, office)]
  const form = { submission: randomUUID(), orderIds }
  assert.deepEqual(await startHandover(office, form), { outcome: 'no-courier' })
  assert.deepEqual(await startHandover(office, { ...form, courierId }), { outcome: 'no-courier' })
})

test('what was handed over does not change, and nothing joins it, whoever tries at the database', async () => {
  const { office, ...opened } = await openShop()
  await using shop = opened.shop
  const [order, late] = [await packedOrder(shop, office), await packedOrder(shop, office)]
  const { id } = await openHandover(office, [order])
  await handOver(office, id, plain)
  const statements = [
    'delete from handover_orders',
    'update handover_orders set delivery_fee_millimes = 1',
    'update handovers set courier_id = courier_id',
    `insert into handover_orders (handover_id, order_id) values (${id}, ${late})`,
  ]
  for (const statement of statements)
    await assert.rejects(sql.raw(statement).execute(shop.system.db), /does not change|is over/, statement)
  const database = await databaseName({ database: shop.system.db })
  for (const table of ['handover_orders cascade', 'handovers cascade'])
    await assert.rejects(runOnTestServer(`truncate ${table}`, database), /is never emptied/)
})

test('a hand-over shows its parcels with what is collected, and packed orders wait for one', async () => {
  const { office, ...opened } = await openShop()
  await using shop = opened.shop
  const [one, two, waiting] = [
    await packedOrder(shop, office),
    await packedOrder(shop, office, 'paypal'),
    await packedOrder(shop, office),
  ]
  const { id } = await openHandover(office, [one, two])
  assert.deepEqual(
    (await listReadyOrders(office)).map((order) => order.id),
    [waiting],
  )
  const { parcels, courier, handedOverAt } = await getHandover(office, id)
  assert.deepEqual(
    parcels.map(({ toCollect, owesPayment }) => [toCollect, owesPayment]),
    [
      [dinars(53), false],
      [0, true],
    ],
  )
  assert.deepEqual([courier.name, handedOverAt], ['Rapid Poste', undefined])
  const { number } = await getOrderDetails(office, waiting)
  const added = await addNumberToHandover(office, id, ` ${number.toLowerCase().replaceAll('-', ' ')}`)
  assert.ok(added.outcome === 'changed')
  assert.deepEqual([added.number, added.added], [number, [waiting]])
  for (const unknown of ['H-0000-0000', 'nothing', ''])
    assert.deepEqual(await addNumberToHandover(office, id, unknown), { outcome: 'unknown-number' })
  assert.deepEqual(
    (await listOpenHandovers(office)).map((open) => [open.id, open.orders]),
    [[id, 3]],
  )
  await handOver(office, id, { ...plain, agreedUnpaid: [two] })
  assert.deepEqual(await listOpenHandovers(office), [])
  assert.equal((await listPastHandovers(office)).handovers[0]?.orders, 3)
})

/**
 * What each place says of a hand-over: parcels and amounts of page, sheet and file, and what the cash book has to
 * collect of it.
 */
async function everywhere(office: Marketplace, id: number) {
  const handover = await getHandover(office, id)
  const sheet = await printedSheet(office, handover)
  const [, ...file] = await courierFileRows(office, handover, ['number', 'amount'])
  const { rows } = await sql<{ dinars: number }>`
    select coalesce(sum(amount_millimes), 0)::float8 / 1000 as dinars from cash_entries join cash_postings on entry_id = cash_entries.id
    where handover_id = ${id} and account in ('to-collect', 'collected') and remittance_id is null`.execute(office.db)
  const listed = [...(await listPastHandovers(office)).handovers, ...(await listOpenHandovers(office))]
  return {
    page: handover.parcels.map(({ number, toCollect }) => [number, toDinars(toCollect)]),
    file,
    sheet: [sheet.rows.map(({ number }) => number), sheet.total],
    listed: listed.find((summary) => summary.id === id)?.orders,
    book: rows[0]?.dinars,
  }
}

function expected(...parcels: readonly (readonly [number: string, dinars: number])[]) {
  const total = parcels.reduce((sum, [, amount]) => sum + amount, 0)
  return {
    page: parcels,
    file: parcels,
    sheet: [parcels.map(([number]) => number), formatPrice(dinars(total), 'en')],
    listed: parcels.length,
    book: total,
  }
}

test('a parcel that was taken back, paid or refused is so on page, sheet and file of its hand-over and in the cash book', async () => {
  const { office, owner, ...opened } = await openShop()
  await using shop = opened.shop
  const ids = [
    await packedOrder(shop, office),
    await packedOrder(shop, office),
    await packedOrder(shop, office),
  ] as const
  const [one, two, three] = ids
  const numbers = await Promise.all(ids.map(async (id) => (await getOrderDetails(office, id)).number))
  const [a = '', b = '', c = ''] = numbers
  const { id } = await openHandover(office, ids)
  await handOver(office, id, plain)
  assert.deepEqual(await everywhere(office, id), expected([a, 53], [b, 53], [c, 53]))
  const shipped = (await getUndoableStep(office, one))?.id ?? 0
  assert.equal((await undoOrderStep(office, shipped)).outcome, 'undone')
  assert.deepEqual(await everywhere(office, id), expected([b, 53], [c, 53]))
  assert.deepEqual(
    (await getHandover(office, id)).left.map(({ number }) => number),
    [a],
  )
  // It goes with another courier, which has its cash.
  const aramex = await createCourier(owner, { name: 'Aramex' })
  const next = await startHandover(office, { submission: randomUUID(), courierId: aramex, orderIds: [one] })
  assert.ok(next.outcome === 'started')
  await handOver(office, next.id, plain)
  assert.deepEqual(await everywhere(office, next.id), expected([a, 53]))
  await pay(office, two, { amount: dinars(20), reference: '4711' })
  assert.deepEqual(await everywhere(office, id), expected([b, 33], [c, 53]))
  await advanceOrderAsOperator(office, two, { to: 'delivered' })
  await advanceOrderAsOperator(office, three, { to: 'refused' })
  assert.deepEqual(await everywhere(office, id), expected([b, 33], [c, 0]))
  assert.deepEqual(await Array.fromAsync(findAllViolations(shop.system)), [])
})

test('an order that is canceled while its hand-over is open is neither on the sheet nor in the file', async () => {
  const { office, ...opened } = await openShop()
  await using shop = opened.shop
  const [kept, canceled] = [await packedOrder(shop, office), await packedOrder(shop, office)]
  const { id } = await openHandover(office, [kept, canceled])
  await advanceOrderAsOperator(office, canceled, { to: 'cancelled', note: 'Called' })
  const { number } = await getOrderDetails(office, kept)
  assert.deepEqual(await everywhere(office, id), { ...expected([number, 53]), book: 0 })
  assert.deepEqual(
    (await getHandover(office, id)).left.map((parcel) => parcel.id),
    [canceled],
  )
})

test('a hand-over is undone in one step: its orders are packed and free for another one, but for those that have gone on', async () => {
  const { office, ...opened } = await openShop()
  await using shop = opened.shop
  const [one, two, delivered] = [
    await packedOrder(shop, office),
    await packedOrder(shop, office),
    await packedOrder(shop, office),
  ]
  const { id } = await openHandover(office, [one, two, delivered])
  await handOver(office, id, plain)
  await advanceOrderAsOperator(office, delivered, { to: 'delivered' })
  const { undone, notUndone } = await undoHandover(office, id)
  assert.deepEqual([undone, notUndone.map((order) => [order.id, order.reason])], [2, [[delivered, 'changed-since']]])
  for (const order of [one, two]) assert.equal(await statusOf(office, order), 'packed')
  assert.deepEqual((await openHandover(office, [one, two])).added, [one, two])
  assert.deepEqual(await undoHandover(office, id), { undone: 0, notUndone })
  assert.deepEqual(await Array.fromAsync(findAllViolations(shop.system)), [])
})
