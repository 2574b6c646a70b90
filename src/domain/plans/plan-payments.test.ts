import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { sql } from 'kysely'
import { listAuditLog } from '#domain/audit/list-audit-log.ts'
import { findAllViolations } from '#domain/consistency/find-violations.ts'
import { countPendingWork } from '#domain/dashboard/count-pending-work.ts'
import { NotFound } from '#domain/errors.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import { lockList } from '#domain/lock-list.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { dinars } from '#domain/money.ts'
import { advanceOrder } from '#domain/orders/status/advance-order.ts'
import { getStatement } from '#domain/statements/get-statement.ts'
import { listStatementRows } from '#domain/statements/list-statement-rows.ts'
import { recordPayout } from '#domain/statements/record-payout.ts'
import { startOfDay } from '#domain/tunis-day.ts'
import { undoChange } from '#domain/undo/undo-change.ts'
import { untilWaitingForLock } from '#tests/support/lock-waits.ts'
import { asOperator } from '#tests/support/operators.ts'
import { givePlan } from '#tests/support/plans.ts'
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts'
import { decidePlanRequest } from './decide-plan-request.ts'
import { getPlanReceipt } from './get-plan-receipt.ts'
import { listPlanDues } from './list-plan-dues.ts'
import { listPlanRequests } from './list-plan-requests.ts'
import { getOpenDues } from './open-dues.ts'
import { priceOfDays } from './price-of-days.ts'
import { type NewPlanPayment, recordPlanPayment } from './record-plan-payment.ts'
import { requestPlan } from './request-plan.ts'
import { revokePlanPayment } from './revoke-plan-payment.ts'
import { setStoreOfRequest } from './set-store-of-request.ts'
import { waivePlanDue } from './waive-plan-due.ts'

const march = { from: '2026-03-01', until: '2026-03-31' } as const

/** A store with a gold plan for March, whose maker is owed 45 dinars for each bowl that was delivered. */
async function openShop({ bowls = 0 } = {}) {
  const shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  const storeId = await shop.hasStore({ name: 'Dar Amel' })
  if (bowls > 0) await deliver(shop, office, storeId, bowls)
  const requestId = await givePlan(office, storeId, { lastDay: '2026-04-01' })
  const [due] = await listPlanDues(office, requestId)
  const owed = async () => (await getStatement(office, storeId, march)).owedNow
  return {
    shop,
    office,
    storeId,
    requestId,
    dueId: due?.id ?? 0,
    owed,
    [Symbol.asyncDispose]: () => shop[Symbol.asyncDispose](),
  }
}

async function deliver(shop: TestShop, office: Marketplace, storeId: number, quantity: number): Promise<void> {
  const product = await shop.sells({ storeId, sizes: [{ name: '', stock: 50 }] })
  const placed = await shop.order([{ product, quantity }])
  assert.ok(placed.outcome === 'placed')
  for (const to of ['confirmed', 'packed', 'shipped', 'delivered'] as const)
    await advanceOrder(office, placed.order.id, { to })
}

/** By the maker of the first store of the shop. */
function payment(part: Partial<NewPlanPayment> = {}): NewPlanPayment {
  return { submissionKey: randomUUID(), storeId: 1, means: 'cash', reference: 'Sana', paidOn: '2026-03-02', ...part }
}

async function assertConsistent(shop: TestShop): Promise<void> {
  assert.deepEqual(await Array.fromAsync(findAllViolations(shop.marketplace)), [])
}

/** What the cash book says that plans brought, and how. */
async function booked({ db }: Marketplace) {
  const { rows } = await sql<{ account: string; amount: number }>`
    select account, sum(amount_millimes)::float8 as amount from cash_days
    where account in ('plans', 'plan-payments', 'paid-to-makers') group by 1 having sum(amount_millimes) <> 0`.execute(
    db,
  )
  return Object.fromEntries(rows.map(({ account, amount }) => [account, amount]))
}

test('a plan costs its price for each month or year that begins in its days', () => {
  assert.equal(priceOfDays('silver', '2026-03-02', '2026-03-02'), dinars(19))
  assert.equal(priceOfDays('silver', '2026-03-02', '2026-04-01'), dinars(19))
  assert.equal(priceOfDays('silver', '2026-03-02', '2026-04-02'), dinars(38))
  assert.equal(priceOfDays('gold', '2026-01-31', '2026-02-28'), dinars(99))
  assert.equal(priceOfDays('gold', '2026-01-31', '2026-03-01'), dinars(198))
  assert.equal(priceOfDays('diamonds', '2026-03-02', '2027-03-01'), dinars(699))
  assert.equal(priceOfDays('diamonds', '2026-03-02', '2027-03-02'), dinars(1398))
})

test('approving makes due what the days cost, and renewing what follows the end, or today after it', async () => {
  await using world = await openShop()
  const { shop, office, requestId } = world
  await decidePlanRequest(office, requestId, { step: 'renewed', lastDay: '2026-05-01', note: '' })
  shop.clock.moment = startOfDay('2026-06-10')
  await decidePlanRequest(office, requestId, { step: 'renewed', lastDay: '2026-07-09', note: '' })
  await decidePlanRequest(office, requestId, { step: 'renewed', lastDay: '2026-06-20', note: 'It ends earlier' })
  const dues = (await listPlanDues(office, requestId)).toReversed()
  assert.deepEqual(
    dues.map(({ firstDay, lastDay, amount, payBy, state }) => [firstDay, lastDay, amount, payBy, state]),
    [
      ['2026-03-02', '2026-04-01', dinars(99), '2026-03-16', 'open'],
      ['2026-04-02', '2026-05-01', dinars(99), '2026-03-16', 'open'],
      ['2026-06-10', '2026-07-09', dinars(99), '2026-06-24', 'open'],
    ],
  )
})

test('what is overdue stands on the first screen and in a list, until it is paid', async () => {
  await using world = await openShop()
  const { shop, office, requestId, dueId, storeId } = world
  const counted = async () => (await countPendingWork(office))['plans-unpaid']
  shop.clock.moment = startOfDay('2026-03-16')
  assert.equal(await counted(), undefined)
  shop.clock.moment = startOfDay('2026-03-17')
  assert.equal(await counted(), 1)
  const unpaid = async () => (await listPlanRequests(office, { filter: 'unpaid' })).rows.map(({ id }) => id)
  assert.deepEqual(await unpaid(), [requestId])
  assert.deepEqual(await getOpenDues(office, storeId), { amount: dinars(99), planRequestId: requestId })
  assert.equal((await recordPlanPayment(office, dueId, payment())).outcome, 'recorded')
  assert.deepEqual([await counted(), await unpaid()], [undefined, []])
  assert.deepEqual(await getOpenDues(office, storeId), { amount: 0, planRequestId: undefined })
})

test('a plan is paid once: by a double tap, by two forms and by two operators', async () => {
  await using world = await openShop()
  const { shop, office, dueId } = world
  const colleague = await asOperator(shop.marketplace)
  const once = payment()
  const twice = [recordPlanPayment(office, dueId, once), recordPlanPayment(office, dueId, once)]
  const recorded = { outcome: 'recorded', receiptNumber: 1 }
  assert.deepEqual(await Promise.all(twice), [recorded, recorded])
  assert.deepEqual(await recordPlanPayment(colleague, dueId, payment()), { outcome: 'changed-meanwhile' })
  assert.deepEqual(await booked(office), { 'plan-payments': dinars(99), plans: -dinars(99) })
  await assertConsistent(shop)
})

test('of two operators who record at once one does, and the database takes no second payment', async () => {
  await using world = await openShop()
  const { shop, office, dueId, storeId } = world
  const colleague = await asOperator(shop.marketplace)
  const results = await Promise.all([
    recordPlanPayment(office, dueId, payment()),
    recordPlanPayment(colleague, dueId, payment({ means: 'bank-transfer' })),
  ])
  assert.deepEqual(results.map(({ outcome }) => outcome).sort(), ['changed-meanwhile', 'recorded'])
  await assert.rejects(
    sql`insert into plan_payments (due_id, store_id, submission_key, receipt_number, amount_millimes, means, reference,
      paid_on, made_at, actor_kind, actor_name)
      values (${dueId}, ${storeId}, gen_random_uuid(), 2, 99000, 'cash', '', '2026-03-02', now(), 'system', 'x')`.execute(
      shop.system.db,
    ),
    /plan_payments_once/,
  )
  for (const change of [sql`update plan_payments set amount_millimes = 1`, sql`delete from plan_payments`])
    await assert.rejects(change.execute(shop.system.db), /revoked once, and not changed/)
})

test('what a maker is owed pays her plan, never more than that, and revoking makes it owed again', async () => {
  await using world = await openShop({ bowls: 2 })
  const { shop, office, storeId, requestId, dueId, owed } = world
  const setOff = () => recordPlanPayment(office, dueId, payment({ means: 'set-off', reference: '' }))
  assert.deepEqual(await setOff(), { outcome: 'exceeds', owed: dinars(90) })
  await deliver(shop, office, storeId, 1)
  assert.deepEqual(await setOff(), { outcome: 'recorded', receiptNumber: 1 })
  assert.equal(await owed(), dinars(36))
  const { inPeriod } = await getStatement(office, storeId, march)
  assert.deepEqual([inPeriod.sold, inPeriod.paid, inPeriod.owed], [dinars(135), dinars(99), dinars(36)])
  const { rows } = await listStatementRows(office, { storeId, period: march })
  assert.deepEqual([rows.at(-1)?.kind, rows.at(-1)?.figures.owed], ['plan-payment', -dinars(99)])
  const payout = { submissionKey: randomUUID(), means: 'cash', reference: '', paidOn: '2026-03-02', seenId: 0 } as const
  assert.deepEqual(await recordPayout(office, storeId, { ...payout, amount: dinars(37) }), {
    ...{ outcome: 'exceeds', owed: dinars(36) },
  })
  assert.deepEqual(await booked(office), {
    ...{ 'paid-to-makers': -dinars(99), 'plan-payments': dinars(99), plans: -dinars(99) },
  })
  await assertConsistent(shop)
  const id = (await listPlanDues(office, requestId))[0]?.payments[0]?.id ?? 0
  assert.deepEqual(await revokePlanPayment(office, id, 'A mistake'), { outcome: 'revoked' })
  assert.deepEqual(await revokePlanPayment(office, id, 'A mistake'), { outcome: 'revoked-already' })
  assert.equal(await owed(), dinars(135))
  assert.deepEqual(await booked(office), {})
  assert.equal((await listPlanDues(office, requestId))[0]?.state, 'open')
  await assertConsistent(shop)
})

test('a payout and a plan that is set off at once share what is owed', async () => {
  await using world = await openShop({ bowls: 3 })
  const { shop, office, storeId, dueId, owed } = world
  const payout = { submissionKey: randomUUID(), means: 'cash', reference: '', paidOn: '2026-03-02', seenId: 0 } as const
  const results = await Promise.all([
    recordPayout(office, storeId, { ...payout, amount: dinars(100) }),
    recordPlanPayment(office, dueId, payment({ means: 'set-off' })),
  ])
  assert.deepEqual(results.map(({ outcome }) => outcome).sort(), ['exceeds', 'recorded'])
  assert.ok((await owed()) >= 0)
  await assertConsistent(shop)
})

test('what was to be paid by the maker of one store is not paid by another, whose plan it is meanwhile', async () => {
  await using world = await openShop({ bowls: 3 })
  const { shop, office, storeId, requestId, dueId } = world
  const other = await shop.hasStore({ name: 'Dar Nour' })
  await deliver(shop, office, other, 5)
  await setStoreOfRequest(office, requestId, other)
  const setOff = payment({ storeId, means: 'set-off', reference: '' })
  assert.deepEqual(await recordPlanPayment(office, dueId, setOff), { outcome: 'changed-meanwhile' })
  assert.equal((await recordPlanPayment(office, dueId, { ...setOff, storeId: other })).outcome, 'recorded')
})

test('receipts are numbered without a gap, also after refusals and revocations and at once', async () => {
  await using world = await openShop()
  const { shop, office, requestId, dueId } = world
  for (const lastDay of ['2026-05-01', '2026-06-01', '2026-07-01'] as const)
    await decidePlanRequest(office, requestId, { step: 'renewed', lastDay, note: '' })
  assert.equal((await recordPlanPayment(office, dueId, payment({ means: 'set-off' }))).outcome, 'exceeds')
  assert.equal((await recordPlanPayment(office, dueId, payment({ paidOn: '2026-03-03' }))).outcome, 'in-future')
  await recordPlanPayment(office, dueId, payment())
  await revokePlanPayment(office, (await listPlanDues(office, requestId)).at(-1)?.payments[0]?.id ?? 0, 'A mistake')
  const dues = await listPlanDues(office, requestId)
  await Promise.all(dues.map(({ id }) => recordPlanPayment(office, id, payment())))
  const receipts = (await listPlanDues(office, requestId)).flatMap(({ payments }) =>
    payments.map(({ receiptNumber }) => receiptNumber),
  )
  assert.deepEqual(receipts.sort(), [1, 2, 3, 4, 5])
  assert.equal((await getPlanReceipt(office, 1)).isRevoked, true)
  const { planRequestId, firstDay, lastDay, ...receipt } = await getPlanReceipt(office, 2)
  assert.ok(dues.some((due) => due.firstDay === firstDay && due.lastDay === lastDay))
  assert.deepEqual(receipt, {
    ...{ number: 2, store: 'Dar Amel', name: 'Amel', locale: 'en', plan: 'gold', amount: dinars(99) },
    ...{ means: 'cash', reference: 'Sana', paidOn: '2026-03-02', isRevoked: false },
  })
  assert.equal(planRequestId, requestId)
  await assert.rejects(getPlanReceipt(office, 6), NotFound)
  await assertConsistent(shop)
})

test('who records a payment waits for the number of the receipt before', async () => {
  await using world = await openShop()
  const { shop, office, dueId } = world
  const waiting = await inTransaction(shop.system, async (marketplace) => {
    await lockList(marketplace, 'plan_payments')
    const recording = recordPlanPayment(office, dueId, payment())
    await untilWaitingForLock(shop, { kind: 'advisory' })
    return { recording }
  })
  assert.deepEqual(await waiting.recording, { outcome: 'recorded', receiptNumber: 1 })
})

test('a plan is paid once its request has a store, and only owners record, revoke and waive it', async () => {
  await using world = await openShop()
  const { shop, office, dueId, requestId } = world
  const staff = await asOperator(shop.marketplace, 'staff')
  await assert.rejects(recordPlanPayment(staff, dueId, payment()), { name: 'NotAllowed' })
  await assert.rejects(waivePlanDue(staff, dueId, ''), { name: 'NotAllowed' })
  await assert.rejects(revokePlanPayment(staff, 1, ''), { name: 'NotAllowed' })
  const [person] = await office.db.selectFrom('plan_requests').select(['email', 'phone']).execute()
  assert.ok(person)
  const loose = await requestPlan(office, { plan: 'silver', name: 'Nour', ...person, project: 'Soap', description: '' })
  await decidePlanRequest(office, loose, { step: 'approved', lastDay: '2026-04-01', note: '' })
  const [due] = await listPlanDues(office, loose)
  assert.deepEqual(await recordPlanPayment(office, due?.id ?? 0, payment()), { outcome: 'no-store' })
  await assert.rejects(recordPlanPayment(office, 999, payment()), NotFound)
  assert.equal((await recordPlanPayment(office, dueId, payment())).outcome, 'recorded')
  assert.deepEqual(await waivePlanDue(office, dueId, 'Agreed'), { outcome: 'changed-meanwhile' })
  const [entry] = (await listAuditLog(office, {})).rows
  assert.equal(await undoChange(staff, entry?.id ?? 0), 'cannot')
  assert.equal(await undoChange(office, entry?.id ?? 0), 'undone')
  assert.equal((await listPlanDues(office, requestId))[0]?.state, 'open')
})
