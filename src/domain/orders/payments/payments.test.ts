import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { NotAllowed } from '#domain/access/not-allowed.ts'
import { listAuditLog } from '#domain/audit/list-audit-log.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { getOrderDetails } from '#domain/orders/get-order-details.ts'
import { listOrders } from '#domain/orders/lists/list-orders.ts'
import type { PaymentMethod } from '#domain/orders/order.ts'
import { advanceOrderAsOperator, advanceOrdersAsOperator } from '#domain/orders/status/advance-order-as-operator.ts'
import { undoChange } from '#domain/undo/undo-change.ts'
import { isWaitingForLock } from '#tests/support/api-client.ts'
import { asOperator, openConnections } from '#tests/support/operators.ts'
import { databaseName, runOnTestServer } from '#tests/support/test-database.ts'
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts'
import { amountToCollect, owesPayment } from './payment.ts'
import { markNotPaid, markPaid } from './record-payment.ts'

const reference = '8XV12345AB678901C'

async function packedOrder(shop: TestShop, office: Marketplace, payment: PaymentMethod = 'paypal'): Promise<number> {
  const result = await shop.order([{ product: await shop.sells() }], { payment })
  assert.ok(result.outcome === 'placed')
  const { id } = result.order
  for (const to of ['confirmed', 'packed'] as const) await advanceOrderAsOperator(office, id, { to })
  return id
}

/** Returns the outcome of the second operation, which starts after the first has run and before it commits. */
async function meanwhile<Result>(
  shop: TestShop,
  first: (office: Marketplace) => Promise<unknown>,
  second: () => Promise<Result>,
): Promise<Result> {
  let outcome: Promise<Result> | undefined
  await inTransaction(await asOperator(shop.marketplace), async (office) => {
    await first(office)
    let isOver = false
    outcome = second().finally(() => {
      isOver = true
    })
    while (!isOver && !(await isWaitingForLock(shop)));
  })
  return outcome as Promise<Result>
}

test('a payment is recorded with operator, time and reference', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace, 'staff')
  const id = await packedOrder(shop, office)
  assert.equal((await getOrderDetails(office, id)).isPaid, false)
  assert.deepEqual(await markPaid(office, id, reference), { outcome: 'recorded' })
  const { isPaid, payments } = await getOrderDetails(office, id)
  assert.equal(isPaid, true)
  const [payment] = payments
  assert.deepEqual(
    [payment?.kind, payment?.reference, payment?.at, payment?.by.startsWith('Sana')],
    ['paid', reference, shop.clock.now(), true],
  )
  assert.equal((await listOrders(office, {})).orders[0]?.isPaid, true)
  await assert.rejects(markPaid(shop.marketplace, id, reference), NotAllowed)
})

test('concurrent requests record one payment once', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  const id = await packedOrder(shop, office)
  await openConnections(shop.marketplace)
  await Promise.all([1, 2, 3, 4].map(() => markPaid(office, id, reference)))
  assert.equal((await getOrderDetails(office, id)).payments.length, 1)
  const other = await markPaid(office, id, 'Bank transfer')
  assert.equal(other.outcome === 'changed-meanwhile' && other.last?.reference, reference)
})

test('a payment is revoked only when it is the last one the operator saw', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  const id = await packedOrder(shop, office)
  await markPaid(office, id, 'wrong order')
  const seen = (await getOrderDetails(office, id)).payments[0]?.id ?? 0
  assert.equal((await markNotPaid(office, id, seen, 'It was for another order')).outcome, 'recorded')
  await markPaid(office, id, reference)
  assert.equal((await markNotPaid(office, id, seen, 'It was for another order')).outcome, 'changed-meanwhile')
  const { isPaid, payments } = await getOrderDetails(office, id)
  assert.equal(isPaid, true)
  assert.deepEqual(
    payments.map(({ kind }) => kind),
    ['paid', 'not-paid', 'paid'],
  )
})

test('concurrent requests revoke one payment once', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  const id = await packedOrder(shop, office)
  await markPaid(office, id, reference)
  const seen = (await getOrderDetails(office, id)).payments[0]?.id ?? 0
  const takeBack = (office: Marketplace) => markNotPaid(office, id, seen, 'Sent back')
  const outcome = await meanwhile(shop, takeBack, () => takeBack(office))
  assert.deepEqual(outcome, { outcome: 'recorded' })
  assert.equal((await getOrderDetails(office, id)).payments.length, 2)
})

test('the audit log shows a payment, can undo it, and can undo the undo', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  const id = await packedOrder(shop, office)
  await markPaid(office, id, reference)
  const latest = async () => (await listAuditLog(office, {})).rows[0]?.id ?? 0
  const marking = await latest()
  assert.equal(await undoChange(office, marking), 'undone')
  assert.equal((await getOrderDetails(office, id)).isPaid, false)
  assert.equal(await undoChange(office, marking), 'changed-since')
  assert.equal(await undoChange(office, await latest()), 'undone')
  const { isPaid, payments } = await getOrderDetails(office, id)
  assert.deepEqual([isPaid, payments.at(-1)?.reference], [true, reference])
})

test('an unpaid PayPal order is shipped only with explicit consent, which the audit log keeps', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  const id = await packedOrder(shop, office)
  assert.deepEqual(await advanceOrderAsOperator(office, id, { to: 'shipped' }), { outcome: 'unpaid' })
  assert.equal((await getOrderDetails(office, id)).status, 'packed')
  assert.equal((await advanceOrderAsOperator(office, id, { to: 'shipped', isUnpaidAgreed: true })).outcome, 'advanced')
  assert.equal((await listAuditLog(office, {})).rows[0]?.after?.isPaid, false)
  // An order shipped unpaid may still be delivered or refused.
  assert.equal((await advanceOrderAsOperator(office, id, { to: 'delivered' })).outcome, 'advanced')
})

test('an order is not shipped while its payment is being revoked', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  const id = await packedOrder(shop, office)
  await markPaid(office, id, reference)
  const seen = (await getOrderDetails(office, id)).payments[0]?.id ?? 0
  const takeBack = (office: Marketplace) => markNotPaid(office, id, seen, 'Sent back')
  const outcome = await meanwhile(shop, takeBack, () => advanceOrderAsOperator(office, id, { to: 'shipped' }))
  assert.deepEqual(outcome, { outcome: 'unpaid' })
})

const seenPacked = (id: number) => ({ id, status: 'packed' }) as const

test('bulk shipping ships orders that are paid or cash on delivery, and names the others', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  const unpaid = await packedOrder(shop, office)
  const paid = await packedOrder(shop, office)
  const atTheDoor = await packedOrder(shop, office, 'cash-on-delivery')
  await markPaid(office, paid, reference)
  const result = await advanceOrdersAsOperator(office, [unpaid, paid, atTheDoor].map(seenPacked), { to: 'shipped' })
  assert.equal(result.advanced, 2)
  assert.deepEqual(result.notPossible, [])
  assert.deepEqual(
    result.unpaid.map(({ id, status }) => ({ id, status })),
    [seenPacked(unpaid)],
  )
  assert.equal(
    (await advanceOrdersAsOperator(office, [seenPacked(unpaid)], { to: 'shipped', isUnpaidAgreed: true })).advanced,
    1,
  )
})

test('only the payment records mark an order as paid, and never twice in a row', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  const id = await packedOrder(shop, office)
  const { db } = shop.marketplace
  await assert.rejects(sql`update orders set paid_at = now() where id = ${id}`.execute(db), /order_payments/)
  const pay = (kind: string) =>
    sql`insert into order_payments (order_id, kind, reference, actor_kind, actor_name)
      values (${id}, ${kind}, 'x', 'operator', 'Sana')`.execute(db)
  await assert.rejects(pay('not-paid'), /already/)
  await pay('paid')
  await assert.rejects(pay('paid'), /already/)
  for (const rewriting of ['delete from order_payments', "update order_payments set reference = 'y'"])
    await assert.rejects(sql.raw(rewriting).execute(db), /only ever added to/, rewriting)
  await assert.rejects(
    runOnTestServer('truncate order_payments', await databaseName({ database: db })),
    /only ever added to/,
  )
})

test('no order starts as paid, and a payment record needs order, kind, reference and operator', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  const id = await packedOrder(shop, office)
  const { db } = shop.marketplace
  const paidFromTheStart = sql`
    insert into orders (number, customer_name, customer_email, customer_phone, delivery_address, delivery_city,
      payment_method, subtotal_millimes, shipping_millimes, total_millimes, paid_at)
    values ('H-0000-0000', 'A', 'a@b.tn', '+21622333444', 'x', 'x', 'paypal', 1, 1, 2, now())`
  await assert.rejects(paidFromTheStart.execute(db), /order_payments/)
  const records: readonly [order: number, kind: string, reference: string, by: string, refusal: RegExp][] = [
    [id, 'paid', '', 'Sana', /order_payments_check/],
    [id, 'perhaps', 'x', 'Sana', /order_payments_kind_check/],
    [id, 'paid', 'x', '', /order_payments_actor_name_check/],
    [id + 1, 'paid', 'x', 'Sana', /order_payments_order_id_fkey|already/],
  ]
  for (const [order, kind, reference, by, refusal] of records) {
    const record = sql`insert into order_payments (order_id, kind, reference, actor_kind, actor_name)
      values (${order}, ${kind}, ${reference}, 'operator', ${by})`
    await assert.rejects(record.execute(db), refusal)
  }
})

test('the courier collects the total of an unpaid cash order, and nothing of a paid one', () => {
  const totals = { subtotal: 45_000, shipping: 8000, total: 53_000 } as Parameters<typeof amountToCollect>[0]['totals']
  const collected = (payment: PaymentMethod, isPaid: boolean) => amountToCollect({ payment, isPaid, totals })
  assert.deepEqual(
    [collected('cash-on-delivery', false), collected('cash-on-delivery', true), collected('paypal', false)],
    [53_000, 0, 0],
  )
  assert.equal(owesPayment({ payment: 'paypal', isPaid: false }), true)
  assert.equal(owesPayment({ payment: 'cash-on-delivery', isPaid: false }), false)
})
