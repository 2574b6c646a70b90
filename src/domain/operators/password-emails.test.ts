import assert from 'node:assert/strict'
import { test } from 'node:test'
import { NotAllowed } from '#domain/access/not-allowed.ts'
import type { EmailAddress } from '#domain/email-address.ts'
import { NotFound } from '#domain/errors.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import { sendQueuedEmails } from '#tests/support/emails.ts'
import { untilWaitingForLock } from '#tests/support/lock-waits.ts'
import { asOperator, createOperator, createSessionToken, testPassword } from '#tests/support/operators.ts'
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts'
import { signOut } from './end-session.ts'
import { findSession } from './find-session.ts'
import { inviteOperator } from './invite-operator.ts'
import { listOperators } from './list-operators.ts'
import {
  changeRole,
  createInvitationLink,
  disableOperator,
  enableOperator,
  resendInvitation,
  resetColleagueSecondFactor,
} from './manage-operator.ts'
import { findOperatorLink } from './operator-link.ts'
import { requestPasswordReset } from './request-password-reset.ts'
import { changePassword, setPasswordByLink } from './set-password.ts'
import { signIn } from './sign-in.ts'
import { startSession } from './start-session.ts'

const wanted = 'eleven goats on the hill'
const amel = { name: 'Amel', email: 'amel@hirfa.example' as EmailAddress, role: 'staff' } as const

/** The token of the link in the newest email to someone. */
async function tokenInEmail({ marketplace }: TestShop, email: string): Promise<string> {
  await sendQueuedEmails(marketplace)
  const text = marketplace.mailer.sent.findLast(({ to }) => to === email)?.text ?? ''
  return /https:\/\/hirfa\.example\/admin\/password\/([\w-]{43})/.exec(text)?.[1] ?? ''
}

async function canSignIn({ marketplace }: TestShop, email: string, password: string): Promise<boolean> {
  return (await signIn(marketplace, { email, password, device: '' })).outcome === 'signed-in'
}

test('a reset link sets a new password once and ends all sessions', async () => {
  await using shop = await openTestShop()
  const { id, email } = await createOperator(shop.marketplace)
  const session = await startSession(shop.marketplace, id, { device: '', isComplete: true })
  await requestPasswordReset(shop.marketplace, email.toUpperCase())
  const token = await tokenInEmail(shop, email)
  assert.equal((await findOperatorLink(shop.marketplace, token))?.purpose, 'password')

  const answers = await Promise.all([1, 2].map(() => setPasswordByLink(shop.marketplace, token, wanted)))
  assert.equal(answers.filter(Boolean).length, 1)
  assert.equal(await canSignIn(shop, email, wanted), true)
  assert.equal(await canSignIn(shop, email, testPassword), false)
  assert.equal(await findSession(shop.marketplace, session), undefined)
})

test('a reset link is valid for half an hour', async () => {
  await using shop = await openTestShop()
  const { email } = await createOperator(shop.marketplace)
  await requestPasswordReset(shop.marketplace, email)
  const token = await tokenInEmail(shop, email)
  shop.clock.passes({ seconds: 30 * 60 - 1 })
  assert.ok(await findOperatorLink(shop.marketplace, token))
  shop.clock.passes({ seconds: 1 })
  assert.equal(await setPasswordByLink(shop.marketplace, token, wanted), undefined)
})

test('an unknown address gets no email', async () => {
  await using shop = await openTestShop()
  await requestPasswordReset(shop.marketplace, 'nobody@hirfa.example')
  assert.deepEqual(await shop.eventTypes(), [])
})

test('link tokens are stored only as hashes, also in the outbox', async () => {
  await using shop = await openTestShop()
  const { email } = await createOperator(shop.marketplace)
  await requestPasswordReset(shop.marketplace, email)
  const token = await tokenInEmail(shop, email)
  for (const table of ['emails', 'events', 'operator_links'] as const) {
    const rows = JSON.stringify(await shop.marketplace.db.selectFrom(table).selectAll().execute())
    assert.ok(!rows.includes(token) && !rows.includes([...Buffer.from(token, 'base64url')].join(',')), table)
  }
})

test('an invited colleague sets a password and can sign in', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  assert.equal(await inviteOperator(office, amel), 'invited')
  assert.equal(await inviteOperator(office, { ...amel, email: 'AMEL@hirfa.example' as EmailAddress }), 'known')
  assert.equal(await canSignIn(shop, amel.email, ''), false)
  const token = await tokenInEmail(shop, amel.email)
  assert.ok(await setPasswordByLink(shop.marketplace, token, wanted))
  assert.equal(await canSignIn(shop, amel.email, wanted), true)
  assert.deepEqual(
    (await listOperators(office)).map(({ name, state }) => [name, state]),
    [
      ['Sana', 'working'],
      ['Amel', 'working'],
    ],
  )
})

test('disabling an operator ends sessions, password and links at once, and can be reverted', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  const { id, email } = await createOperator(shop.marketplace, { role: 'staff' })
  const session = await startSession(shop.marketplace, id, { device: '', isComplete: true })
  await resendInvitation(office, id)
  const token = await tokenInEmail(shop, email)

  assert.equal(await disableOperator(office, id), 'done')
  assert.equal(await findSession(shop.marketplace, session), undefined)
  assert.equal(await canSignIn(shop, email, testPassword), false)
  assert.equal(await setPasswordByLink(shop.marketplace, token, wanted), undefined)
  await requestPasswordReset(shop.marketplace, email)
  assert.equal(await tokenInEmail(shop, email), token)

  assert.equal(await enableOperator(office, id), 'done')
  assert.equal(await canSignIn(shop, email, testPassword), true)
})

test('an invited colleague chooses a password by a link that an owner hands over; there is none for one who has a password', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  await inviteOperator(office, amel)
  const invited = (await listOperators(office)).find(({ email }) => email === amel.email)
  assert.ok(invited)
  const made = await createInvitationLink(office, invited.id)
  assert.ok(made.outcome === 'created')
  assert.ok(await setPasswordByLink(shop.marketplace, made.token, wanted))
  assert.equal(await canSignIn(shop, amel.email, wanted), true)
  assert.deepEqual(await createInvitationLink(office, invited.id), { outcome: 'not-invited' })
  assert.deepEqual(await createInvitationLink(office, office.actor.id ?? 0), { outcome: 'oneself' })
})

test('no link is made for an invited colleague who was disabled', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  await inviteOperator(office, amel)
  const invited = (await listOperators(office)).find(({ email }) => email === amel.email)
  assert.ok(invited)
  const made = await createInvitationLink(office, invited.id)
  await disableOperator(office, invited.id)
  assert.ok(made.outcome === 'created')
  assert.equal(await setPasswordByLink(shop.marketplace, made.token, wanted), undefined)
  assert.deepEqual(await createInvitationLink(office, invited.id), { outcome: 'not-invited' })
})

test('a changed role is effective from the next request', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  const { id } = await createOperator(shop.marketplace, { role: 'staff' })
  const session = await startSession(shop.marketplace, id, { device: '', isComplete: true })
  await changeRole(office, id, 'owner')
  assert.equal((await findSession(shop.marketplace, session))?.operator.role, 'owner')
})

test('of two owners who disable each other at the same time one remains', async () => {
  await using shop = await openTestShop()
  const [one, two] = [await createOperator(shop.marketplace), await createOperator(shop.marketplace)]
  const { refused } = await inTransaction({ ...shop.marketplace, actor: one }, async (disabling) => {
    await disableOperator(disabling, two.id)
    const refused = assert.rejects(disableOperator({ ...shop.marketplace, actor: two }, one.id), NotAllowed)
    await untilWaitingForLock(shop)
    return { refused }
  })
  await refused
  assert.equal(await disableOperator({ ...shop.marketplace, actor: one }, one.id), 'oneself')
})

test('staff cannot manage accounts, and unknown accounts are not found', async () => {
  await using shop = await openTestShop()
  const staff = await asOperator(shop.marketplace, 'staff')
  const { id } = await createOperator(shop.marketplace)
  for (const attempt of [
    () => inviteOperator(staff, amel),
    () => listOperators(staff),
    () => disableOperator(staff, id),
    () => enableOperator(staff, id),
    () => resendInvitation(staff, id),
    () => createInvitationLink(staff, id),
    () => resetColleagueSecondFactor(staff, id),
    () => changeRole(staff, staff.actor.id ?? 0, 'owner'),
  ])
    await assert.rejects(attempt, NotAllowed)
  await assert.rejects(disableOperator(await asOperator(shop.marketplace), 999), NotFound)
})

test('changing the own password ends all other sessions', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace, 'staff')
  const { id, email } = office.actor
  const [here, elsewhere] = [await openSession(shop, id), await openSession(shop, id)]
  await changePassword(office, here.id, wanted)
  assert.equal(await canSignIn(shop, email, wanted), true)
  assert.ok(await findSession(shop.marketplace, here.token))
  assert.equal(await findSession(shop.marketplace, elsewhere.token), undefined)
})

test('a reset ends all sessions but the one that asked for it, and the emailed link works in any browser', async () => {
  await using shop = await openTestShop()
  const { id, email } = await createOperator(shop.marketplace)
  const [asking, other] = [await openSession(shop, id), await openSession(shop, id)]
  await requestPasswordReset(shop.marketplace, email, asking)
  assert.ok(await setPasswordByLink(shop.marketplace, await tokenInEmail(shop, email), wanted))
  assert.ok(await findSession(shop.marketplace, asking.token))
  assert.equal(await findSession(shop.marketplace, other.token), undefined)
})

test('a session of somebody else that asks for a reset, or that waits for a code, does not outlive it', async () => {
  await using shop = await openTestShop()
  const { id, email } = await createOperator(shop.marketplace)
  const { id: strangerId } = await createOperator(shop.marketplace, { role: 'staff' })
  const stranger = await openSession(shop, strangerId)
  const halfway = await openSession(shop, id, { isComplete: false })
  for (const session of [stranger, halfway]) {
    await requestPasswordReset(shop.marketplace, email, session)
    assert.ok(await setPasswordByLink(shop.marketplace, await tokenInEmail(shop, email), wanted))
  }
  assert.equal(await findSession(shop.marketplace, halfway.token), undefined)
  assert.ok(await findSession(shop.marketplace, stranger.token))
})

test('a session that ended before the email was written is no obstacle to the link', async () => {
  await using shop = await openTestShop()
  const { id, email } = await createOperator(shop.marketplace)
  const session = await openSession(shop, id)
  await requestPasswordReset(shop.marketplace, email, session)
  await signOut(shop.marketplace, session)
  assert.ok(await setPasswordByLink(shop.marketplace, await tokenInEmail(shop, email), wanted))
})

async function openSession({ marketplace }: TestShop, operatorId: number, { isComplete = true } = {}) {
  const token = await startSession(marketplace, operatorId, { device: '', isComplete })
  const session = await findSession(marketplace, token)
  assert.ok(session)
  return { ...session, token }
}

test('every change of an account is audited once, with its operator, also where two want the same', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  const { id } = await createOperator(shop.marketplace, { role: 'staff' })
  await createSessionToken(shop.marketplace)
  for (const outcome of ['done', 'unchanged']) {
    assert.equal(await changeRole(office, id, 'owner'), outcome)
    assert.equal(await disableOperator(office, id), outcome)
  }
  for (const outcome of ['done', 'unchanged']) assert.equal(await enableOperator(office, id), outcome)
  await resetColleagueSecondFactor(office, id)
  const changes = await office.db.selectFrom('audit_log').select(['actor_id', 'entity_id', 'action']).execute()
  const by = { actor_id: office.actor.id, entity_id: String(id) }
  assert.deepEqual(changes, [
    { ...by, action: 'role changed' },
    { ...by, action: 'disabled' },
    { ...by, action: 'enabled' },
    { ...by, action: 'second factor removed' },
  ])
})
