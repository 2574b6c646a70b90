import assert from 'node:assert/strict'
import { test } from 'node:test'
import { NotAllowed } from '#domain/access/not-allowed.ts'
import { countPendingWork } from '#domain/dashboard/count-pending-work.ts'
import type { EmailAddress } from '#domain/email-address.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import type { Phone } from '#domain/phone.ts'
import { endOfDay, lastDayBefore, parseDay, tunisDayOf } from '#domain/tunis-day.ts'
import { sendQueuedEmails } from '#tests/support/emails.ts'
import { asOperator } from '#tests/support/operators.ts'
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts'
import { decidePlanRequest } from './decide-plan-request.ts'
import { defaultLastDay } from './default-last-day.ts'
import { expirePlans } from './expire-plans.ts'
import { getPlanRequestDetails } from './get-plan-request-details.ts'
import { listPlanRequests } from './list-plan-requests.ts'
import { requestPlan } from './request-plan.ts'

const email = 'amel@example.tn' as EmailAddress
const phone = '+21622333444' as Phone

function request(marketplace: Marketplace, project = 'Candles') {
  return requestPlan(marketplace, {
    ...{ plan: 'gold', name: 'Amel', email, phone, project, description: '' },
  })
}

async function emailsTo({ marketplace }: TestShop): Promise<string[]> {
  await sendQueuedEmails(marketplace)
  return marketplace.mailer.sent.filter(({ to }) => to === email).map(({ subject }) => subject)
}

test('an approved plan is active through its last day in Tunis, then expires; both are notified by email', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace, 'staff')
  const id = await request(office)
  const approval = { step: 'approved', lastDay: '2026-03-31', note: 'Welcome!\nCall Sana.' } as const
  assert.equal(await decidePlanRequest(office, id, approval), 'decided')
  assert.equal(await decidePlanRequest(office, id, { step: 'refused', note: 'no' }), 'not-now')

  shop.clock.moment = new Date('2026-03-31T22:59:59Z')
  assert.deepEqual(await countPendingWork(office), { 'plans-unpaid': 1, 'plans-ending': 1 })
  await expirePlans(shop.system)
  assert.equal((await getPlanRequestDetails(office, id)).status, 'approved')
  await sendQueuedEmails(office)
  const sentEmail = shop.marketplace.mailer.sent.at(-1)
  assert.match(sentEmail?.text ?? '', /until 31\s+March\s+2026\.\n\nWelcome!\nCall Sana\./)

  shop.clock.passes({ seconds: 1 })
  await expirePlans(shop.system)
  await expirePlans(shop.system)
  assert.equal((await getPlanRequestDetails(office, id)).status, 'expired')
  assert.deepEqual(await emailsTo(shop), [
    'Your request for the Gold Plan',
    'Your Gold Plan is approved',
    'Your Gold Plan has ended',
  ])
})

test('pending requests are listed oldest first, decided ones newest first', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  const ids = [await request(office), await request(office, 'Soaps')]
  const listed = async (filter: 'pending' | 'refused') =>
    (await listPlanRequests(office, { filter })).rows.map(({ id }) => id)
  assert.deepEqual(await listed('pending'), ids)
  for (const id of ids) await decidePlanRequest(office, id, { step: 'refused', note: 'no' })
  assert.deepEqual(await listed('refused'), ids.toReversed())
})

test('a plan is renewed before or after it expires', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  const id = await request(office)
  assert.equal(await decidePlanRequest(office, id, { step: 'renewed', lastDay: '2026-05-01', note: '' }), 'not-now')
  await decidePlanRequest(office, id, { step: 'approved', lastDay: '2026-03-08', note: '' })
  const [ending] = (await listPlanRequests(office, { filter: 'ending' })).rows
  assert.equal(ending?.id, id)

  assert.equal(await decidePlanRequest(office, id, { step: 'renewed', lastDay: '2026-04-08', note: '' }), 'decided')
  assert.deepEqual((await listPlanRequests(office, { filter: 'ending' })).rows, [])
  shop.clock.passes({ days: 40 })
  await expirePlans(shop.system)
  assert.equal(await decidePlanRequest(office, id, { step: 'renewed', lastDay: '2026-04-10', note: '' }), 'too-early')
  assert.equal(await decidePlanRequest(office, id, { step: 'renewed', lastDay: '2026-05-08', note: '' }), 'decided')
  assert.equal((await getPlanRequestDetails(office, id)).status, 'approved')
  const changes = await office.db.selectFrom('audit_log').select(['action', 'before', 'after']).orderBy('id').execute()
  assert.deepEqual(changes.at(-1), {
    action: 'renewed',
    before: { status: 'expired', note: '', lastDay: '2026-04-08' },
    after: { status: 'approved', note: '', lastDay: '2026-05-08' },
  })
})

test('a refusal is sent with its reason, and a refused request can be approved later', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  const id = await request(office)
  await assert.rejects(decidePlanRequest(office, id, { step: 'refused', note: '' }), /violates check/)
  assert.equal(
    await decidePlanRequest(office, id, { step: 'refused', note: 'We sell only handmade pieces.' }),
    'decided',
  )
  await sendQueuedEmails(office)
  assert.match(shop.marketplace.mailer.sent.at(-1)?.text ?? '', /We sell only handmade pieces\./)
  assert.equal(await decidePlanRequest(office, id, { step: 'approved', lastDay: '2026-12-31', note: '' }), 'decided')
})

test('only operators decide on plan requests', async () => {
  await using shop = await openTestShop()
  const id = await request(shop.marketplace)
  await assert.rejects(decidePlanRequest(shop.marketplace, id, { step: 'refused', note: 'no' }), NotAllowed)
  await assert.rejects(listPlanRequests(shop.marketplace, { filter: 'pending' }), NotAllowed)
  await assert.rejects(
    decidePlanRequest(await asOperator(shop.marketplace), 99, { step: 'refused', note: 'no' }),
    /No plan request 99/,
  )
})

test('days are those of Tunis', () => {
  assert.equal(tunisDayOf(new Date('2026-03-31T22:59:59Z')), '2026-03-31')
  assert.equal(tunisDayOf(new Date('2026-03-31T23:00:00Z')), '2026-04-01')
  assert.equal(endOfDay('2026-03-31').toISOString(), '2026-03-31T23:00:00.000Z')
  assert.equal(lastDayBefore(endOfDay('2026-02-28')), '2026-02-28')
  for (const text of ['', '2026-02-30', '31/03/2026', '2026-3-1', '2026-13-01'])
    assert.equal(parseDay(text), undefined, text)
})

test('the default last day is a month or a year after the current end', () => {
  const now = new Date('2026-01-31T10:00:00Z')
  assert.equal(defaultLastDay('gold', new Date('2026-03-02T10:00:00Z')), '2026-04-01')
  assert.equal(defaultLastDay('diamonds', new Date('2026-03-01T10:00:00Z')), '2027-02-28')
  assert.equal(defaultLastDay('silver', now), '2026-02-28')
  assert.equal(defaultLastDay('gold', now, endOfDay('2026-02-09')), '2026-03-09')
  assert.equal(defaultLastDay('gold', now, endOfDay('2025-12-31')), '2026-02-28', 'one that is long over begins anew')
})
