import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sendQueuedLetters } from '#tests/support/letters.ts'
import { atWork, hire, openConnections, signedInToken, testPassword } from '#tests/support/operators.ts'
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts'
import type { Email } from '../email.ts'
import { NotFound } from '../errors.ts'
import { changeRole, disableOperator, enableOperator, forgetColleaguesApp, inviteAgain } from './change-operator.ts'
import { changePassword, choosePasswordByLink } from './choose-password.ts'
import { findSession } from './find-session.ts'
import { inviteOperator } from './invite-operator.ts'
import { listOperators } from './list-operators.ts'
import { findOperatorLink } from './operator-link.ts'
import { requestPasswordReset } from './request-password-reset.ts'
import { NotAllowed } from './require-operator.ts'
import { signIn } from './sign-in.ts'
import { startSession } from './start-session.ts'

const wanted = 'eleven goats on the hill'
const amel = { name: 'Amel', email: 'amel@hirfa.example' as Email, role: 'staff' } as const

/** The token of the link in the newest letter to someone. */
async function tokenInLetter({ marketplace }: TestShop, email: string): Promise<string> {
  await sendQueuedLetters(marketplace)
  const text = marketplace.mailer.sent.findLast(({ to }) => to === email)?.text ?? ''
  return /https:\/\/hirfa\.example\/admin\/password\/([\w-]{43})/.exec(text)?.[1] ?? ''
}

async function canSignIn({ marketplace }: TestShop, email: string, password: string): Promise<boolean> {
  return (await signIn(marketplace, { email, password, device: '' })).outcome === 'signed-in'
}

test('who forgot a password chooses another by a letter, once, and all browsers are out', async () => {
  await using shop = await openTestShop()
  const { id, email } = await hire(shop.marketplace)
  const session = await startSession(shop.marketplace, id, { device: '', isComplete: true })
  await requestPasswordReset(shop.marketplace, email.toUpperCase())
  const token = await tokenInLetter(shop, email)
  assert.equal((await findOperatorLink(shop.marketplace, token))?.purpose, 'password')

  const answers = await Promise.all([1, 2].map(() => choosePasswordByLink(shop.marketplace, token, wanted)))
  assert.equal(answers.filter(Boolean).length, 1)
  assert.equal(await canSignIn(shop, email, wanted), true)
  assert.equal(await canSignIn(shop, email, testPassword), false)
  assert.equal(await findSession(shop.marketplace, session), undefined)
})

test('the link works for half an hour', async () => {
  await using shop = await openTestShop()
  const { email } = await hire(shop.marketplace)
  await requestPasswordReset(shop.marketplace, email)
  const token = await tokenInLetter(shop, email)
  shop.clock.passes({ seconds: 30 * 60 - 1 })
  assert.ok(await findOperatorLink(shop.marketplace, token))
  shop.clock.passes({ seconds: 1 })
  assert.equal(await choosePasswordByLink(shop.marketplace, token, wanted), false)
})

test('an address nobody has gets no letter', async () => {
  await using shop = await openTestShop()
  await requestPasswordReset(shop.marketplace, 'nobody@hirfa.example')
  assert.deepEqual(await shop.eventTypes(), [])
})

test('no link lies in the database, nor in the row of its letter', async () => {
  await using shop = await openTestShop()
  const { email } = await hire(shop.marketplace)
  await requestPasswordReset(shop.marketplace, email)
  const token = await tokenInLetter(shop, email)
  for (const table of ['letters', 'events', 'operator_links'] as const) {
    const rows = JSON.stringify(await shop.marketplace.db.selectFrom(table).selectAll().execute())
    assert.ok(!rows.includes(token) && !rows.includes([...Buffer.from(token, 'base64url')].join(',')), table)
  }
})

test('an owner invites a colleague, who chooses a password and is at work', async () => {
  await using shop = await openTestShop()
  const office = await atWork(shop.marketplace)
  assert.equal(await inviteOperator(office, amel), 'invited')
  assert.equal(await inviteOperator(office, { ...amel, email: 'AMEL@hirfa.example' as Email }), 'known')
  assert.equal(await canSignIn(shop, amel.email, ''), false)
  const token = await tokenInLetter(shop, amel.email)
  assert.equal(await choosePasswordByLink(shop.marketplace, token, wanted), true)
  assert.equal(await canSignIn(shop, amel.email, wanted), true)
  assert.deepEqual(
    (await listOperators(office)).map(({ name, state }) => [name, state]),
    [
      ['Sana', 'working'],
      ['Amel', 'working'],
    ],
  )
})

test('a colleague who is shut out is so at once, by session, password and link, and can come back', async () => {
  await using shop = await openTestShop()
  const office = await atWork(shop.marketplace)
  const { id, email } = await hire(shop.marketplace, { role: 'staff' })
  const session = await startSession(shop.marketplace, id, { device: '', isComplete: true })
  await inviteAgain(office, id)
  const token = await tokenInLetter(shop, email)

  assert.equal(await disableOperator(office, id), 'done')
  assert.equal(await findSession(shop.marketplace, session), undefined)
  assert.equal(await canSignIn(shop, email, testPassword), false)
  assert.equal(await choosePasswordByLink(shop.marketplace, token, wanted), false)
  await requestPasswordReset(shop.marketplace, email)
  assert.equal(await tokenInLetter(shop, email), token)

  await enableOperator(office, id)
  assert.equal(await canSignIn(shop, email, testPassword), true)
})

test('a role counts from the next request on', async () => {
  await using shop = await openTestShop()
  const office = await atWork(shop.marketplace)
  const { id } = await hire(shop.marketplace, { role: 'staff' })
  const session = await startSession(shop.marketplace, id, { device: '', isComplete: true })
  await changeRole(office, id, 'owner')
  assert.equal((await findSession(shop.marketplace, session))?.operator.role, 'owner')
})

test('of two owners who shut each other out at once one is left', async () => {
  await using shop = await openTestShop()
  const [one, two] = [await hire(shop.marketplace), await hire(shop.marketplace)]
  await openConnections(shop.marketplace)
  const outcomes = await Promise.allSettled([
    disableOperator({ ...shop.marketplace, operator: one }, two.id),
    disableOperator({ ...shop.marketplace, operator: two }, one.id),
  ])
  assert.deepEqual(outcomes.map(({ status }) => status).sort(), ['fulfilled', 'rejected'])
  assert.equal(await disableOperator({ ...shop.marketplace, operator: one }, one.id), 'oneself')
})

test('staff does nothing to accounts, and nobody to one that is not there', async () => {
  await using shop = await openTestShop()
  const staff = await atWork(shop.marketplace, 'staff')
  const { id } = await hire(shop.marketplace)
  for (const attempt of [
    () => inviteOperator(staff, amel),
    () => listOperators(staff),
    () => disableOperator(staff, id),
    () => enableOperator(staff, id),
    () => inviteAgain(staff, id),
    () => forgetColleaguesApp(staff, id),
    () => changeRole(staff, staff.operator?.id ?? 0, 'owner'),
  ])
    await assert.rejects(attempt, NotAllowed)
  await assert.rejects(disableOperator(await atWork(shop.marketplace), 999), NotFound)
})

test('one’s own password is changed by who knows it', async () => {
  await using shop = await openTestShop()
  const office = await atWork(shop.marketplace, 'staff')
  assert.equal(await changePassword(office, { current: 'wrong', wanted }), false)
  assert.equal(await changePassword(office, { current: testPassword, wanted }), true)
  assert.equal(await canSignIn(shop, office.operator?.email ?? '', wanted), true)
})

test('every change to an account is in the history, with who made it', async () => {
  await using shop = await openTestShop()
  const office = await atWork(shop.marketplace)
  const { id } = await hire(shop.marketplace, { role: 'staff' })
  await signedInToken(shop.marketplace)
  await changeRole(office, id, 'owner')
  await forgetColleaguesApp(office, id)
  const changes = await office.db.selectFrom('changes').select(['operator_id', 'thing_id', 'action']).execute()
  const by = { operator_id: office.operator?.id, thing_id: String(id) }
  assert.deepEqual(changes, [
    { ...by, action: 'role changed' },
    { ...by, action: 'second factor removed' },
  ])
})
