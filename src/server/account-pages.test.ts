import assert from 'node:assert/strict'
import { test } from 'node:test'
import { system } from '#domain/access/actor.ts'
import type { EmailAddress } from '#domain/email-address.ts'
import { createSetupToken } from '#domain/operators/owner-setup.ts'
import { startSession } from '#domain/operators/start-session.ts'
import { stepOf, totpCodeAt } from '#domain/operators/totp.ts'
import { sendQueuedEmails } from '#tests/support/emails.ts'
import { createOperator, testPassword } from '#tests/support/operators.ts'
import { openPlainBrowser, type PlainBrowser, type PlainPage, plainOrigin } from '#tests/support/plain-browser.ts'
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts'

const password = 'nine goats above Sejnane'
const chosen = { password, repeated: password }

/** A browser in which an owner is signed in with the test password. */
async function openOwner(shop: TestShop, browser: PlainBrowser, email: string) {
  const { id } = await createOperator(shop.marketplace, { role: 'owner', email: email as EmailAddress })
  const token = await startSession(shop.marketplace, id, { device: 'Test', isComplete: true })
  browser.cookies.set('__Host-hirfa-office', token)
}

/** As if ten minutes had passed since everybody proved who they are. */
async function forgetIdentityChecks({ marketplace: { db } }: TestShop) {
  await db.updateTable('operator_sessions').set({ identity_checked_at: null }).execute()
}

async function emailTo({ marketplace }: TestShop, email: string): Promise<string> {
  await sendQueuedEmails(marketplace, plainOrigin)
  return marketplace.mailer.sent.findLast(({ to }) => to === email)?.text ?? ''
}

function signIn(page: PlainPage, email: string, password: string): Promise<PlainPage> {
  return page.submit('Sign in', { email, password })
}

/** The path of the link in an email that leads to a page for choosing a password. */
function passwordPathIn(email: string): string {
  return /\/admin\/password\/\S+/.exec(email)?.[0] ?? ''
}

test('the setup link creates an owner, who adds an authenticator app and signs out everywhere', async () => {
  await using shop = await openTestShop()
  const [phone, computer] = [await openPlainBrowser(shop), await openPlainBrowser(shop)]
  const token = await createSetupToken({ ...shop.marketplace, actor: system })
  const setup = await phone.open(`/admin/setup/${token}`)
  const who = { name: 'Sana', email: 'sana@hirfa.tn' }
  const refused = await setup.submit('Become the owner', { ...who, password: 'password1234', repeated: 'password1234' })
  assert.match(refused.main, /easy to guess/)
  const app = await refused.submit('Become the owner', { ...who, ...chosen })
  const code = totpCodeAt(secretIn(app), stepOf(shop.clock.now()))
  const added = await app.submit('Add the app', { code })
  const [recoveryCode = ''] = /\b[\w]{4,5}-[\w]{4,5}(?:-[\w]{4,5})*\b/.exec(added.main) ?? []
  assert.match((await added.follow(/I have written them down/)).main, /To do today/)
  assert.match((await phone.open(`/admin/setup/${token}`)).main, /This link no longer works/)

  const asked = await signIn(await computer.open('/admin/account'), who.email, password)
  const wrong = await asked.submit('Sign in', { code: '000000' })
  assert.match(wrong.main, /This code is not valid/)
  const account = await wrong.submit('Sign in', { code: recoveryCode })
  assert.match(account.main, /This browser/)

  const sessions = await phone.open('/admin/account')
  assert.match(sessions.main, /Sign out there/)
  assert.match((await sessions.submit('Sign out everywhere')).main, /Sign in/)
  assert.match((await computer.open('/admin')).main, /Sign in/)
})

test('an owner invites a colleague, who signs up from the email, does not see the team, and is shut out', async () => {
  await using shop = await openTestShop()
  const [owner, colleague] = [await openPlainBrowser(shop), await openPlainBrowser(shop)]
  await openOwner(shop, owner, 'sana@hirfa.tn')
  const team = await owner.open('/admin/team')
  const invited = { name: 'Amel', email: 'amel@hirfa.tn' }
  await forgetIdentityChecks(shop)
  const asked = await team.submit('Send the invitation', invited)
  assert.equal(await emailTo(shop, invited.email), '')
  const sent = await asked.submit('Send the invitation', { ...invited, presentPassword: testPassword })
  assert.match(sent.main, /on its way to amel@hirfa\.tn/)

  const welcome = await colleague.open(passwordPathIn(await emailTo(shop, invited.email)))
  const kept = await welcome.submit('Save this password', chosen)
  assert.match(kept.main, /Your new password is saved/)
  const today = await signIn(kept, invited.email, password)
  assert.match(today.main, /To do today/)
  assert.ok(!today.html.includes('href="/admin/team"'))
  assert.match((await colleague.open('/admin/team')).main, /You do not have permission/)

  const shut = await (await owner.open('/admin/team')).submit('Disable', {})
  assert.match(shut.main, /Enable/)
  assert.match((await colleague.open('/admin')).main, /Sign in/)
})

test('a forgotten password is reset by email, with a link that works once', async () => {
  await using shop = await openTestShop()
  const browser = await openPlainBrowser(shop)
  await createOperator(shop.marketplace, { email: 'sana@hirfa.tn' as EmailAddress })
  const forgotten = await (await browser.open('/admin')).follow('Forgot your password?')
  const answer = await forgotten.submit('Send me the link', { email: 'sana@hirfa.tn' })
  assert.match(answer.main, /an e-mail is on its way/)
  const link = passwordPathIn(await emailTo(shop, 'sana@hirfa.tn'))
  const kept = await (await browser.open(link)).submit('Save this password', chosen)
  assert.match((await signIn(kept, 'sana@hirfa.tn', password)).main, /To do today/)
  assert.match((await browser.open(link)).main, /This link no longer works/)
})

test('ten minutes later a change of the account asks in its form who it is, and keeps an address but no password', async () => {
  await using shop = await openTestShop()
  const browser = await openPlainBrowser(shop)
  await openOwner(shop, browser, 'sana@hirfa.tn')
  await forgetIdentityChecks(shop)
  const guess = 'a guess of a passer-by'
  const address = await browser.open('/admin/account/email')
  const typed = await address.submit('Change the address', { email: 'sana@example.tn', presentPassword: guess })
  assert.match(typed.main, /Wrong password\./)
  assert.ok(typed.html.includes('value="sana@example.tn"') && !typed.html.includes(guess))
  const changed = await typed.submit('Change the address', { presentPassword: testPassword })
  assert.match(changed.main, /sana@example\.tn/)

  await forgetIdentityChecks(shop)
  const other = await browser.open('/admin/account/password')
  const refused = await other.submit('Change the password', { ...chosen, presentPassword: guess })
  assert.match(refused.main, /Wrong password\./)
  assert.ok(!refused.html.includes(password) && !refused.html.includes(guess))
  const kept = await refused.submit('Change the password', { ...chosen, presentPassword: testPassword })
  assert.match(kept.main, /Your new password is saved/)
  assert.match(await emailTo(shop, 'sana@example.tn'), /new password/)
})

test('after ten minutes a download asks who it is, and the history says what was taken out', async () => {
  await using shop = await openTestShop()
  const browser = await openPlainBrowser(shop)
  await openOwner(shop, browser, 'sana@hirfa.tn')
  await forgetIdentityChecks(shop)
  const path = '/admin/reports/export/orders.csv'
  const asked = await browser.open(path)
  await asked.submit('Continue', { presentPassword: testPassword })
  assert.match((await browser.open(path)).headers.get('Content-Disposition') ?? '', /orders/)
  assert.match((await browser.open('/admin/audit-log')).main, /exported as a file/)
})

test('a person sets their own name', async () => {
  await using shop = await openTestShop()
  const browser = await openPlainBrowser(shop)
  await openOwner(shop, browser, 'sana@hirfa.tn')
  const account = await browser.open('/admin/account')
  const saved = await account.submit('Save the name', { name: 'Zohra Trabelsi' })
  assert.match(saved.main, /Your name has been changed\./)
  assert.match((await browser.open('/admin/account')).main, /^Zohra Trabelsi/)
})

/** The secret as typed into an authenticator app. */
function secretIn({ main }: PlainPage): Buffer {
  const [, typed = ''] = /Or type this key:\s*([A-Z2-7 ]+)/.exec(main) ?? []
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
  const bits = Array.from(typed.replaceAll(' ', ''), (letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0'))
  return Buffer.from((bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}
