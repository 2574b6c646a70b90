import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { atWork, openConnections } from '#tests/support/operators.ts'
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts'
import { listChanges } from '../history/list-changes.ts'
import { undoChange } from '../history/undo-change.ts'
import type { Marketplace } from '../marketplace.ts'
import { NotAllowed } from '../operators/require-operator.ts'
import { getOrderSheet } from './get-order-sheet.ts'
import { listOrders } from './list-orders.ts'
import type { PaymentMethod } from './order.ts'
import { amountToCollect, owesPayment } from './payment.ts'
import { markNotPaid, markPaid } from './record-payment.ts'
import { takeOrderStep, takeOrderSteps } from './take-order-step.ts'

const reference = '8XV12345AB678901C'

async function packedOrder(shop: TestShop, office: Marketplace, payment: PaymentMethod = 'paypal'): Promise<number> {
  const result = await shop.order([{ product: await shop.sells() }], { payment })
  assert.ok(result.outcome === 'placed')
  const { id } = result.order
  for (const to of ['confirmed', 'packed'] as const) await takeOrderStep(office, id, { to })
  return id
}

test('an order is marked as paid, by whom, when and with its reference', async () => {
  await using shop = await openTestShop()
  const office = await atWork(shop.marketplace, 'staff')
  const id = await packedOrder(shop, office)
  assert.equal((await getOrderSheet(office, id)).isPaid, false)
  assert.deepEqual(await markPaid(office, id, reference), { outcome: 'recorded' })
  const { isPaid, payments } = await getOrderSheet(office, id)
  assert.equal(isPaid, true)
  const [payment] = payments
  assert.deepEqual(
    [payment?.kind, payment?.reference, payment?.at, payment?.by.startsWith('Sana')],
    ['paid', reference, shop.clock.now(), true],
  )
  assert.equal((await listOrders(office, {})).orders[0]?.isPaid, true)
  await assert.rejects(markPaid(shop.marketplace, id, reference), NotAllowed)
})

test('two who mark an order as paid at once have marked it once', async () => {
  await using shop = await openTestShop()
  const office = await atWork(shop.marketplace)
  const id = await packedOrder(shop, office)
  await openConnections(shop.marketplace)
  await Promise.all([1, 2, 3, 4].map(() => markPaid(office, id, reference)))
  assert.equal((await getOrderSheet(office, id)).payments.length, 1)
  const other = await markPaid(office, id, 'Bank transfer')
  assert.equal(other.outcome === 'changed-meanwhile' && other.last?.reference, reference)
})

test('a payment is taken back, but not one that the person has not seen', async () => {
  await using shop = await openTestShop()
  const office = await atWork(shop.marketplace)
  const id = await packedOrder(shop, office)
  await markPaid(office, id, 'wrong order')
  const seen = (await getOrderSheet(office, id)).payments[0]?.id ?? 0
  assert.equal((await markNotPaid(office, id, seen, 'It was for another order')).outcome, 'recorded')
  await markPaid(office, id, reference)
  assert.equal((await markNotPaid(office, id, seen, 'It was for another order')).outcome, 'changed-meanwhile')
  const { isPaid, payments } = await getOrderSheet(office, id)
  assert.equal(isPaid, true)
  assert.deepEqual(
    payments.map(({ kind }) => kind),
    ['paid', 'not-paid', 'paid'],
  )
})

test('the history tells of a payment and can undo it, and its undoing', async () => {
  await using shop = await openTestShop()
  const office = await atWork(shop.marketplace)
  const id = await packedOrder(shop, office)
  await markPaid(office, id, reference)
  const latest = async () => (await listChanges(office, {})).rows[0]?.id ?? 0
  const marking = await latest()
  assert.equal(await undoChange(office, marking), 'undone')
  assert.equal((await getOrderSheet(office, id)).isPaid, false)
  assert.equal(await undoChange(office, marking), 'changed-since')
  assert.equal(await undoChange(office, await latest()), 'undone')
  const { isPaid, payments } = await getOrderSheet(office, id)
  assert.deepEqual([isPaid, payments.at(-1)?.reference], [true, reference])
})

test('a PayPal parcel that is not paid is handed over only by who agrees to that, and the history keeps it', async () => {
  await using shop = await openTestShop()
  const office = await atWork(shop.marketplace)
  const id = await packedOrder(shop, office)
  assert.deepEqual(await takeOrderStep(office, id, { to: 'shipped' }), { outcome: 'unpaid' })
  assert.equal((await getOrderSheet(office, id)).status, 'packed')
  assert.deepEqual(await takeOrderStep(office, id, { to: 'shipped', isUnpaidAgreed: true }), { outcome: 'advanced' })
  assert.equal((await listChanges(office, {})).rows[0]?.after?.isPaid, false)
  // What was handed over unpaid may still be taken at the door, or not.
  assert.equal((await takeOrderStep(office, id, { to: 'delivered' })).outcome, 'advanced')
})

const seenPacked = (id: number) => ({ id, status: 'packed' }) as const

test('of several parcels those that are paid, or pay at the door, are handed over, and the others named', async () => {
  await using shop = await openTestShop()
  const office = await atWork(shop.marketplace)
  const unpaid = await packedOrder(shop, office)
  const paid = await packedOrder(shop, office)
  const atTheDoor = await packedOrder(shop, office, 'cash-on-delivery')
  await markPaid(office, paid, reference)
  const answer = await takeOrderSteps(office, [unpaid, paid, atTheDoor].map(seenPacked), { to: 'shipped' })
  assert.equal(answer.advanced, 2)
  assert.deepEqual(answer.notPossible, [])
  assert.deepEqual(
    answer.unpaid.map(({ id, status }) => ({ id, status })),
    [seenPacked(unpaid)],
  )
  assert.equal(
    (await takeOrderSteps(office, [seenPacked(unpaid)], { to: 'shipped', isUnpaidAgreed: true })).advanced,
    1,
  )
})

test('nothing but the ledger of payments says that an order is paid, and it says nothing twice', async () => {
  await using shop = await openTestShop()
  const office = await atWork(shop.marketplace)
  const id = await packedOrder(shop, office)
  const { db } = shop.marketplace
  await assert.rejects(sql`update orders set paid_at = now() where id = ${id}`.execute(db), /order_payments/)
  const pay = (kind: string) =>
    sql`insert into order_payments (order_id, kind, reference, made_by) values (${id}, ${kind}, 'x', 'Sana')`.execute(
      db,
    )
  await assert.rejects(pay('not-paid'), /already/)
  await pay('paid')
  await assert.rejects(pay('paid'), /already/)
  await assert.rejects(sql`delete from order_payments`.execute(db), /only ever added to/)
})

test('the courier collects the total of what is paid at the door, and nothing of what is paid', () => {
  const totals = { subtotal: 45_000, shipping: 8000, total: 53_000 } as Parameters<typeof amountToCollect>[0]['totals']
  const collected = (payment: PaymentMethod, isPaid: boolean) => amountToCollect({ payment, isPaid, totals })
  assert.deepEqual(
    [collected('cash-on-delivery', false), collected('cash-on-delivery', true), collected('paypal', false)],
    [53_000, 0, 0],
  )
  assert.equal(owesPayment({ payment: 'paypal', isPaid: false }), true)
  assert.equal(owesPayment({ payment: 'cash-on-delivery', isPaid: false }), false)
})
