import assert from 'node:assert/strict'
import { createHook } from 'node:async_hooks'
import { test } from 'node:test'
import { operatorActor } from '#domain/access/actor.ts'
import { NotAllowed } from '#domain/access/not-allowed.ts'
import { recordAudit } from '#domain/audit/record-audit.ts'
import type { EmailAddress } from '#domain/email-address.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { RateLimited } from '#domain/rate-limits/rate-limit.ts'
import { createOperator, createSessionToken, openConnections, testPassword } from '#tests/support/operators.ts'
import { limitedTo } from '#tests/support/rate-limits.ts'
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts'
import { deleteExpiredSessions } from './delete-expired-sessions.ts'
import { endSession, signOut, signOutEverywhere } from './end-session.ts'
import { listFailedSignIns } from './failed-sign-ins.ts'
import { findSession } from './find-session.ts'
import { listOperators } from './list-operators.ts'
import { listSessions } from './list-sessions.ts'
import { createSetupToken, ensureOwner, isSetupTokenValid, setUpOwner } from './owner-setup.ts'
import { signIn } from './sign-in.ts'

const owner = { name: 'Sana', email: 'sana@hirfa.example' as EmailAddress, password: testPassword }

async function tokenOf(marketplace: Marketplace, email: string): Promise<string> {
  const answer = await signIn(marketplace, { email, password: testPassword, device: 'Firefox' })
  assert.equal(answer.outcome, 'signed-in')
  return answer.outcome === 'signed-in' ? answer.session : ''
}

test('a new shop has no operator, and guessed tokens are refused', async () => {
  await using shop = await openTestShop()
  const answer = await signIn(shop.marketplace, { email: 'admin', password: 'admin', device: '' })
  assert.equal(answer.outcome, 'refused')
})

test('the setup link creates the owner once', async () => {
  await using shop = await openTestShop()
  const token = (await createSetupToken(shop.system)) ?? ''
  const another = (await createSetupToken(shop.system)) ?? ''
  assert.equal(await isSetupTokenValid(shop.marketplace, 'A'.repeat(43)), false)
  await openConnections(shop.marketplace)
  const ids = await Promise.all(
    [token, token, another, another].map((token, place) =>
      setUpOwner(shop.marketplace, token, { ...owner, email: `owner-${place}@hirfa.example` as EmailAddress }),
    ),
  )
  assert.equal(ids.filter(Boolean).length, 1)
  assert.equal(await isSetupTokenValid(shop.marketplace, token), false)
  assert.equal(await isSetupTokenValid(shop.marketplace, another), false)
  assert.equal(await createSetupToken(shop.system), undefined)
  await tokenOf(shop.marketplace, `OWNER-${ids.findIndex(Boolean)}@hirfa.example`)
})

test('the setup link is valid for a day', async () => {
  await using shop = await openTestShop()
  const token = (await createSetupToken(shop.system)) ?? ''
  shop.clock.passes({ seconds: 86_399 })
  assert.equal(await isSetupTokenValid(shop.marketplace, token), true)
  shop.clock.passes({ seconds: 1 })
  assert.equal(await setUpOwner(shop.marketplace, token, owner), undefined)
})

test('the configured owner is created once with several instances, and never replaces another', async () => {
  await using shop = await openTestShop()
  const created = await Promise.all([1, 2, 3].map(() => ensureOwner(shop.system, owner)))
  assert.equal(created.filter(Boolean).length, 1)
  assert.equal(await ensureOwner(shop.system, { ...owner, email: 'eve@hirfa.example' as EmailAddress }), false)
})

test('tokens and passwords are stored only as hashes', async () => {
  await using shop = await openTestShop()
  const setup = (await createSetupToken(shop.system)) ?? ''
  await createOperator(shop.marketplace)
  const session = await createSessionToken(shop.marketplace)
  for (const table of ['operators', 'operator_sessions', 'operator_links', 'audit_log'] as const) {
    const rows = JSON.stringify(await shop.marketplace.db.selectFrom(table).selectAll().execute())
    for (const secret of [setup, session, testPassword]) {
      const bytes = [...Buffer.from(secret, 'base64url')].join(',')
      assert.ok(!rows.includes(secret) && !rows.includes(bytes), table)
    }
  }
})

test('a wrong password and an unknown address get the same response', async () => {
  await using shop = await openTestShop()
  const { email } = await createOperator(shop.marketplace)
  const wrong = await signIn(shop.marketplace, { email, password: 'red wool on sundays', device: '' })
  const unknown = await signIn(shop.marketplace, { email: 'x@hirfa.example', password: testPassword, device: '' })
  assert.deepEqual(wrong, unknown)
})

test('an unknown address takes as long as a wrong password: one password is hashed, at the same cost', async (t) => {
  await using shop = await openTestShop()
  await ensureOwner(shop.system, owner)
  let hashed = 0
  const hook = createHook({
    init(_, type) {
      if (type === 'ARGON2REQUEST') hashed += 1
    },
  }).enable()
  t.after(() => hook.disable())
  for (const email of [owner.email, 'nobody@hirfa.example']) {
    hashed = 0
    await signIn(shop.marketplace, { email, password: 'red wool on sundays', device: '' })
    assert.equal(hashed, 1, email)
  }
})

function signInsLimitedTo(
  shop: TestShop,
  { perNetwork = 1000, perRecipient = 1000 },
  network = '192.0.2.1',
): Marketplace {
  const quotas = {
    perNetwork: { count: perNetwork, seconds: 60 },
    perRecipient: { count: perRecipient, seconds: 60 },
  }
  return limitedTo(quotas, shop.marketplace, network)
}

test('sign-ins are limited per account across networks, also with the correct password', async () => {
  await using shop = await openTestShop()
  const { email } = await createOperator(shop.marketplace)
  for (const place of [1, 2, 3])
    await signIn(signInsLimitedTo(shop, { perRecipient: 3 }, `192.0.2.${place}`), {
      email,
      password: 'guess',
      device: '',
    })
  await assert.rejects(
    tokenOf(signInsLimitedTo(shop, { perRecipient: 3 }, '192.0.2.4'), email.toUpperCase()),
    RateLimited,
  )
  shop.clock.passes({ seconds: 20 })
  await tokenOf(signInsLimitedTo(shop, { perRecipient: 3 }, '192.0.2.4'), email)
})

test('sign-ins are limited per network across accounts', async () => {
  await using shop = await openTestShop()
  const here = signInsLimitedTo(shop, { perNetwork: 3 })
  for (const name of ['a', 'b', 'c']) await signIn(here, { email: name, password: 'guess', device: '' })
  await assert.rejects(signIn(here, { email: 'd', password: 'guess', device: '' }), RateLimited)
})

test('operators see failed sign-ins of their account, owners the number of each account, and typed addresses are not stored', async () => {
  await using shop = await openTestShop()
  const operator = await createOperator(shop.marketplace)
  const { email } = operator
  const office = { ...shop.marketplace, actor: operator }
  const other = { ...shop.marketplace, actor: await createOperator(shop.marketplace, { role: 'staff' }) }
  const here = signInsLimitedTo(shop, {}, '192.0.2.7')
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
  await deleteExpiredSessions(shop.system)
  assert.deepEqual(await shop.marketplace.db.selectFrom('failed_sign_ins').select('id').execute(), [])
})

test('a session ends after the idle timeout and after its maximum duration', async () => {
  await using shop = await openTestShop()
  const { email } = await createOperator(shop.marketplace)
  const idle = await tokenOf(shop.marketplace, email)
  shop.clock.passes({ seconds: 12 * 3600 })
  assert.equal(await findSession(shop.marketplace, idle), undefined)

  const busy = await tokenOf(shop.marketplace, email)
  let halfDays = 0
  while (halfDays < 100 && (await findSession(shop.marketplace, busy))) {
    shop.clock.passes({ seconds: 11 * 3600 })
    halfDays += 1
  }
  assert.equal(halfDays, Math.ceil((14 * 24) / 11))
})

test('a session says until when it is usable: 12 hours, and its end in any case', async () => {
  await using shop = await openTestShop()
  const token = await createSessionToken(shop.marketplace)
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

test('sessions are ended one by one or all at once, effective immediately', async () => {
  await using shop = await openTestShop()
  const { email } = await createOperator(shop.marketplace)
  const other = await createSessionToken(shop.marketplace)
  const [one = '', two = '', three = ''] = await Promise.all([1, 2, 3].map(() => tokenOf(shop.marketplace, email)))
  const session = await findSession(shop.marketplace, one)
  assert.ok(session)
  await signOut(shop.marketplace, session)
  assert.equal(await findSession(shop.marketplace, one), undefined)

  const office: Marketplace = { ...shop.marketplace, actor: operatorActor(session.operator) }
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

test('an operator disabled during sign-in is not signed in', async () => {
  await using shop = await openTestShop()
  const token = await createSessionToken(shop.marketplace)
  await shop.marketplace.db.updateTable('operators').set({ disabled_at: shop.clock.now() }).execute()
  assert.equal(await findSession(shop.marketplace, token), undefined)
})

test('a change is audited with its operator in its transaction, and entries are immutable', async () => {
  await using shop = await openTestShop()
  const office = { ...shop.marketplace, actor: await createOperator(shop.marketplace, { name: 'Amel' }) }
  const change = {
    entity: 'product' as const,
    id: 7,
    action: 'edited' as const,
    before: { name: 'Bowl' },
    after: { name: 'Cup' },
  }
  await assert.rejects(recordAudit(office, change), /transaction/)
  await inTransaction(office, (office) => recordAudit(office, change))
  const [kept] = await office.db.selectFrom('audit_log').selectAll().where('entity', '=', 'product').execute()
  assert.equal(kept?.made_by, `Amel (${office.actor.id})`)
  assert.deepEqual([kept?.before, kept?.after], [{ name: 'Bowl' }, { name: 'Cup' }])
  await assert.rejects(office.db.deleteFrom('audit_log').execute(), /only ever added to/)
  await assert.rejects(
    inTransaction(shop.marketplace, (nobody) => recordAudit(nobody, change)),
    NotAllowed,
  )
})
