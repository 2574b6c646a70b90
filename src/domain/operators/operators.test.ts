import assert from 'node:assert/strict'
import { test } from 'node:test'
import { heldTo } from '#tests/support/limits.ts'
import { hire, openConnections, signedInToken, testPassword } from '#tests/support/operators.ts'
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts'
import type { Email } from '../email.ts'
import { recordChange } from '../history/record-change.ts'
import { inTransaction } from '../in-transaction.ts'
import { TooMany } from '../limits/limits.ts'
import type { Marketplace } from '../marketplace.ts'
import { endSession, signOut, signOutEverywhere } from './end-session.ts'
import { listFailedSignIns } from './failed-sign-ins.ts'
import { findSession } from './find-session.ts'
import { forgetOldSessions } from './forget-old-sessions.ts'
import { listOperators } from './list-operators.ts'
import { listSessions } from './list-sessions.ts'
import { ensureOwner, isSetupOpen, issueSetupToken, setUpOwner } from './owner-setup.ts'
import { NotAllowed, requireOperator } from './require-operator.ts'
import { signIn } from './sign-in.ts'

const owner = { name: 'Sana', email: 'sana@hirfa.example' as Email, password: testPassword }

async function tokenOf(marketplace: Marketplace, email: string): Promise<string> {
  const answer = await signIn(marketplace, { email, password: testPassword, device: 'Firefox' })
  assert.equal(answer.outcome, 'signed-in')
  return answer.outcome === 'signed-in' ? answer.token : ''
}

test('nobody runs a new shop, and nothing can be guessed into it', async () => {
  await using shop = await openTestShop()
  const answer = await signIn(shop.marketplace, { email: 'admin', password: 'admin', device: '' })
  assert.equal(answer.outcome, 'refused')
})

test('the setup link makes its follower the owner, once', async () => {
  await using shop = await openTestShop()
  const token = (await issueSetupToken(shop.marketplace)) ?? ''
  const another = (await issueSetupToken(shop.marketplace)) ?? ''
  assert.equal(await isSetupOpen(shop.marketplace, 'A'.repeat(43)), false)
  await openConnections(shop.marketplace)
  const ids = await Promise.all(
    [token, token, another, another].map((token, place) =>
      setUpOwner(shop.marketplace, token, { ...owner, email: `owner-${place}@hirfa.example` as Email }),
    ),
  )
  assert.equal(ids.filter(Boolean).length, 1)
  assert.equal(await isSetupOpen(shop.marketplace, token), false)
  assert.equal(await isSetupOpen(shop.marketplace, another), false)
  assert.equal(await issueSetupToken(shop.marketplace), undefined)
  await tokenOf(shop.marketplace, `OWNER-${ids.findIndex(Boolean)}@hirfa.example`)
})

test('the setup link is open for a day', async () => {
  await using shop = await openTestShop()
  const token = (await issueSetupToken(shop.marketplace)) ?? ''
  shop.clock.passes({ seconds: 86_399 })
  assert.equal(await isSetupOpen(shop.marketplace, token), true)
  shop.clock.passes({ seconds: 1 })
  assert.equal(await setUpOwner(shop.marketplace, token, owner), undefined)
})

test('the owner of the settings is created once, by however many instances, and never over another', async () => {
  await using shop = await openTestShop()
  const created = await Promise.all([1, 2, 3].map(() => ensureOwner(shop.marketplace, owner)))
  assert.equal(created.filter(Boolean).length, 1)
  assert.equal(await ensureOwner(shop.marketplace, { ...owner, email: 'eve@hirfa.example' as Email }), false)
})

test('no token and no password lies in the database as it is', async () => {
  await using shop = await openTestShop()
  const setup = (await issueSetupToken(shop.marketplace)) ?? ''
  await hire(shop.marketplace)
  const session = await signedInToken(shop.marketplace)
  for (const table of ['operators', 'operator_sessions', 'operator_links', 'changes'] as const) {
    const rows = JSON.stringify(await shop.marketplace.db.selectFrom(table).selectAll().execute())
    for (const secret of [setup, session, testPassword]) {
      const bytes = [...Buffer.from(secret, 'base64url')].join(',')
      assert.ok(!rows.includes(secret) && !rows.includes(bytes), table)
    }
  }
})

test('a wrong password and an address nobody has are answered alike', async () => {
  await using shop = await openTestShop()
  const { email } = await hire(shop.marketplace)
  const wrong = await signIn(shop.marketplace, { email, password: 'red wool on sundays', device: '' })
  const unknown = await signIn(shop.marketplace, { email: 'x@hirfa.example', password: testPassword, device: '' })
  assert.deepEqual(wrong, unknown)
})

test('an address nobody has takes as much time as a wrong password', async () => {
  await using shop = await openTestShop()
  await ensureOwner(shop.marketplace, owner)
  const timeOf = async (email: string) => {
    const times: number[] = []
    for (let round = 0; round < 5; round++) {
      const begin = performance.now()
      await signIn(shop.marketplace, { email, password: 'red wool on sundays', device: '' })
      times.push(performance.now() - begin)
    }
    return times.sort((one, other) => one - other)[2] ?? 0
  }
  // Without the work that an unknown address costs it would be answered about ten times sooner.
  const [known, unknown] = [await timeOf(owner.email), await timeOf('nobody@hirfa.example')]
  assert.ok(unknown > known / 3 && unknown < known * 3, `${known} ${unknown}`)
})

function limitedTo(shop: TestShop, { perNetwork = 1000, perRecipient = 1000 }, network = '192.0.2.1'): Marketplace {
  const allowances = {
    perNetwork: { count: perNetwork, seconds: 60 },
    perRecipient: { count: perRecipient, seconds: 60 },
  }
  return { ...shop.marketplace, visitor: { network, ...heldTo(allowances) } }
}

test('an account is tried so often and no more, from however many networks, with the right password too', async () => {
  await using shop = await openTestShop()
  const { email } = await hire(shop.marketplace)
  for (const place of [1, 2, 3])
    await signIn(limitedTo(shop, { perRecipient: 3 }, `192.0.2.${place}`), { email, password: 'guess', device: '' })
  await assert.rejects(tokenOf(limitedTo(shop, { perRecipient: 3 }, '192.0.2.4'), email.toUpperCase()), TooMany)
  shop.clock.passes({ seconds: 20 })
  await tokenOf(limitedTo(shop, { perRecipient: 3 }, '192.0.2.4'), email)
})

test('a network tries so often and no more, whatever accounts it tries', async () => {
  await using shop = await openTestShop()
  const here = limitedTo(shop, { perNetwork: 3 })
  for (const name of ['a', 'b', 'c']) await signIn(here, { email: name, password: 'guess', device: '' })
  await assert.rejects(signIn(here, { email: 'd', password: 'guess', device: '' }), TooMany)
})

test('who is at work sees what was tried at the account, an owner how often at each, and no address is kept', async () => {
  await using shop = await openTestShop()
  const { email, ...person } = await hire(shop.marketplace)
  const office = { ...shop.marketplace, operator: { email, ...person } }
  const other = { ...shop.marketplace, operator: await hire(shop.marketplace, { role: 'staff' }) }
  const here = limitedTo(shop, {}, '192.0.2.7')
  await signIn(here, { email: email.toUpperCase(), password: 'guess', device: '' })
  await signIn(here, { email: 'nobody@hirfa.example', password: 'guess', device: '' })
  await tokenOf(here, email)
  const tried = (await listFailedSignIns(office)).map(({ step, network }) => [step, network])
  assert.deepEqual(tried, [['password', '192.0.2.7']])
  assert.deepEqual(await listFailedSignIns(other), [])
  const counts = (await listOperators(office)).map(({ failedSignIns }) => failedSignIns)
  assert.deepEqual(counts, [1, 0])
  const rows = await shop.marketplace.db.selectFrom('failed_sign_ins').selectAll().execute()
  assert.equal(rows.length, 2)
  assert.doesNotMatch(JSON.stringify(rows), /hirfa\.example/)
  shop.clock.passes({ days: 30 })
  assert.deepEqual(await listFailedSignIns(office), [])
  await forgetOldSessions(shop.marketplace)
  assert.deepEqual(await shop.marketplace.db.selectFrom('failed_sign_ins').select('id').execute(), [])
})

test('a session ends when nobody is seen for long, and in any case some day', async () => {
  await using shop = await openTestShop()
  const { email } = await hire(shop.marketplace)
  const idle = await tokenOf(shop.marketplace, email)
  shop.clock.passes({ seconds: 12 * 3600 })
  assert.equal(await findSession(shop.marketplace, idle), undefined)

  const busy = await tokenOf(shop.marketplace, email)
  let halfDays = 0
  while (await findSession(shop.marketplace, busy)) {
    shop.clock.passes({ seconds: 11 * 3600 })
    halfDays += 1
  }
  assert.equal(halfDays, Math.ceil((14 * 24) / 11))
})

test('signing out ends this browser, there another, everywhere all of one person, at once', async () => {
  await using shop = await openTestShop()
  const { email } = await hire(shop.marketplace)
  const other = await signedInToken(shop.marketplace)
  const [one = '', two = '', three = ''] = await Promise.all([1, 2, 3].map(() => tokenOf(shop.marketplace, email)))
  const session = await findSession(shop.marketplace, one)
  assert.ok(session)
  await signOut(shop.marketplace, session)
  assert.equal(await findSession(shop.marketplace, one), undefined)

  const { operator } = session
  const office = { ...shop.marketplace, operator }
  const strange = (await findSession(shop.marketplace, two))?.id ?? 0
  const foreign = (await findSession(shop.marketplace, other))?.id ?? 0
  assert.equal((await listSessions(office)).length, 2)
  await endSession(office, strange)
  await endSession(office, foreign)
  assert.equal(await findSession(shop.marketplace, two), undefined)

  await signOutEverywhere(office)
  assert.equal(await findSession(shop.marketplace, three), undefined)
  assert.ok(await findSession(shop.marketplace, other))
})

test('somebody shut out while signing in is not in', async () => {
  await using shop = await openTestShop()
  const token = await signedInToken(shop.marketplace)
  await shop.marketplace.db.updateTable('operators').set({ disabled_at: shop.clock.now() }).execute()
  assert.equal(await findSession(shop.marketplace, token), undefined)
})

test('an operation asks who is at work', async () => {
  await using shop = await openTestShop()
  const staff = await hire(shop.marketplace, { role: 'staff' })
  assert.throws(() => requireOperator(shop.marketplace, 'staff'), NotAllowed)
  assert.throws(() => requireOperator({ ...shop.marketplace, operator: staff }, 'owner'), NotAllowed)
  assert.equal(requireOperator({ ...shop.marketplace, operator: { ...staff, role: 'owner' } }, 'staff').id, staff.id)
})

test('a change is written down with its person, in its transaction, for good', async () => {
  await using shop = await openTestShop()
  const office = { ...shop.marketplace, operator: await hire(shop.marketplace, { name: 'Amel' }) }
  const change = { what: 'product' as const, id: 7, action: 'edited', before: { name: 'Bowl' }, after: { name: 'Cup' } }
  await assert.rejects(recordChange(office, change), /transaction/)
  await inTransaction(office, (office) => recordChange(office, change))
  const [kept] = await office.db.selectFrom('changes').selectAll().where('thing', '=', 'product').execute()
  assert.equal(kept?.made_by, `Amel (${office.operator.id})`)
  assert.deepEqual([kept?.before, kept?.after], [{ name: 'Bowl' }, { name: 'Cup' }])
  await assert.rejects(office.db.deleteFrom('changes').execute(), /only ever added to/)
  await assert.rejects(
    inTransaction(shop.marketplace, (nobody) => recordChange(nobody, change)),
    NotAllowed,
  )
})
