import assert from 'node:assert/strict'
import { test } from 'node:test'
import { NotAllowed } from '#domain/access/not-allowed.ts'
import { sendQueuedEmails } from '#tests/support/emails.ts'
import { asOperator, createOperator } from '#tests/support/operators.ts'
import { openTestShop } from '#tests/support/test-shop.ts'
import { findSession } from './find-session.ts'
import { restoreOwnerAccess } from './restore-owner-access.ts'
import { confirmSecondFactor, startSecondFactorSetup } from './second-factor.ts'
import { setPasswordByLink } from './set-password.ts'
import { signIn } from './sign-in.ts'
import { startSession } from './start-session.ts'
import { stepOf, totpCodeAt } from './totp.ts'

const password = 'eleven goats on the hill'
const command = { kind: 'system', name: 'npm run owner', isAudited: true } as const

test('the only owner gets back in from the server without app, codes and password, and the audit log shows it', async () => {
  await using shop = await openTestShop()
  const owner = await createOperator(shop.marketplace)
  await createOperator(shop.marketplace, { role: 'staff' })
  const key = await startSecondFactorSetup(shop.marketplace, owner)
  assert.ok(key && (await confirmSecondFactor(shop.marketplace, owner, totpCodeAt(key, stepOf(shop.clock.now())))))
  const session = await startSession(shop.marketplace, owner.id, { device: '', isComplete: true })

  const access = await restoreOwnerAccess({ ...shop.system, actor: command })
  assert.ok(access.outcome === 'restored' && access.email === owner.email)
  assert.equal(await findSession(shop.marketplace, session), undefined)
  assert.ok(await setPasswordByLink(shop.marketplace, access.token, password))
  const answer = await signIn(shop.marketplace, { email: owner.email, password, device: '' })
  assert.equal(answer.outcome, 'signed-in')
  const entries = await shop.marketplace.db.selectFrom('audit_log').select(['made_by', 'action']).execute()
  assert.ok(entries.some(({ made_by, action }) => made_by === 'npm run owner' && action === 'access restored'))
  await sendQueuedEmails(shop.marketplace)
  assert.ok(shop.marketplace.mailer.sent.some(({ to, subject }) => to === owner.email && /removed/.test(subject)))
})

test('of several owners one is named, and nobody but the program itself may do it', async () => {
  await using shop = await openTestShop()
  const system = { ...shop.system, actor: command }
  assert.deepEqual(await restoreOwnerAccess(system), { outcome: 'ambiguous', emails: [] })
  const office = await asOperator(shop.marketplace)
  const other = await createOperator(shop.marketplace)
  const staff = await createOperator(shop.marketplace, { role: 'staff' })
  const emails = [office.actor.email, other.email]
  assert.deepEqual(await restoreOwnerAccess(system), { outcome: 'ambiguous', emails })
  assert.deepEqual(await restoreOwnerAccess(system, staff.email), { outcome: 'ambiguous', emails })
  assert.equal((await restoreOwnerAccess(system, other.email.toUpperCase())).outcome, 'restored')
  await assert.rejects(restoreOwnerAccess(office), NotAllowed)
})
