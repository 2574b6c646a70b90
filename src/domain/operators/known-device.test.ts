import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Marketplace } from '#domain/marketplace.ts'
import { RateLimited } from '#domain/rate-limits/rate-limit.ts'
import { sendQueuedEmails } from '#tests/support/emails.ts'
import { asOperator, createOperator, testPassword } from '#tests/support/operators.ts'
import { limitedTo } from '#tests/support/rate-limits.ts'
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts'
import { deleteExpiredSessions } from './delete-expired-sessions.ts'
import { signOutEverywhere } from './end-session.ts'
import { findSession } from './find-session.ts'
import { deviceKnownMilliseconds, rememberDevice } from './known-device.ts'
import { requestPasswordReset } from './request-password-reset.ts'
import { confirmSecondFactor, startSecondFactorSetup } from './second-factor.ts'
import { setPasswordByLink } from './set-password.ts'
import { signIn } from './sign-in.ts'
import { stepOf, totpCodeAt } from './totp.ts'
import { verifySecondFactor } from './verify-second-factor.ts'

const quotas = { perNetwork: { count: 40, seconds: 3600 }, perRecipient: { count: 20, seconds: 3600 } }

/** A visitor from this network, held to the limits of signing in. */
function from(shop: TestShop, address: string): Marketplace {
  return limitedTo(quotas, shop.marketplace, address)
}

interface SignInAttempt {
  readonly email: string
  readonly password?: string
  readonly deviceToken?: string
}

/** The outcome of an attempt; `rate-limited` when it is not even looked at. */
async function outcomeOf(marketplace: Marketplace, { email, password = testPassword, ...more }: SignInAttempt) {
  try {
    return await signIn(marketplace, { email, password, device: 'Firefox', ...more })
  } catch (error) {
    assert.ok(error instanceof RateLimited)
    return { outcome: 'rate-limited' } as const
  }
}

/** Wrong passwords from many networks and from the one of the victim, until none is looked at any more. */
async function jam(shop: TestShop, email: string, ownNetwork: string): Promise<void> {
  for (let count = 0; count < 25; count++)
    await outcomeOf(from(shop, `203.0.113.${count}`), { email, password: 'a guess' })
  for (let count = 0; count < 45; count++)
    await outcomeOf(from(shop, ownNetwork), { email: `guess-${count}@hirfa.example`, password: 'a guess' })
}

const home = '192.0.2.1'

test('wrong passwords from anywhere keep nobody out who signs in on a known device', async () => {
  await using shop = await openTestShop()
  const { email } = await createOperator(shop.marketplace)
  const first = await outcomeOf(from(shop, home), { email })
  assert.equal(first.outcome, 'signed-in')
  const deviceToken = first.outcome === 'signed-in' ? first.device : ''
  await jam(shop, email, home)
  assert.equal((await outcomeOf(from(shop, '192.0.2.9'), { email })).outcome, 'rate-limited')
  assert.equal((await outcomeOf(from(shop, home), { email, deviceToken })).outcome, 'signed-in')
})

test('who follows a reset link signs in with the new password, whatever others try meanwhile', async () => {
  await using shop = await openTestShop()
  const { email } = await createOperator(shop.marketplace)
  await jam(shop, email, home)
  await requestPasswordReset(shop.marketplace, email)
  await sendQueuedEmails(shop.marketplace)
  const token = /password\/([\w-]{43})/.exec(shop.marketplace.mailer.sent.at(-1)?.text ?? '')?.[1] ?? ''
  const deviceToken = await setPasswordByLink(from(shop, home), token, 'eleven goats on the hill')
  assert.ok(deviceToken)
  const attempt = { email, password: 'eleven goats on the hill' }
  assert.equal((await outcomeOf(from(shop, home), attempt)).outcome, 'rate-limited')
  assert.equal((await outcomeOf(from(shop, home), { ...attempt, deviceToken })).outcome, 'signed-in')
})

test('a known device has a limit of its own, and is known only to its account', async () => {
  await using shop = await openTestShop()
  const [{ id, email }, other] = [await createOperator(shop.marketplace), await createOperator(shop.marketplace)]
  const deviceToken = await rememberDevice(shop.marketplace, id, '')
  const wrong = { password: 'a guess', deviceToken }
  for (let count = 0; count < 20; count++)
    assert.equal((await outcomeOf(from(shop, `203.0.113.${count}`), { email, ...wrong })).outcome, 'refused')
  assert.equal((await outcomeOf(from(shop, home), { email, ...wrong })).outcome, 'rate-limited')
  await jam(shop, other.email, home)
  assert.equal((await outcomeOf(from(shop, home), { email: other.email, deviceToken })).outcome, 'rate-limited')
})

test('codes on a known device are counted apart from the codes that others try', async () => {
  await using shop = await openTestShop()
  const operator = await createOperator(shop.marketplace)
  const key = await startSecondFactorSetup(shop.marketplace, operator)
  assert.ok(key)
  const code = () => totpCodeAt(key, stepOf(shop.clock.now()))
  await confirmSecondFactor(shop.marketplace, operator, code())
  const deviceToken = await rememberDevice(shop.marketplace, operator.id, '')
  const answer = await outcomeOf(shop.marketplace, { email: operator.email })
  assert.equal(answer.outcome, 'code-required')
  const session = await findSession(shop.marketplace, answer.outcome === 'code-required' ? answer.session : '')
  assert.ok(session)
  for (let count = 0; count < 20; count++) await verifySecondFactor(from(shop, `203.0.113.${count}`), session, '000000')
  await assert.rejects(verifySecondFactor(from(shop, home), session, code()), RateLimited)
  // The code that confirmed the app is used up.
  shop.clock.passes({ seconds: 30 })
  assert.ok(await verifySecondFactor(from(shop, home), session, code(), deviceToken))
})

test('a browser of two operators keeps one token; tokens expire, end by a sign-out everywhere and are stored as hashes', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  const { id: colleagueId } = await createOperator(shop.marketplace, { role: 'staff' })
  const token = await rememberDevice(shop.marketplace, office.actor.id, 'made up by the browser')
  assert.notEqual(token, 'made up by the browser')
  assert.equal(await rememberDevice(shop.marketplace, colleagueId, token), token)
  assert.equal(await rememberDevice(shop.marketplace, colleagueId, token), token)
  const devices = () => shop.marketplace.db.selectFrom('operator_devices').selectAll().orderBy('operator_id').execute()
  assert.deepEqual(
    (await devices()).map(({ operator_id }) => operator_id),
    [office.actor.id, colleagueId],
  )
  assert.ok((await devices()).every(({ token_hash }) => !token_hash.equals(Buffer.from(token, 'base64url'))))
  await signOutEverywhere(office)
  assert.equal((await devices()).length, 1)
  shop.clock.passes({ seconds: deviceKnownMilliseconds / 1000 })
  await deleteExpiredSessions(shop.system)
  assert.deepEqual(await devices(), [])
})
