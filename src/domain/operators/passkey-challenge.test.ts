import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openTestShop } from '#tests/support/test-shop.ts'
import { deleteExpiredSessions } from './delete-expired-sessions.ts'
import { acceptPasskeyChallenge, createPasskeyChallenge, openPasskeyChallenge } from './passkey-challenge.ts'
import { relyingPartyOf } from './relying-party.ts'

test('a challenge is ours, is of one side, is valid for ten minutes and has one response', async () => {
  await using shop = await openTestShop()
  const { marketplace, clock } = shop
  const { challenge, sealed } = createPasskeyChallenge(marketplace, 'office')
  assert.equal(openPasskeyChallenge(marketplace, sealed, 'office'), challenge)
  assert.equal(openPasskeyChallenge(marketplace, '', 'office'), undefined)
  assert.equal(openPasskeyChallenge(marketplace, `${sealed.slice(0, -4)}AAAA`, 'office'), undefined)
  assert.equal(openPasskeyChallenge(marketplace, sealed, 'studio'), undefined)
  const uses = await Promise.all([1, 2, 3].map(() => acceptPasskeyChallenge(marketplace, challenge)))
  assert.equal(uses.filter(Boolean).length, 1)
  clock.passes({ seconds: 599 })
  assert.equal(openPasskeyChallenge(marketplace, sealed, 'office'), challenge)
  await deleteExpiredSessions(shop.system)
  assert.equal(await acceptPasskeyChallenge(marketplace, challenge), false)
  clock.passes({ seconds: 1 })
  assert.equal(openPasskeyChallenge(marketplace, sealed, 'office'), undefined)
  await deleteExpiredSessions(shop.system)
  assert.deepEqual(await marketplace.db.selectFrom('used_passkey_challenges').selectAll().execute(), [])
})

test('passkeys need a name and https, except on localhost', () => {
  assert.deepEqual(relyingPartyOf('https://shop.example'), { id: 'shop.example', origin: 'https://shop.example' })
  assert.deepEqual(relyingPartyOf('http://localhost:3000'), { id: 'localhost', origin: 'http://localhost:3000' })
  for (const url of ['http://127.0.0.1:3000', 'https://192.0.2.7', 'http://[::1]:3000', 'https://0x7f.1'])
    assert.equal(relyingPartyOf(url), 'ip-address', url)
  assert.equal(relyingPartyOf('http://shop.lan:3000'), 'plain-http')
})
