import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Operator } from '#domain/access/operator.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import { untilWaitingForLock } from '#tests/support/lock-waits.ts'
import { createOperator, createSessionToken, testPassword } from '#tests/support/operators.ts'
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts'
import { listFailedSignIns } from './failed-sign-ins.ts'
import { findSession } from './find-session.ts'
import { confirmSecondFactor, isTotpKeyReadable, removeSecondFactor, startSecondFactorSetup } from './second-factor.ts'
import { secretBox, secretKeyBytes } from './secret-box.ts'
import type { Session } from './session.ts'
import { signIn } from './sign-in.ts'
import { base32, stepOf, totpCodeAt, totpKeyContext } from './totp.ts'
import { verifySecondFactor } from './verify-second-factor.ts'

/** Someone with an app on a phone. */
async function hireWithPhone(shop: TestShop) {
  const operator = await createOperator(shop.marketplace)
  const key = await startSecondFactorSetup(shop.marketplace, operator)
  assert.ok(key)
  const code = () => totpCodeAt(key, stepOf(shop.clock.now()))
  const recoveryCodes = await confirmSecondFactor(shop.marketplace, operator, code())
  assert.ok(recoveryCodes)
  shop.clock.passes({ seconds: 30 })
  return { operator, code, recoveryCodes }
}

async function halfSignedIn(shop: TestShop, { email }: Operator): Promise<Session & { token: string }> {
  const answer = await signIn(shop.marketplace, { email, password: testPassword, device: '' })
  assert.ok(answer.outcome === 'code-required')
  const session = await findSession(shop.marketplace, answer.session)
  assert.equal(session?.pendingStep, 'code')
  return { ...(session as Session), token: answer.session }
}

test('with a second factor the password is not sufficient, and the code rotates the session token', async () => {
  await using shop = await openTestShop()
  const { operator, code } = await hireWithPhone(shop)
  const session = await halfSignedIn(shop, operator)
  assert.equal(await verifySecondFactor(shop.marketplace, session, '000000'), undefined)
  assert.equal((await listFailedSignIns({ ...shop.marketplace, actor: operator }))[0]?.step, 'code')
  const token = await verifySecondFactor(shop.marketplace, session, code())
  assert.equal((await findSession(shop.marketplace, token?.session ?? ''))?.pendingStep, 'none')
  assert.equal(await findSession(shop.marketplace, session.token), undefined)
})

test('a code is accepted once, also by concurrent sign-ins', async () => {
  await using shop = await openTestShop()
  const { operator, code } = await hireWithPhone(shop)
  const sessions = [await halfSignedIn(shop, operator), await halfSignedIn(shop, operator)]
  const tokens = await Promise.all(sessions.map((session) => verifySecondFactor(shop.marketplace, session, code())))
  assert.equal(tokens.filter(Boolean).length, 1)
})

test('a code is refused by a sign-in that waits for another one with it', async () => {
  await using shop = await openTestShop()
  const { operator, code } = await hireWithPhone(shop)
  const [one, other] = [await halfSignedIn(shop, operator), await halfSignedIn(shop, operator)]
  const { waiting } = await inTransaction(shop.marketplace, async (marketplace) => {
    assert.ok(await verifySecondFactor(marketplace, one, code()))
    const waiting = verifySecondFactor(shop.marketplace, other, code())
    await untilWaitingForLock(shop)
    return { waiting }
  })
  assert.equal(await waiting, undefined)
})

test('a recovery code works once, ignoring case and separators', async () => {
  await using shop = await openTestShop()
  const { operator, recoveryCodes } = await hireWithPhone(shop)
  assert.equal(new Set(recoveryCodes).size, 10)
  const [recoveryCode = ''] = recoveryCodes
  assert.match(recoveryCode, /^\w{4}-\w{4}-\w{4}-\w{4}$/)
  const typed = recoveryCode.toLowerCase().replaceAll('-', ' ')
  assert.ok(await verifySecondFactor(shop.marketplace, await halfSignedIn(shop, operator), typed))
  assert.equal(await verifySecondFactor(shop.marketplace, await halfSignedIn(shop, operator), recoveryCode), undefined)
})

test('a second factor is required only after it was confirmed with a code', async () => {
  await using shop = await openTestShop()
  const operator = await createOperator(shop.marketplace)
  const key = await startSecondFactorSetup(shop.marketplace, operator)
  assert.deepEqual(await startSecondFactorSetup(shop.marketplace, operator), key)
  assert.equal(await confirmSecondFactor(shop.marketplace, operator, '000000'), undefined)
  const answer = await signIn(shop.marketplace, { email: operator.email, password: testPassword, device: '' })
  assert.ok(answer.outcome === 'signed-in')
})

test('the second factor can be removed', async () => {
  await using shop = await openTestShop()
  const { operator } = await hireWithPhone(shop)
  assert.equal(await startSecondFactorSetup(shop.marketplace, operator), undefined)
  await removeSecondFactor(shop.marketplace, operator)
  assert.ok(await startSecondFactorSetup(shop.marketplace, operator))
})

test('TOTP keys are stored encrypted, bound to their operator', async () => {
  await using shop = await openTestShop()
  const { db, secrets } = shop.marketplace
  const [operator, other] = [await createOperator(shop.marketplace), await createOperator(shop.marketplace)]
  const key = await startSecondFactorSetup(shop.marketplace, operator)
  assert.ok(key)
  const row = await db.selectFrom('operators').selectAll().where('id', '=', operator.id).executeTakeFirstOrThrow()
  const sealed = row.totp_sealed ?? Buffer.alloc(0)
  assert.equal(sealed.includes(key) || sealed.toString('latin1').includes(base32(key)), false)
  assert.deepEqual(secrets.open(sealed, totpKeyContext(operator.id)), key)
  assert.equal(secrets.open(sealed, totpKeyContext(other.id)), undefined)
  const touched = Buffer.from(sealed)
  touched.writeUInt8(touched.readUInt8(touched.length - 1) ^ 1, touched.length - 1)
  assert.equal(secrets.open(touched, totpKeyContext(operator.id)), undefined)
})

test('after losing the secret key recovery codes still work and a new app can be added', async () => {
  await using shop = await openTestShop()
  const { operator, code, recoveryCodes } = await hireWithPhone(shop)
  const lost = { ...shop.marketplace, secrets: secretBox(Buffer.alloc(secretKeyBytes, 'another')) }
  assert.equal(await isTotpKeyReadable(shop.marketplace, operator.id), true)
  assert.equal(await isTotpKeyReadable(lost, operator.id), false)
  assert.equal(await verifySecondFactor(lost, await halfSignedIn(shop, operator), code()), undefined)
  assert.ok(await verifySecondFactor(lost, await halfSignedIn(shop, operator), recoveryCodes[0] ?? ''))
  await removeSecondFactor(lost, operator)
  const key = await startSecondFactorSetup(lost, operator)
  assert.ok(key && (await confirmSecondFactor(lost, operator, totpCodeAt(key, stepOf(shop.clock.now())))))
})

test('when the second factor is required, operators without one cannot work', async () => {
  await using shop = await openTestShop()
  const token = await createSessionToken(shop.marketplace)
  const rules = { requiresSecondFactor: true }
  assert.equal((await findSession(shop.marketplace, token, rules))?.pendingStep, 'second-factor-setup')
  const { operator, code } = await hireWithPhone(shop)
  const complete = await verifySecondFactor(shop.marketplace, await halfSignedIn(shop, operator), code())
  assert.equal((await findSession(shop.marketplace, complete?.session ?? '', rules))?.pendingStep, 'none')
})
