import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { NotAllowed } from '#domain/access/not-allowed.ts'
import { listAuditLog } from '#domain/audit/list-audit-log.ts'
import { NotFound } from '#domain/errors.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { dinars, type Millimes, millimes } from '#domain/money.ts'
import { getOrderDetails } from '#domain/orders/get-order-details.ts'
import { changeOrderLines } from '#domain/orders/lines/change-order-lines.ts'
import { listOrders } from '#domain/orders/lists/list-orders.ts'
import { advanceOrderAsOperator, advanceOrdersAsOperator } from '#domain/orders/status/advance-order-as-operator.ts'
import type { PaymentMeans } from '#domain/payment-means.ts'
import type { PaymentMethod } from '#domain/payment-method.ts'
import { undoChange } from '#domain/undo/undo-change.ts'
import { isWaitingForLock } from '#tests/support/api-client.ts'
import { asOperator, openConnections } from '#tests/support/operators.ts'
import { payInFull } from '#tests/support/payments.ts'
import { databaseName, runOnTestServer } from '#tests/support/test-database.ts'
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts'
import { amountToCollect, overpaidAmount, owesPayment } from './payment.ts'
import { recordPayment, revokePayment } from './record-payment.ts'
import { recordRefund } from './record-refund.ts'

const reference = '8XV12345AB678901C'

const whole = { submissionKey: crypto.randomUUID(), amount: dinars(53), means: 'paypal', reference, seenId: 0 } as const

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
  assert.deepEqual(await recordPayment(office, id, whole), { outcome: 'recorded' })
  const { isPaid, payments } = await getOrderDetails(office, id)
  assert.equal(isPaid, true)
  const [payment] = payments
  assert.deepEqual(
    [payment?.kind, payment?.amount, payment?.means, payment?.reference, payment?.at, payment?.by.startsWith('Sana')],
    ['paid', dinars(53), 'paypal', reference, shop.clock.now(), true],
  )
  assert.equal((await listOrders(office, {})).orders[0]?.isPaid, true)
  await assert.rejects(recordPayment(shop.marketplace, id, whole), NotAllowed)
})

test('concurrent requests record one payment once', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  const id = await packedOrder(shop, office)
  await openConnections(shop.marketplace)
  await Promise.all([1, 2, 3, 4].map(() => recordPayment(office, id, whole)))
  assert.equal((await getOrderDetails(office, id)).payments.length, 1)
  const [payment] = (await getOrderDetails(office, id)).payments
  const seenAll = { ...whole, seenId: payment?.id ?? 0 }
  for (const other of [
    recordPayment(office, id, { ...seenAll, means: 'bank-transfer' }),
    recordRefund(office, id, seenAll),
  ])
    assert.equal((await other).outcome, 'changed-meanwhile', 'the form recorded something else before')
  assert.equal((await getOrderDetails(office, id)).payments.length, 1)
})

test('an order is paid in parts, by several means, until they cover its total', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  const id = await packedOrder(shop, office, 'cash-on-delivery')
  const part = async (amount: number, means: PaymentMeans) => {
    const { payments } = await getOrderDetails(office, id)
    const payment = {
      submissionKey: crypto.randomUUID(),
      amount: dinars(amount),
      means,
      reference: `${amount} by ${means}`,
      seenId: payments.at(-1)?.id ?? 0,
    }
    assert.deepEqual(await recordPayment(office, id, payment), { outcome: 'recorded' })
    return getOrderDetails(office, id)
  }
  const once = await part(20, 'd17')
  assert.deepEqual([once.paid, once.isPaid, amountToCollect(once)], [dinars(20), false, dinars(33)])
  const twice = await part(33, 'mandat')
  assert.deepEqual([twice.paid, twice.isPaid, amountToCollect(twice)], [dinars(53), true, 0])
  const tooMuch = await part(1.5, 'cash')
  assert.deepEqual([tooMuch.isPaid, overpaidAmount(tooMuch), amountToCollect(tooMuch)], [true, dinars(1.5), 0])
})

test('a part paid twice with one page is recorded once, and of two people who record the same the second is told', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  const id = await packedOrder(shop, office)
  const part = { ...whole, amount: dinars(10) }
  assert.deepEqual(await recordPayment(office, id, part), { outcome: 'recorded' })
  assert.deepEqual(await recordPayment(office, id, part), { outcome: 'recorded' })
  for (const other of [{ amount: dinars(11) }, { submissionKey: crypto.randomUUID() }])
    assert.equal((await recordPayment(office, id, { ...part, ...other })).outcome, 'changed-meanwhile')
  assert.equal((await getOrderDetails(office, id)).paid, dinars(10))
})

test('a revoked part is owed again, and is revoked once', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  const id = await packedOrder(shop, office)
  await recordPayment(office, id, { ...whole, amount: dinars(10) })
  await payInFull(office, id, 'The rest')
  const [first] = (await getOrderDetails(office, id)).payments
  assert.ok(first)
  assert.deepEqual(await revokePayment(office, id, first.id, 'It was for another order'), { outcome: 'recorded' })
  assert.deepEqual(await revokePayment(office, id, first.id, 'Again'), { outcome: 'recorded' })
  const { isPaid, paid, payments } = await getOrderDetails(office, id)
  assert.deepEqual([isPaid, paid], [false, dinars(43)])
  assert.deepEqual(
    payments.map(({ kind, revokesId }) => [kind, revokesId]),
    [
      ['paid', undefined],
      ['paid', undefined],
      ['not-paid', first.id],
    ],
  )
  await assert.rejects(revokePayment(office, id, 999, 'No such payment'), NotFound)
})

test('money goes back up to what was paid, and the audit log can undo it', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  const id = await packedOrder(shop, office)
  await payInFull(office, id, reference)
  const seenId = (await getOrderDetails(office, id)).payments.at(-1)?.id ?? 0
  const paid = { amount: dinars(13), means: 'd17', reference: 'D17 4711', seenId } as const
  const refund = { submissionKey: crypto.randomUUID(), ...paid }
  assert.deepEqual(await recordRefund(office, id, { ...refund, amount: dinars(54) }), {
    outcome: 'exceeds',
    most: dinars(53),
  })
  assert.deepEqual(await recordRefund(office, id, refund), { outcome: 'recorded' })
  assert.deepEqual(await recordRefund(office, id, refund), { outcome: 'recorded' })
  assert.equal((await getOrderDetails(office, id)).refunded, dinars(13))
  const entry = (await listAuditLog(office, {})).rows[0]?.id ?? 0
  assert.equal(await undoChange(office, entry), 'undone')
  assert.equal((await getOrderDetails(office, id)).refunded, 0)
  assert.equal(await undoChange(office, entry), 'changed-since')
  assert.equal(await undoChange(office, (await listAuditLog(office, {})).rows[0]?.id ?? 0), 'undone')
  assert.equal((await getOrderDetails(office, id)).refunded, dinars(13))
})

test('before the courier has taken the rest, no more goes back than was paid in advance', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  const id = await packedOrder(shop, office, 'cash-on-delivery')
  const refund = { amount: dinars(21), means: 'cash', reference: 'At the counter' } as const
  const refundOf = async () => {
    const seenId = (await getOrderDetails(office, id)).payments.at(-1)?.id ?? 0
    return recordRefund(office, id, { submissionKey: crypto.randomUUID(), ...refund, seenId })
  }
  assert.deepEqual(await refundOf(), { outcome: 'exceeds', most: 0 })
  await recordPayment(office, id, { ...whole, amount: dinars(20) })
  assert.deepEqual(await refundOf(), { outcome: 'exceeds', most: dinars(20) })
  for (const to of ['shipped', 'delivered'] as const) await advanceOrderAsOperator(office, id, { to })
  assert.deepEqual(await refundOf(), { outcome: 'recorded' })
})

test('what was paid in advance goes back where the parcel was lost, and all but its delivery where it was refused', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  const listed = async () => (await listOrders(office, { owesRefund: true })).orders.map(({ id }) => id)
  const refund = async (id: number, amount: Millimes) => {
    const seenId = (await getOrderDetails(office, id)).payments.at(-1)?.id ?? 0
    await recordRefund(office, id, { submissionKey: crypto.randomUUID(), amount, means: 'd17', reference, seenId })
  }
  const lost = await packedOrder(shop, office)
  const refused = await packedOrder(shop, office)
  for (const id of [lost, refused]) {
    await payInFull(office, id, reference)
    await advanceOrderAsOperator(office, id, { to: 'shipped' })
  }
  await advanceOrderAsOperator(office, lost, { to: 'lost' })
  await advanceOrderAsOperator(office, refused, { to: 'refused' })
  assert.deepEqual(await listed(), [lost])
  await advanceOrderAsOperator(office, refused, { to: 'returned' })
  assert.deepEqual((await listed()).toSorted(), [lost, refused])
  await refund(refused, dinars(44))
  assert.deepEqual((await listed()).toSorted(), [lost, refused], 'one dinar more than the delivery is left')
  await refund(refused, dinars(1))
  assert.deepEqual(await listed(), [lost])
  await refund(lost, dinars(53))
  assert.deepEqual(await listed(), [])
})

test('an order whose pieces change is paid as long as its payments cover the total', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  const bowl = await shop.sells({ sizes: [{ name: 'S', stock: 9 }] })
  const placed = await shop.order([{ product: bowl, quantity: 1 }], { payment: 'paypal' })
  assert.ok(placed.outcome === 'placed')
  const { id } = placed.order
  await payInFull(office, id, reference)
  const changeTo = async (quantity: number) => {
    const total = millimes(dinars(45) * quantity + dinars(8))
    const line = { productId: bowl.id, sizeId: bowl.sizes[0]?.id ?? 0, quantity }
    assert.equal((await changeOrderLines(office, id, [line], total)).outcome, 'changed')
    return (await getOrderDetails(office, id)).isPaid
  }
  assert.equal(await changeTo(2), false)
  assert.equal(await changeTo(1), true)
})

test('concurrent requests revoke one payment once', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  const id = await packedOrder(shop, office)
  await payInFull(office, id, reference)
  const seen = (await getOrderDetails(office, id)).payments[0]?.id ?? 0
  const takeBack = (office: Marketplace) => revokePayment(office, id, seen, 'Sent back')
  const outcome = await meanwhile(shop, takeBack, () => takeBack(office))
  assert.deepEqual(outcome, { outcome: 'recorded' })
  assert.equal((await getOrderDetails(office, id)).payments.length, 2)
})

test('the audit log shows a payment, can undo it, and can undo the undo', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  const id = await packedOrder(shop, office)
  await payInFull(office, id, reference)
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
  await payInFull(office, id, reference)
  const seen = (await getOrderDetails(office, id)).payments[0]?.id ?? 0
  const takeBack = (office: Marketplace) => revokePayment(office, id, seen, 'Sent back')
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
  await payInFull(office, paid, reference)
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

test('only the payment records change what is paid, and each is revoked once, with its amount', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  const id = await packedOrder(shop, office)
  const other = await packedOrder(shop, office)
  const { db } = shop.marketplace
  for (const change of ['paid_at = now()', 'paid_millimes = 1', 'refunded_millimes = 1'])
    await assert.rejects(sql`update orders set ${sql.raw(change)} where id = ${id}`.execute(db), /order_payments/)
  await payInFull(office, id, reference)
  const [payment] = (await getOrderDetails(office, id)).payments
  const revoke = (order: number, amount: number) =>
    sql`insert into order_payments (order_id, kind, amount_millimes, means, reference, revokes_id, actor_kind, actor_name)
      values (${order}, 'not-paid', ${amount}, 'paypal', 'x', ${payment?.id}, 'operator', 'Sana')`.execute(db)
  await assert.rejects(revoke(other, 53_000), /another order or amount/)
  await assert.rejects(revoke(id, 52_999), /another order or amount/)
  await revoke(id, 53_000)
  await assert.rejects(revoke(id, 53_000), /order_payments_revoked_once/)
  for (const rewriting of ['delete from order_payments', "update order_payments set reference = 'y'"])
    await assert.rejects(sql.raw(rewriting).execute(db), /only ever added to/, rewriting)
  await assert.rejects(
    runOnTestServer('truncate order_payments', await databaseName({ database: db })),
    /only ever added to|foreign key/,
  )
})

test('no order starts as paid, and a payment record needs order, kind, reference and operator', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  const id = await packedOrder(shop, office)
  const { db } = shop.marketplace
  const paidFromTheStart = sql`
    insert into orders (number, customer_name, customer_email, customer_phone, delivery_address, delivery_city, governorate,
      payment_method, subtotal_millimes, shipping_millimes, agreed_fee_millimes, total_millimes, paid_at)
    values ('H-0000-0000', 'A', 'a@b.tn', '+21622333444', 'x', 'x', 'unknown', 'paypal', 1, 1, 1, 2, now())`
  await assert.rejects(paidFromTheStart.execute(db), /order_payments/)
  const records: readonly [order: number, kind: string, amount: number, means: string, by: string, refusal: RegExp][] =
    [
      [id, 'paid', 0, 'cash', 'Sana', /order_payments_amount_millimes_check/],
      [id, 'paid', 1, 'shells', 'Sana', /order_payments_means_check/],
      [id, 'perhaps', 1, 'cash', 'Sana', /order_payments_kind_check/],
      [id, 'not-paid', 1, 'cash', 'Sana', /order_payments_revokes_check/],
      [id, 'paid', 1, 'cash', '', /order_payments_actor_name_check/],
      [id + 1, 'paid', 1, 'cash', 'Sana', /order_payments_order_id_fkey/],
    ]
  for (const [order, kind, amount, means, by, refusal] of records) {
    const record = sql`insert into order_payments (order_id, kind, amount_millimes, means, reference, actor_kind, actor_name)
      values (${order}, ${kind}, ${amount}, ${means}, 'x', 'operator', ${by})`
    await assert.rejects(record.execute(db), refusal)
  }
})

test('the courier collects what is left of a cash order, and nothing where PayPal was chosen', () => {
  const totals = { subtotal: dinars(45), discount: dinars(0), shipping: dinars(8), total: dinars(53) }
  const collected = (payment: PaymentMethod, paid: number) => amountToCollect({ payment, paid: dinars(paid), totals })
  assert.deepEqual(
    [collected('cash-on-delivery', 0), collected('cash-on-delivery', 52.999), collected('cash-on-delivery', 54)],
    [dinars(53), 1, 0],
  )
  assert.equal(collected('paypal', 0), 0)
  assert.equal(owesPayment({ payment: 'paypal', isPaid: false }), true)
  assert.equal(owesPayment({ payment: 'cash-on-delivery', isPaid: false }), false)
})
