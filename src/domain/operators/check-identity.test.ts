import assert from 'node:assert/strict'
import { test } from 'node:test'
import { IdentityCheckRequired } from '#domain/access/require-fresh-identity.ts'
import type { EmailAddress } from '#domain/email-address.ts'
import { RateLimited } from '#domain/rate-limits/rate-limit.ts'
import { sendQueuedEmails } from '#tests/support/emails.ts'
import { asOperator, createOperator, createSessionToken, testPassword } from '#tests/support/operators.ts'
import { limitedTo } from '#tests/support/rate-limits.ts'
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts'
import { changeOwnEmail } from './change-own-email.ts'
import { checkIdentityByPassword } from './check-identity.ts'
import { listFailedSignIns } from './failed-sign-ins.ts'
import { findSession } from './find-session.ts'
import { inviteOperator } from './invite-operator.ts'
import {
  changeRole,
  disableOperator,
  enableOperator,
  resendInvitation,
  resetColleagueSecondFactor,
} from './manage-operator.ts'
import { confirmSecondFactor, removeSecondFactor, renewRecoveryCodes, startSecondFactorSetup } from './second-factor.ts'
import { actorOf } from './session.ts'
import { changePassword } from './set-password.ts'
import { stepOf, totpCodeAt } from './totp.ts'

const wanted = 'eleven goats on the hill'

async function sessionOf(shop: TestShop, token: string) {
  const session = await findSession(shop.marketplace, token)
  assert.ok(session)
  return session
}

test('changes of the account and of the team require a check of the identity within ten minutes', async () => {
  await using shop = await openTestShop()
  const colleague = await createOperator(shop.marketplace, { role: 'staff' })
  const office = await asOperator(shop.marketplace)
  await startSecondFactorSetup(shop.marketplace, office.actor)
  const changes = [
    () => changePassword(office, 0, wanted),
    () => changeOwnEmail(office, 'zohra@hirfa.example' as EmailAddress),
    () => confirmSecondFactor(shop.marketplace, office.actor, '000000'),
    () => removeSecondFactor(shop.marketplace, office.actor),
    () => renewRecoveryCodes(shop.marketplace, office.actor),
    () => resetColleagueSecondFactor(office, colleague.id),
    () => inviteOperator(office, { name: 'Amel', email: 'amel@hirfa.example' as EmailAddress, role: 'owner' }),
    () => changeRole(office, colleague.id, 'owner'),
    () => disableOperator(office, colleague.id),
    () => enableOperator(office, colleague.id),
    () => resendInvitation(office, colleague.id),
  ]
  shop.clock.passes({ seconds: 600 })
  for (const change of changes) await assert.rejects(change, IdentityCheckRequired)
  shop.clock.passes({ seconds: -1 })
  for (const change of changes) await change()
})

test('the own password proves the identity again, for this session only', async () => {
  await using shop = await openTestShop()
  const [here, elsewhere] = [await createSessionToken(shop.marketplace), await createSessionToken(shop.marketplace)]
  shop.clock.passes({ seconds: 3600 })
  const session = await sessionOf(shop, here)
  const office = { ...shop.marketplace, actor: actorOf(session) }
  await assert.rejects(changePassword(office, session.id, wanted), IdentityCheckRequired)
  assert.equal(await checkIdentityByPassword(shop.marketplace, session, 'red wool on sundays'), false)
  assert.deepEqual(
    (await listFailedSignIns(office)).map(({ step }) => step),
    ['password'],
  )
  assert.equal(await checkIdentityByPassword(shop.marketplace, session, testPassword), true)
  assert.deepEqual((await sessionOf(shop, here)).identityCheckedAt, shop.clock.now())
  assert.notDeepEqual((await sessionOf(shop, elsewhere)).identityCheckedAt, shop.clock.now())
  await changePassword({ ...office, actor: actorOf(await sessionOf(shop, here)) }, session.id, wanted)
})

test('checks of the identity are limited for each session, whatever others try', async () => {
  await using shop = await openTestShop()
  const [one, other] = [await createSessionToken(shop.marketplace), await createSessionToken(shop.marketplace)]
  const quota = { count: 3, seconds: 60 }
  const here = limitedTo({ perNetwork: quota, perRecipient: quota }, shop.marketplace)
  const session = await sessionOf(shop, one)
  for (const guess of ['a', 'b', 'c']) assert.equal(await checkIdentityByPassword(here, session, guess), false)
  await assert.rejects(checkIdentityByPassword(here, session, testPassword), RateLimited)
  assert.equal(await checkIdentityByPassword(here, await sessionOf(shop, other), testPassword), true)
})

test('every change of an account is emailed to its person and in the audit log', async () => {
  await using shop = await openTestShop()
  const colleague = await createOperator(shop.marketplace, {
    role: 'staff',
    email: 'amel@hirfa.example' as EmailAddress,
  })
  const sana = 'sana@hirfa.example' as EmailAddress
  const office = { ...shop.marketplace, actor: await createOperator(shop.marketplace, { email: sana }) }
  const key = await startSecondFactorSetup(shop.marketplace, office.actor)
  assert.ok(key)
  await confirmSecondFactor(shop.marketplace, office.actor, totpCodeAt(key, stepOf(shop.clock.now())))
  await renewRecoveryCodes(shop.marketplace, office.actor)
  await removeSecondFactor(shop.marketplace, office.actor)
  await changePassword(office, 0, wanted)
  await resetColleagueSecondFactor(office, colleague.id)
  assert.equal(await changeOwnEmail(office, 'zohra@hirfa.example' as EmailAddress), 'changed')
  await sendQueuedEmails(shop.marketplace)
  assert.deepEqual(
    shop.marketplace.mailer.sent.map(({ to, subject }) => [to, subject.split(':')[0]]),
    [
      [sana, 'An authenticator app was added'],
      [sana, 'New recovery codes were made'],
      [sana, 'Your second step was removed'],
      [sana, 'Your password was changed'],
      [colleague.email, 'Your second step was removed'],
      [sana, 'Your address was changed'],
    ],
  )
  const entries = await shop.marketplace.db.selectFrom('audit_log').select(['entity_id', 'action']).execute()
  const [own, other] = [String(office.actor.id), String(colleague.id)]
  assert.deepEqual(
    entries.map(({ entity_id, action }) => [entity_id, action]),
    [
      [own, 'second factor added'],
      [own, 'recovery codes renewed'],
      [own, 'second factor removed'],
      [own, 'password changed'],
      [other, 'second factor removed'],
      [own, 'email changed'],
    ],
  )
})

test('an address that another account has is refused, whatever its case', async () => {
  await using shop = await openTestShop()
  await createOperator(shop.marketplace, { email: 'amel@hirfa.example' as EmailAddress })
  const office = await asOperator(shop.marketplace, 'staff')
  assert.equal(await changeOwnEmail(office, 'Amel@Hirfa.example' as EmailAddress), 'taken')
  const offices = [office, await asOperator(shop.marketplace)]
  const outcomes = await Promise.all(offices.map((one) => changeOwnEmail(one, 'new@hirfa.example' as EmailAddress)))
  assert.deepEqual(outcomes.sort(), ['changed', 'taken'])
})
