import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { EmailAddress } from '#domain/email-address.ts'
import { type AttackedShop, cookiesOf, openAttackedShop } from '#tests/support/attacked-shop.ts'
import { sendQueuedEmails } from '#tests/support/emails.ts'
import { createOperator, createSessionToken, testPassword } from '#tests/support/operators.ts'

// Threat: strangers enter wrong passwords until the owner cannot sign in, or use what they find: a link that was used,
// the cookie of another person, a session that was left open.

const email = 'sana@hirfa.example' as EmailAddress

interface From {
  readonly network?: string
  readonly cookie?: string
}

function signIn(shop: AttackedShop, password: string, from: From = {}, address: string = email): Promise<Response> {
  return shop.send('/admin/sign-in', { form: { email: address, password }, ...from })
}

/** The cookie that makes a device known, without that of the session. */
function deviceOf(response: Response): string {
  return (
    cookiesOf(response)
      .split('; ')
      .find((cookie) => cookie.startsWith('hirfa-device=')) ?? ''
  )
}

/** Wrong passwords from twenty networks. */
async function jam(shop: AttackedShop): Promise<void> {
  const statuses = new Set<number>()
  for (let place = 0; place <= 20; place++)
    statuses.add((await signIn(shop, 'a wrong password', { network: `203.0.113.${place}` })).status)
  assert.deepEqual([...statuses], [422, 429])
}

test('wrong passwords from many networks keep out neither a known device nor who follows a reset link', async () => {
  await using shop = await openAttackedShop()
  await createOperator(shop.marketplace, { email })
  const own = { network: '198.51.100.1', cookie: deviceOf(await signIn(shop, testPassword)) }
  await jam(shop)
  assert.equal((await signIn(shop, testPassword, { network: '198.51.100.2' })).status, 429)
  assert.equal((await signIn(shop, testPassword, own)).status, 302)

  await shop.send('/admin/forgotten', { form: { email } })
  await sendQueuedEmails(shop.marketplace, shop.origin)
  const link = /\/admin\/password\/\S+/.exec(shop.marketplace.mailer.sent.at(-1)?.text ?? '')?.[0] ?? ''
  const choose = (password: string) => shop.send(link, { form: { password, repeated: password } })
  const chosen = await choose('eleven goats on the hill')
  const fresh = { network: '198.51.100.3', cookie: deviceOf(chosen) }
  assert.equal((await signIn(shop, 'eleven goats on the hill', fresh)).status, 302)

  // The link works once.
  await choose('twelve goats on the hill')
  assert.equal((await signIn(shop, 'twelve goats on the hill', fresh)).status, 422)
})

test('a cookie that is invented, or of another person, makes no known device', async () => {
  await using shop = await openAttackedShop()
  await createOperator(shop.marketplace, { email })
  await createOperator(shop.marketplace, { email: 'amel@hirfa.example' as EmailAddress, role: 'staff' })
  const ofStaff = deviceOf(await signIn(shop, testPassword, {}, 'amel@hirfa.example'))
  assert.notEqual(ofStaff, '')
  await jam(shop)
  for (const cookie of [ofStaff, `hirfa-device=${'A'.repeat(43)}`])
    assert.equal((await signIn(shop, testPassword, { network: '198.51.100.4', cookie })).status, 429)
})

test('a session that was left open takes over no account and makes no owner', async () => {
  await using shop = await openAttackedShop()
  const cookie = `hirfa-office=${await createSessionToken(shop.marketplace)}`
  const { db } = shop.marketplace
  const accounts = () => db.selectFrom('operators').select(['name', 'email', 'role', 'password_hash']).execute()
  const before = await accounts()
  shop.clock.passes({ seconds: 600 })
  const password = 'eleven goats on the hill'
  const attempts = {
    '/admin/team': { do: 'invite', name: 'Stranger', email: 'stranger@example.com', role: 'owner' },
    '/admin/account/password': { password, repeated: password },
    '/admin/account/email': { email: 'stranger@example.com' },
    '/admin/account/second-factor': { code: '000000' },
  }
  for (const [path, form] of Object.entries(attempts)) await shop.send(path, { cookie, form })
  assert.deepEqual(await accounts(), before)

  // Guesses of the password are limited too, and nobody is signed out by them.
  const guess = () => shop.send('/admin/identity', { cookie, form: { presentPassword: 'a wrong password' } })
  for (let count = 0; count < 20; count++) assert.equal((await guess()).status, 422)
  assert.equal((await guess()).status, 429)
  assert.equal((await shop.send('/admin/orders', { cookie })).status, 200)
})

test('a session that a stranger planted in the browser is not the one that signs in', async () => {
  await using shop = await openAttackedShop()
  await createOperator(shop.marketplace, { email })
  const planted = `hirfa-office=${'A'.repeat(43)}`
  const response = await signIn(shop, testPassword, { cookie: planted })
  assert.ok(!cookiesOf(response).includes(planted))
  assert.equal((await shop.send('/admin/orders', { cookie: planted })).status, 302)
})
