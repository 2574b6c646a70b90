import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openTestShop } from '#tests/support/test-shop.ts'
import { deleteExpiredSessions } from './delete-expired-sessions.ts'
import { createPasskeyChallenge, openPasskeyChallenge, usePasskeyChallenge } from './passkey-challenge.ts'
import { relyingPartyOf } from './relying-party.ts'

test('a challenge is ours, is valid for ten minutes and has one response', async () => {
  await using shop = await openTestShop()
  const { marketplace, clock } = shop
  const { challenge, sealed } = createPasskeyChallenge(marketplace)
  assert.equal(openPasskeyChallenge(marketplace, sealed), challenge)
  assert.equal(openPasskeyChallenge(marketplace, ''), undefined)
  assert.equal(openPasskeyChallenge(marketplace, `${sealed.slice(0, -4)}AAAA`), undefined)
  const uses = await Promise.all([1, 2, 3].map(() => usePasskeyChallenge(marketplace, challenge)))
  assert.equal(uses.filter(Boolean).length, 1)
  clock.passes({ seconds: 599 })
  assert.equal(openPasskeyChallenge(marketplace, sealed), challenge)
  await deleteExpiredSessions(shop.system)
  assert.equal(await usePasskeyChallenge(marketplace, challenge), false)
  clock.passes({ seconds: 1 })
  assert.equal(openPasskeyChallenge(marketplace, sealed), undefined)
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
