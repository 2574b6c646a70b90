import assert from 'node:assert/strict'
import { test } from 'node:test'
import { hasFreshIdentity, IdentityCheckRequired } from '#domain/access/require-fresh-identity.ts'
import { editSetting } from '#domain/settings/edit-setting.ts'
import { asOperator, openConnections } from '#tests/support/operators.ts'
import { openTestShop } from '#tests/support/test-shop.ts'
import { deleteExpiredSessions } from './delete-expired-sessions.ts'
import { endSession } from './end-session.ts'
import { listFailedSignIns } from './failed-sign-ins.ts'
import { findSession } from './find-session.ts'
import { listSessions } from './list-sessions.ts'
import { pinProblem } from './pin-problem.ts'
import { pinSetting } from './pin-setting.ts'
import { actorOf } from './session.ts'
import { getPinState, removePin, setPin, unlockSession } from './session-pin.ts'
import { startSession } from './start-session.ts'
import { createToken } from './token.ts'

const pin = '738152'

/** A phone with a session that locks after five minutes. */
async function openLockingPhone() {
  const shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  const token = await startSession(shop.marketplace, office.actor.id, { device: 'Chrome', isComplete: true })
  const find = (isBackground = false) => findSession(shop.marketplace, token, { isBackground })
  const session = await find()
  assert.ok(session)
  const set = await setPin(office, session, { pin, lockMinutes: 5 })
  assert.ok(set.outcome === 'set')
  const { phoneKey } = set
  const open = (typed: string, key = phoneKey) =>
    unlockSession(shop.marketplace, session, { pin: typed, phoneKey: key })
  return { shop, office, session, find, open, phoneKey, step: async () => (await find())?.pendingStep }
}

test('a session with a PIN locks when nobody uses it, whatever its page asks by itself, and opens with the PIN', async () => {
  const { shop, find, step, open, office, session } = await openLockingPhone()
  await using _ = shop
  shop.clock.passes({ seconds: 200 })
  assert.equal(await step(), 'none')
  for (let second = 0; second < 300; second += 15) {
    shop.clock.passes({ seconds: 15 })
    await find(true)
  }
  assert.equal(await step(), 'pin')
  assert.equal(await open('738153'), 'wrong')
  assert.equal(await step(), 'pin')
  assert.equal(await open(pin), 'unlocked')
  assert.equal(await step(), 'none')
  assert.deepEqual(
    (await listFailedSignIns(office)).map((tried) => tried.step),
    ['pin'],
  )
  assert.equal((await listSessions(office))[0]?.lockMinutes, 5)
  assert.deepEqual(await getPinState(office, session), { isAllowed: true, lockMinutes: 5 })
})

test('a session says until when it is usable: the next lock, else 12 hours, and its end in any case', async () => {
  const { shop, find, office } = await openLockingPhone()
  await using _ = shop
  const minutesLeft = async (isBackground = false) =>
    (((await find(isBackground))?.usableUntil.getTime() ?? 0) - shop.clock.now().getTime()) / 60_000
  assert.equal(await minutesLeft(), 5)
  shop.clock.passes({ seconds: 120 })
  assert.equal(await minutesLeft(true), 3)
  assert.equal(await minutesLeft(), 5)

  const token = await startSession(shop.marketplace, office.actor.id, { device: 'Firefox', isComplete: true })
  const hoursLeft = async () => {
    const session = await findSession(shop.marketplace, token)
    return ((session?.usableUntil.getTime() ?? 0) - shop.clock.now().getTime()) / 3_600_000
  }
  assert.equal(await hoursLeft(), 12)
  for (let hours = 0; hours < 14 * 24 - 6; hours += 6) {
    shop.clock.passes({ seconds: 6 * 3600 })
    await hoursLeft()
  }
  assert.equal(await hoursLeft(), 6)
})

test('a PIN never proves the identity', async () => {
  const { shop, find, open } = await openLockingPhone()
  await using _ = shop
  shop.clock.passes({ seconds: 3600 })
  assert.equal(await open(pin), 'unlocked')
  const session = await find()
  assert.ok(session)
  const office = { ...shop.marketplace, actor: actorOf(session) }
  assert.equal(hasFreshIdentity(office), false)
  await assert.rejects(setPin(office, session, { pin, lockMinutes: 5 }), IdentityCheckRequired)
  await assert.rejects(removePin(office, session), IdentityCheckRequired)
})

test('of many PINs tried at once five are looked at, and then the session is over', async () => {
  const { shop, office, step, open } = await openLockingPhone()
  await using _ = shop
  await openConnections(shop.marketplace)
  shop.clock.passes({ seconds: 3600 })
  const guesses = Array.from({ length: 40 }, (_, index) => open(String(600_000 + index)))
  const outcomes = await Promise.all(guesses)
  assert.equal(outcomes.filter((outcome) => outcome === 'wrong').length, 4)
  assert.equal((await listFailedSignIns(office)).length, 5)
  assert.equal(await step(), undefined)
  assert.equal(await open(pin), 'ended')
})

test('a PIN opens nothing on another device, and trying there does not use up the tries', async () => {
  const { shop, open, step } = await openLockingPhone()
  await using _ = shop
  shop.clock.passes({ seconds: 3600 })
  for (let count = 0; count < 8; count++)
    for (const key of ['', createToken()]) assert.equal(await open(pin, key), 'ended')
  assert.equal(await step(), 'pin')
  assert.equal(await open(pin), 'unlocked')
})

test('a locked session lies overnight, and a day after signing in its PIN opens nothing', async () => {
  const { shop, open, step } = await openLockingPhone()
  await using _ = shop
  shop.clock.passes({ seconds: 20 * 3600 })
  await deleteExpiredSessions(shop.system)
  assert.equal(await step(), 'pin')
  assert.equal(await open(pin), 'unlocked')
  shop.clock.passes({ seconds: 4 * 3600 })
  assert.equal(await open(pin), 'ended')
  assert.equal(await step(), 'pin')
  shop.clock.passes({ seconds: 12 * 3600 })
  assert.equal(await step(), undefined)
  await deleteExpiredSessions(shop.system)
  assert.deepEqual(await shop.system.db.selectFrom('operator_pins').select('session_id').execute(), [])
})

test('a session that is ended from elsewhere is not opened by its PIN', async () => {
  const { shop, office, session, open, step } = await openLockingPhone()
  await using _ = shop
  await endSession(office, session.id)
  assert.equal(await open(pin), 'ended')
  assert.equal(await step(), undefined)
})

test('an owner who turns PINs off leaves sessions locked', async () => {
  const { shop, office, session, open, step } = await openLockingPhone()
  await using _ = shop
  shop.clock.passes({ seconds: 300 })
  await editSetting(office, pinSetting, { version: 0, edited: { pins: 'off' } })
  assert.equal(await open(pin), 'ended')
  assert.equal(await step(), 'pin')
  assert.deepEqual(await setPin(office, session, { pin, lockMinutes: 5 }), { outcome: 'off' })
})

test('a session whose PIN is taken away locks no more', async () => {
  const { shop, office, session, step } = await openLockingPhone()
  await using _ = shop
  await removePin(office, session)
  shop.clock.passes({ seconds: 3600 })
  assert.equal(await step(), 'none')
})

test('PINs that are guessed first are refused', () => {
  for (const weak of [
    ...['000000', '123456', '654321', '121212', '123123', '112233', '123321', '147258', '111222', '456789', '987654'],
    ...['311299', '120385', '851203', '198412', '051987', '20011231', '31121999', '19840615'],
  ])
    assert.equal(pinProblem(weak), 'guessable', weak)
  for (const not of ['', '12345', '1234567890123', '73815a', '٧٣٨١٥٢', ' 738152'])
    assert.equal(pinProblem(not), 'no-pin', not)
  for (const good of ['738152', '904617', '58273946']) assert.equal(pinProblem(good), undefined, good)
})
