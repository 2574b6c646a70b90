import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sendQueuedLetters } from '#tests/support/letters.ts'
import { atWork } from '#tests/support/operators.ts'
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts'
import type { Email } from '../email.ts'
import type { Marketplace } from '../marketplace.ts'
import { NotAllowed } from '../operators/require-operator.ts'
import type { Phone } from '../phone.ts'
import { listWaiting } from '../today/list-waiting.ts'
import { endOfDay, lastDayBefore, parseDay, tunisDayOf } from '../tunis-day.ts'
import { decideOnPlan } from './decide-on-plan.ts'
import { expirePlans } from './expire-plans.ts'
import { getMembership } from './get-membership.ts'
import { listMemberships } from './list-memberships.ts'
import { requestPlan } from './request-plan.ts'
import { usualLastDay } from './usual-last-day.ts'

const email = 'amel@example.tn' as Email
const phone = '+21622333444' as Phone

function request(marketplace: Marketplace) {
  return requestPlan(marketplace, {
    ...{ plan: 'gold', name: 'Amel', email, phone, project: 'Candles', description: '' },
  })
}

async function lettersTo({ marketplace }: TestShop): Promise<string[]> {
  await sendQueuedLetters(marketplace)
  return marketplace.mailer.sent.filter(({ to }) => to === email).map(({ subject }) => subject)
}

test('an approved pack holds through its last day in Tunis, then the clock ends it; each is told by letter', async () => {
  await using shop = await openTestShop()
  const office = await atWork(shop.marketplace, 'staff')
  const id = await request(office)
  const approval = { step: 'approved', lastDay: '2026-03-31', note: 'Welcome!\nCall Sana.' } as const
  assert.equal(await decideOnPlan(office, id, approval), 'decided')
  assert.equal(await decideOnPlan(office, id, { step: 'refused', note: 'no' }), 'not-now')

  shop.clock.moment = new Date('2026-03-31T22:59:59Z')
  assert.deepEqual(await listWaiting(office), { 'plans-ending': 1 })
  await expirePlans(office)
  assert.equal((await getMembership(office, id)).status, 'approved')
  await sendQueuedLetters(office)
  const letter = shop.marketplace.mailer.sent.at(-1)
  assert.match(letter?.text ?? '', /until 31\s+March\s+2026\.\n\nWelcome!\nCall Sana\./)

  shop.clock.passes({ seconds: 1 })
  await expirePlans(office)
  await expirePlans(office)
  assert.equal((await getMembership(office, id)).status, 'expired')
  assert.deepEqual(await lettersTo(shop), [
    'Your request for the Gold Plan',
    'Your Gold Plan is approved',
    'Your Gold Plan has ended',
  ])
})

test('requests that wait for a decision come oldest first, those decided on newest first', async () => {
  await using shop = await openTestShop()
  const office = await atWork(shop.marketplace)
  const ids = [await request(office), await request(office)]
  const listed = async (filter: 'pending' | 'refused') =>
    (await listMemberships(office, { filter })).rows.map(({ id }) => id)
  assert.deepEqual(await listed('pending'), ids)
  for (const id of ids) await decideOnPlan(office, id, { step: 'refused', note: 'no' })
  assert.deepEqual(await listed('refused'), ids.toReversed())
})

test('a pack is renewed before its end or after it', async () => {
  await using shop = await openTestShop()
  const office = await atWork(shop.marketplace)
  const id = await request(office)
  assert.equal(await decideOnPlan(office, id, { step: 'renewed', lastDay: '2026-05-01', note: '' }), 'not-now')
  await decideOnPlan(office, id, { step: 'approved', lastDay: '2026-03-08', note: '' })
  const [ending] = (await listMemberships(office, { filter: 'ending' })).rows
  assert.equal(ending?.id, id)

  assert.equal(await decideOnPlan(office, id, { step: 'renewed', lastDay: '2026-04-08', note: '' }), 'decided')
  assert.deepEqual((await listMemberships(office, { filter: 'ending' })).rows, [])
  shop.clock.passes({ days: 40 })
  await expirePlans(office)
  assert.equal(await decideOnPlan(office, id, { step: 'renewed', lastDay: '2026-04-10', note: '' }), 'too-early')
  assert.equal(await decideOnPlan(office, id, { step: 'renewed', lastDay: '2026-05-08', note: '' }), 'decided')
  assert.equal((await getMembership(office, id)).status, 'approved')
  const changes = await office.db.selectFrom('changes').select(['action', 'before', 'after']).orderBy('id').execute()
  assert.deepEqual(changes.at(-1), {
    action: 'renewed',
    before: { status: 'expired', note: '', lastDay: '2026-04-08' },
    after: { status: 'approved', note: '', lastDay: '2026-05-08' },
  })
})

test('whoever is refused learns why, and may be approved after all', async () => {
  await using shop = await openTestShop()
  const office = await atWork(shop.marketplace)
  const id = await request(office)
  await assert.rejects(decideOnPlan(office, id, { step: 'refused', note: '' }), /violates check/)
  assert.equal(await decideOnPlan(office, id, { step: 'refused', note: 'We sell only handmade pieces.' }), 'decided')
  await sendQueuedLetters(office)
  assert.match(shop.marketplace.mailer.sent.at(-1)?.text ?? '', /We sell only handmade pieces\./)
  assert.equal(await decideOnPlan(office, id, { step: 'approved', lastDay: '2026-12-31', note: '' }), 'decided')
})

test('packs are decided on by people of the shop', async () => {
  await using shop = await openTestShop()
  const id = await request(shop.marketplace)
  await assert.rejects(decideOnPlan(shop.marketplace, id, { step: 'refused', note: 'no' }), NotAllowed)
  await assert.rejects(listMemberships(shop.marketplace, { filter: 'pending' }), NotAllowed)
  await assert.rejects(
    decideOnPlan(await atWork(shop.marketplace), 99, { step: 'refused', note: 'no' }),
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

test('a pack usually goes on for a month or a year from where it ends', () => {
  const now = new Date('2026-01-31T10:00:00Z')
  assert.equal(usualLastDay('gold', new Date('2026-03-02T10:00:00Z')), '2026-04-01')
  assert.equal(usualLastDay('diamonds', new Date('2026-03-01T10:00:00Z')), '2027-02-28')
  assert.equal(usualLastDay('silver', now), '2026-02-28')
  assert.equal(usualLastDay('gold', now, endOfDay('2026-02-09')), '2026-03-09')
  assert.equal(usualLastDay('gold', now, endOfDay('2025-12-31')), '2026-02-28', 'one that is long over begins anew')
})
