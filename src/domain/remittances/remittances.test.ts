import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { sql } from 'kysely'
import { listAuditLog } from '#domain/audit/list-audit-log.ts'
import { partOf } from '#domain/commission/commission-terms.ts'
import { findAllViolations } from '#domain/consistency/find-violations.ts'
import type { CourierDraft } from '#domain/couriers/courier.ts'
import { handOver } from '#domain/couriers/handovers/hand-over.ts'
import { getCourier } from '#domain/couriers/list-couriers.ts'
import { editCourier } from '#domain/couriers/save-courier.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { dinars, type Millimes, millimes, sum } from '#domain/money.ts'
import { advanceOrderAsOperator } from '#domain/orders/status/advance-order-as-operator.ts'
import { undoOrderStep } from '#domain/orders/status/undo-order-step.ts'
import { undoChange } from '#domain/undo/undo-change.ts'
import { createCourier, openHandover, packedOrder, testCourier } from '#tests/support/couriers.ts'
import { asOperator, openConnections } from '#tests/support/operators.ts'
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts'
import { getRemittance } from './get-remittance.ts'
import { listOwedOrders } from './list-owed-orders.ts'
import { listWithheldTax } from './list-withheld-tax.ts'
import { taxOn } from './owed-cash.ts'
import { readCashOverview } from './read-cash-overview.ts'
import { type NewRemittance, recordRemittance } from './record-remittance.ts'
import { revokeRemittance } from './revoke-remittance.ts'

/** A shop whose courier has taken three orders of 53 dinars: two are delivered, the third is refused. */
async function openShop(courier: Partial<CourierDraft> = {}) {
  const shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  const courierId = await createCourier(office, courier)
  const ids = [await packedOrder(shop, office), await packedOrder(shop, office), await packedOrder(shop, office)]
  const handover = await openHandover(office, ids)
  await handOver(office, handover.id, { agreedUnpaid: [], notifiesCustomers: false })
  for (const [index, id] of ids.entries())
    await advanceOrderAsOperator(office, id, { to: index < 2 ? 'delivered' : 'refused' })
  return { shop, office, courierId, ids }
}

async function remittanceOf(
  office: Marketplace,
  courierId: number,
  part: Partial<NewRemittance> = {},
): Promise<NewRemittance> {
  const orders = (await listOwedOrders(office, courierId)).map(({ id, owed }) => ({
    ...{ orderId: id, seenOwed: owed, difference: millimes(0) },
  }))
  const received = sum(orders.map(({ seenOwed }) => seenOwed))
  return { submissionKey: randomUUID(), courierId, received, reference: 'Bordereau 7', reason: '', orders, ...part }
}

async function balanceOf({ system }: TestShop, account: string): Promise<Millimes> {
  const { rows } = await sql<{ amount: Millimes }>`
    select coalesce(sum(amount_millimes), 0) as amount from cash_days where account = ${account}`.execute(system.db)
  return millimes(Number(rows[0]?.amount))
}

async function assertConsistent(shop: TestShop): Promise<void> {
  assert.deepEqual(await Array.fromAsync(findAllViolations(shop.marketplace)), [])
}

test('a courier owes the cash of what it delivered less its fees, and a refused parcel costs its fee', async () => {
  const { shop, office, courierId, ids } = await openShop()
  await using _ = shop
  assert.deepEqual(
    (await listOwedOrders(office, courierId)).map(({ id, collected, fees, owed }) => [id, collected, fees, owed]),
    [
      [ids[0], dinars(53), dinars(7.5), dinars(45.5)],
      [ids[1], dinars(53), dinars(7.5), dinars(45.5)],
      [ids[2], 0, dinars(4), dinars(-4)],
    ],
  )
  await assertConsistent(shop)
})

test('a remittance that is as it should be settles its orders, and a double tap records one', async () => {
  const { shop, office, courierId } = await openShop()
  await using _ = shop
  const remittance = await remittanceOf(office, courierId)
  assert.equal(remittance.received, dinars(87))
  await openConnections(shop.marketplace)
  const [one, other] = await Promise.all([recordRemittance(office, remittance), recordRemittance(office, remittance)])
  assert.deepEqual(one, other)
  assert.equal(one.outcome, 'recorded')
  assert.deepEqual(await listOwedOrders(office, courierId), [])
  assert.deepEqual(
    [await balanceOf(shop, 'remitted'), await balanceOf(shop, 'fees'), await balanceOf(shop, 'collected')],
    [dinars(87), dinars(19), 0],
  )
  await assertConsistent(shop)
})

test('what is missing is named by order or by none, and needs a reason', async () => {
  const { shop, office, courierId, ids } = await openShop()
  await using _ = shop
  const whole = await remittanceOf(office, courierId)
  const orders = whole.orders.map((order) => ({
    ...order,
    difference: order.orderId === ids[0] ? dinars(-3) : millimes(0),
  }))
  const short = { ...whole, orders, received: dinars(83.999) }
  assert.deepEqual(await recordRemittance(office, short), {
    ...{ outcome: 'reason-needed', expected: dinars(87), difference: dinars(-3.001) },
  })
  const result = await recordRemittance(office, { ...short, reason: 'The customer paid 50 only' })
  assert.ok(result.outcome === 'recorded')
  assert.equal(await balanceOf(shop, 'missing'), dinars(3.001))
  const recorded = await getRemittance(office, result.id)
  assert.deepEqual(
    [recorded.expected, recorded.received, recorded.reason, recorded.orders[0]?.difference],
    [dinars(87), dinars(83.999), 'The customer paid 50 only', dinars(-3)],
  )
  await assertConsistent(shop)
})

test('two people at once never remit one order twice', async () => {
  const { shop, office, courierId } = await openShop()
  await using _ = shop
  await openConnections(shop.marketplace)
  const [one, other] = [await remittanceOf(office, courierId), await remittanceOf(office, courierId)]
  const outcomes = await Promise.all([recordRemittance(office, one), recordRemittance(office, other)])
  assert.deepEqual(outcomes.map(({ outcome }) => outcome).sort(), ['changed-meanwhile', 'recorded'])
  assert.equal(await balanceOf(shop, 'remitted'), dinars(87))
  await assertConsistent(shop)
})

test('the database refuses to settle an order twice, and to take more from a courier than it owes', async () => {
  const { shop, office, courierId, ids } = await openShop()
  await using _ = shop
  const { db } = shop.system
  const result = await recordRemittance(office, await remittanceOf(office, courierId))
  assert.ok(result.outcome === 'recorded')
  const second = sql<{ id: number }>`
    insert into remittances (courier_id, submission_key, expected_millimes, received_millimes, reference, reason, made_at,
      actor_kind, actor_name)
    values (${courierId}, gen_random_uuid(), 1, 1, '', '', now(), 'operator', 'Sana') returning id`
  const id = (await second.execute(db)).rows[0]?.id
  await assert.rejects(
    sql`insert into remittance_orders
      select ${id}, order_id, settles_through, collected_millimes, fees_millimes, difference_millimes
      from remittance_orders where order_id = ${ids[0]}`.execute(db),
    /remittance_orders_settled_once/,
  )
  const entry = sql<{ id: number }>`
    insert into cash_entries (kind, order_id, courier_id, remittance_id, made_at, actor_kind, actor_name)
    values ('remittance', ${ids[0]}, ${courierId}, ${id}, now(), 'operator', 'Sana') returning id`
  await assert.rejects(
    db.transaction().execute(async (db) => {
      const entryId = (await entry.execute(db)).rows[0]?.id
      await sql`insert into cash_postings (entry_id, account, amount_millimes)
        values (${entryId}, 'collected', -1), (${entryId}, 'remitted', 1)`.execute(db)
    }),
    /order_balances_collected_millimes_check/,
  )
})

async function deliveryOf({ system }: TestShop, orderId: number): Promise<number> {
  const { id } = await system.db
    .selectFrom('order_steps')
    .select('id')
    .where('order_id', '=', orderId)
    .where('to_status', '=', 'delivered')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  return id
}

test('a remittance is revoked by the audit log, and its orders are remitted anew', async () => {
  const { shop, office, courierId } = await openShop()
  await using _ = shop
  const before = await listOwedOrders(office, courierId)
  const result = await recordRemittance(office, await remittanceOf(office, courierId))
  assert.ok(result.outcome === 'recorded')
  assert.equal(await undoChange(office, (await listAuditLog(office, {})).rows[0]?.id ?? 0), 'undone')
  assert.deepEqual(await revokeRemittance(office, result.id, 'Again'), { outcome: 'revoked-already' })
  assert.deepEqual(
    (await listOwedOrders(office, courierId)).map(({ id, owed }) => [id, owed]),
    before.map(({ id, owed }) => [id, owed]),
  )
  await assertConsistent(shop)
  assert.equal((await recordRemittance(office, await remittanceOf(office, courierId))).outcome, 'recorded')
  await assertConsistent(shop)
})

test('a wrong delivery is undone after its remittance, which stays: the courier gets back what it paid with the next one', async () => {
  const { shop, office, courierId, ids } = await openShop()
  await using _ = shop
  const [wrong = 0, , refused = 0] = ids
  const remittance = await remittanceOf(office, courierId)
  const orders = remittance.orders.map((order) => ({
    ...order,
    difference: order.orderId === wrong ? dinars(-3) : millimes(0),
  }))
  const short = { ...remittance, orders, received: dinars(84), reason: 'Three are missing' }
  const first = await recordRemittance(office, short)
  assert.ok(first.outcome === 'recorded')
  const undo = async (orderId: number, stepId: number) => {
    assert.equal((await undoOrderStep(office, stepId, { reason: 'A mistake' })).outcome, 'undone', `${orderId}`)
    await assertConsistent(shop)
  }
  await undo(wrong, await deliveryOf(shop, wrong))
  assert.equal((await getRemittance(office, first.id)).revoked, undefined)
  assert.deepEqual(
    (await listOwedOrders(office, courierId)).map(({ id, owed }) => [id, owed]),
    [[wrong, dinars(-42.5)]],
    'what it paid for it: 53 less its fees of 7.5 and the missing 3',
  )

  await advanceOrderAsOperator(office, wrong, { to: 'delivered' })
  assert.deepEqual(
    (await listOwedOrders(office, courierId)).map(({ id, owed }) => [id, owed]),
    [[wrong, dinars(3)]],
    'delivered in fact, it lacks the 3 again',
  )
  await undo(wrong, await deliveryOf(shop, wrong))
  const refusal = await shop.system.db
    .selectFrom('order_steps')
    .select('id')
    .where('order_id', '=', refused)
    .where('to_status', '=', 'refused')
    .executeTakeFirstOrThrow()
  await undo(refused, refusal.id)
  const next = await remittanceOf(office, courierId)
  assert.deepEqual([next.orders.length, next.received], [2, dinars(-38.5)], 'the fee of the refusal comes back too')
  assert.equal((await recordRemittance(office, next)).outcome, 'recorded')
  assert.deepEqual(await listOwedOrders(office, courierId), [])
  await assertConsistent(shop)
  assert.equal((await revokeRemittance(office, first.id, 'It never came')).outcome, 'revoked')
  await assertConsistent(shop)
})

const withholding = { withholdsTax: true, withheldTaxBasisPoints: 300 } as const

test('a courier that withholds tax remits that much less, on what customers paid and on nothing else', async () => {
  const { shop, office, courierId, ids } = await openShop(withholding)
  await using _ = shop
  const [owed, , refused] = await listOwedOrders(office, courierId)
  assert.deepEqual([owed?.taxed, owed?.withheldTax, owed?.owed], [dinars(53), dinars(1.59), dinars(43.91)])
  assert.deepEqual([refused?.taxed, refused?.withheldTax, refused?.owed], [0, 0, dinars(-4)])
  const { couriers } = await readCashOverview(office, { from: '2020-01-01', until: '2030-01-01' })
  assert.equal(couriers[0]?.owed, dinars(83.82))

  const result = await recordRemittance(office, await remittanceOf(office, courierId))
  assert.ok(result.outcome === 'recorded')
  const { expected, received, tax, orders } = await getRemittance(office, result.id)
  assert.deepEqual([expected, received], [dinars(83.82), dinars(83.82)])
  assert.deepEqual(tax, { basisPoints: 300, taxed: dinars(106), withheld: dinars(3.18) })
  assert.equal(orders.find(({ id }) => id === ids[0])?.withheldTax, dinars(1.59))
  assert.deepEqual([await balanceOf(shop, 'withheld-tax'), await balanceOf(shop, 'collected')], [dinars(3.18), 0])
  await assertConsistent(shop)
  await revokeRemittance(office, result.id, 'A mistake')
  assert.equal(await balanceOf(shop, 'withheld-tax'), 0)
  await assertConsistent(shop)
})

test('a rate that changes while a remittance is typed in is shown first', async () => {
  const { shop, office, courierId } = await openShop(withholding)
  await using _ = shop
  const typed = await remittanceOf(office, courierId)
  const { version } = await getCourier(office, courierId)
  await editCourier(office, courierId, { version, edited: { ...testCourier, ...withholding, withholdsTax: false } })
  assert.equal((await recordRemittance(office, typed)).outcome, 'changed-meanwhile')
  assert.equal((await remittanceOf(office, courierId)).received, dinars(87))
})

test('withheld tax is rounded to the millime, from half of one up', async () => {
  await using shop = await openTestShop()
  const { rows } = await sql<{ taxed: number; rate: number; tax: number }>`
    select taxed, rate, ${taxOn(sql`taxed`, sql`rate`)} as tax
    from generate_series(0, 200001, 997) as taxed, unnest(array[0, 1, 150, 300, 333, 5000, 9999, 10000]) as rate`.execute(
    shop.system.db,
  )
  for (const { taxed, rate, tax } of rows) {
    assert.equal(tax, partOf(millimes(taxed), rate))
    assert.ok(tax >= 0 && tax <= taxed)
  }
})

test('a delivery that is undone gives the tax back to the courier, also where its remittance is revoked as well', async () => {
  const { shop, office, courierId, ids } = await openShop(withholding)
  await using _ = shop
  const [wrong = 0] = ids
  const first = await recordRemittance(office, await remittanceOf(office, courierId))
  assert.ok(first.outcome === 'recorded')
  const undo = async () => {
    const step = await deliveryOf(shop, wrong)
    assert.equal((await undoOrderStep(office, step, { reason: 'A mistake' })).outcome, 'undone')
    await assertConsistent(shop)
  }
  await undo()
  assert.deepEqual(
    (await listOwedOrders(office, courierId)).map(({ id, owed, withheldTax }) => [id, owed, withheldTax]),
    [[wrong, dinars(-43.91), 0]],
    'what it paid for it: 53 less its fees and the tax',
  )
  assert.equal(await balanceOf(shop, 'withheld-tax'), dinars(1.59))
  await advanceOrderAsOperator(office, wrong, { to: 'delivered' })
  assert.deepEqual(
    (await listOwedOrders(office, courierId)).map(({ owed, withheldTax }) => [owed, withheldTax]),
    [[0, dinars(1.59)]],
    'delivered in fact, only the tax is withheld again',
  )
  await undo()
  assert.equal((await revokeRemittance(office, first.id, 'It never came')).outcome, 'revoked')
  await assertConsistent(shop)
  assert.equal(await balanceOf(shop, 'withheld-tax'), 0)
  assert.deepEqual(
    (await listOwedOrders(office, courierId)).map(({ id, owed }) => [id, owed]),
    [
      [wrong, 0],
      [ids[1], dinars(43.91)],
      [ids[2], dinars(-4)],
    ],
  )
  const month = { from: '2026-03-01', until: '2026-03-31' } as const
  const lines = await listWithheldTax(office, month)
  assert.deepEqual(
    lines.map(({ kind, remittanceId, taxed, amount }) => [kind, remittanceId, taxed, amount]),
    [
      ['withheld', first.id, dinars(106), dinars(3.18)],
      ['revoked', first.id, dinars(-106), dinars(-3.18)],
    ],
    'what was given back with the delivery was taken back with the remittance',
  )
  assert.equal(sum(lines.map(({ amount }) => amount)), await balanceOf(shop, 'withheld-tax'))
  assert.deepEqual(await listWithheldTax(office, { from: '2026-04-01', until: '2026-04-30' }), [])
})
