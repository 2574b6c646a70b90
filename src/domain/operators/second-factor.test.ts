import assert from 'node:assert/strict'
import { test } from 'node:test'
import { hire, signedInToken, testPassword } from '#tests/support/operators.ts'
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts'
import { listFailedSignIns } from './failed-sign-ins.ts'
import { findSession } from './find-session.ts'
import { giveCode } from './give-code.ts'
import type { Operator } from './operator.ts'
import { beginSecondFactor, confirmSecondFactor, isAppReadable, removeSecondFactor } from './second-factor.ts'
import { secretBox, secretKeyBytes } from './secret-box.ts'
import type { Session } from './session.ts'
import { signIn } from './sign-in.ts'
import { base32, codeAt, stepOf, whoseTotpKey } from './totp.ts'

/** Someone with an app on a phone. */
async function hireWithPhone(shop: TestShop) {
  const operator = await hire(shop.marketplace)
  const key = await beginSecondFactor(shop.marketplace, operator)
  assert.ok(key)
  const code = () => codeAt(key, stepOf(shop.clock.now()))
  const recoveryCodes = await confirmSecondFactor(shop.marketplace, operator, code())
  assert.ok(recoveryCodes)
  shop.clock.passes({ seconds: 30 })
  return { operator, code, recoveryCodes }
}

async function halfSignedIn(shop: TestShop, { email }: Operator): Promise<Session & { token: string }> {
  const answer = await signIn(shop.marketplace, { email, password: testPassword, device: '' })
  assert.ok(answer.outcome === 'signed-in' && answer.owesCode)
  const session = await findSession(shop.marketplace, answer.token)
  assert.equal(session?.owes, 'code')
  return { ...(session as Session), token: answer.token }
}

test('with an app the password alone opens nothing, and the code gives the browser a new token', async () => {
  await using shop = await openTestShop()
  const { operator, code } = await hireWithPhone(shop)
  const session = await halfSignedIn(shop, operator)
  assert.equal(await giveCode(shop.marketplace, session, '000000'), undefined)
  assert.equal((await listFailedSignIns({ ...shop.marketplace, operator }))[0]?.step, 'code')
  const token = await giveCode(shop.marketplace, session, code())
  assert.equal((await findSession(shop.marketplace, token ?? ''))?.owes, 'nothing')
  assert.equal(await findSession(shop.marketplace, session.token), undefined)
})

test('a code is taken once, also by two at once', async () => {
  await using shop = await openTestShop()
  const { operator, code } = await hireWithPhone(shop)
  const sessions = [await halfSignedIn(shop, operator), await halfSignedIn(shop, operator)]
  const tokens = await Promise.all(sessions.map((session) => giveCode(shop.marketplace, session, code())))
  assert.equal(tokens.filter(Boolean).length, 1)
})

test('a recovery code stands in for the app once, however it is typed', async () => {
  await using shop = await openTestShop()
  const { operator, recoveryCodes } = await hireWithPhone(shop)
  assert.equal(new Set(recoveryCodes).size, 10)
  const [recoveryCode = ''] = recoveryCodes
  assert.match(recoveryCode, /^\w{4}-\w{4}-\w{4}-\w{4}$/)
  const typed = recoveryCode.toLowerCase().replaceAll('-', ' ')
  assert.ok(await giveCode(shop.marketplace, await halfSignedIn(shop, operator), typed))
  assert.equal(await giveCode(shop.marketplace, await halfSignedIn(shop, operator), recoveryCode), undefined)
})

test('an app counts only once it has shown a code', async () => {
  await using shop = await openTestShop()
  const operator = await hire(shop.marketplace)
  const key = await beginSecondFactor(shop.marketplace, operator)
  assert.deepEqual(await beginSecondFactor(shop.marketplace, operator), key)
  assert.equal(await confirmSecondFactor(shop.marketplace, operator, '000000'), undefined)
  const answer = await signIn(shop.marketplace, { email: operator.email, password: testPassword, device: '' })
  assert.ok(answer.outcome === 'signed-in' && !answer.owesCode)
})

test('the app is taken away by who knows the password', async () => {
  await using shop = await openTestShop()
  const { operator } = await hireWithPhone(shop)
  assert.equal(await beginSecondFactor(shop.marketplace, operator), undefined)
  assert.equal(await removeSecondFactor(shop.marketplace, operator, 'red wool on sundays'), false)
  assert.equal(await removeSecondFactor(shop.marketplace, operator, testPassword), true)
  assert.ok(await beginSecondFactor(shop.marketplace, operator))
})

test('the key of an app lies sealed in the database, for its person alone', async () => {
  await using shop = await openTestShop()
  const { db, secrets } = shop.marketplace
  const [operator, other] = [await hire(shop.marketplace), await hire(shop.marketplace)]
  const key = await beginSecondFactor(shop.marketplace, operator)
  assert.ok(key)
  const row = await db.selectFrom('operators').selectAll().where('id', '=', operator.id).executeTakeFirstOrThrow()
  const sealed = row.totp_sealed ?? Buffer.alloc(0)
  assert.equal(row.totp_key, null)
  assert.equal(sealed.includes(key) || sealed.toString('latin1').includes(base32(key)), false)
  assert.deepEqual(secrets.open(sealed, whoseTotpKey(operator.id)), key)
  assert.equal(secrets.open(sealed, whoseTotpKey(other.id)), undefined)
  const touched = Buffer.from(sealed)
  touched.writeUInt8(touched.readUInt8(touched.length - 1) ^ 1, touched.length - 1)
  assert.equal(secrets.open(touched, whoseTotpKey(operator.id)), undefined)
})

test('with the key of the shop lost, a recovery code still lets in and a new app can be added', async () => {
  await using shop = await openTestShop()
  const { operator, code, recoveryCodes } = await hireWithPhone(shop)
  const lost = { ...shop.marketplace, secrets: secretBox(Buffer.alloc(secretKeyBytes, 'another')) }
  assert.equal(await isAppReadable(shop.marketplace, operator.id), true)
  assert.equal(await isAppReadable(lost, operator.id), false)
  assert.equal(await giveCode(lost, await halfSignedIn(shop, operator), code()), undefined)
  assert.ok(await giveCode(lost, await halfSignedIn(shop, operator), recoveryCodes[0] ?? ''))
  assert.equal(await removeSecondFactor(lost, operator, testPassword), true)
  const key = await beginSecondFactor(lost, operator)
  assert.ok(key && (await confirmSecondFactor(lost, operator, codeAt(key, stepOf(shop.clock.now())))))
})

test('where the house wants an app of everybody, nobody without one is at work', async () => {
  await using shop = await openTestShop()
  const token = await signedInToken(shop.marketplace)
  const strict = { ...shop.marketplace, requiresSecondFactor: true }
  assert.equal((await findSession(strict, token))?.owes, 'second-factor')
  const { operator, code } = await hireWithPhone(shop)
  const complete = await giveCode(strict, await halfSignedIn(shop, operator), code())
  assert.equal((await findSession(strict, complete ?? ''))?.owes, 'nothing')
})
