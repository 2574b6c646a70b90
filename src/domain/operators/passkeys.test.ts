import assert from 'node:assert/strict'
import { test } from 'node:test'
import { IdentityCheckRequired } from '#domain/access/require-fresh-identity.ts'
import { asOperator, createOperator } from '#tests/support/operators.ts'
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts'
import { listOperators } from './list-operators.ts'
import { resetColleagueSecondFactor } from './manage-operator.ts'
import { addPasskey, listPasskeys, removePasskey, startPasskeySetup } from './passkeys.ts'
import { relyingPartyOf } from './relying-party.ts'
import { signInWithPasskey, startPasskeyCheck } from './verify-passkey.ts'

// That a browser's passkey is added and signs in: tests/browser/passkeys.test.ts.

const relyingParty = relyingPartyOf('https://shop.example')
assert.ok(typeof relyingParty !== 'string')

/** A row as `addPasskey` writes it, with a key that signs nothing. */
async function givePasskey({ marketplace }: TestShop, operatorId: number, credentialId: string): Promise<number> {
  const { id } = await marketplace.db
    .insertInto('operator_passkeys')
    .values({
      ...{ operator_id: operatorId, credential_id: credentialId, public_key: Buffer.from('key') },
      ...{ signature_counter: 0, transports: ['internal'], device: 'Firefox', created_at: marketplace.clock.now() },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

test('another owner removes the passkeys of a colleague who lost the device', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  const colleague = await createOperator(shop.marketplace, { role: 'staff' })
  await givePasskey(shop, colleague.id, 'one')
  assert.deepEqual(
    (await listOperators(office)).map(({ hasSecondFactor }) => hasSecondFactor),
    [false, true],
  )
  await resetColleagueSecondFactor(office, colleague.id)
  assert.deepEqual(await listPasskeys({ ...shop.marketplace, actor: colleague }), [])
})

test('an operator removes own passkeys only, within ten minutes of an identity check', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  const other = await createOperator(shop.marketplace)
  const [own, foreign] = [await givePasskey(shop, office.actor.id, 'own'), await givePasskey(shop, other.id, 'foreign')]
  await removePasskey(office, foreign)
  assert.equal((await listPasskeys({ ...office, actor: other })).length, 1)
  await removePasskey(office, own)
  assert.deepEqual(await listPasskeys(office), [])
  shop.clock.passes({ seconds: 600 })
  const form = { response: '{}', challenge: '', device: '' }
  for (const change of [
    () => removePasskey(office, own),
    () => startPasskeySetup(office, relyingParty, 'Hirfa'),
    () => addPasskey(office, relyingParty, { ...form, sessionId: 0 }),
  ])
    await assert.rejects(change, IdentityCheckRequired)
})

test('responses that no passkey gave are refused', async () => {
  await using shop = await openTestShop()
  const { id } = await createOperator(shop.marketplace)
  await givePasskey(shop, id, 'known')
  const { challenge } = await startPasskeyCheck(shop.marketplace, relyingParty, 'office')
  const signed = { clientDataJSON: 'e30', authenticatorData: 'e30', signature: 'e30' }
  const responseOf = (credentialId: string) =>
    JSON.stringify({
      ...{ id: credentialId, rawId: credentialId, type: 'public-key' },
      ...{ clientExtensionResults: {}, response: signed },
    })
  for (const response of ['', 'null', '{}', responseOf('unknown'), responseOf('known')])
    assert.equal(
      await signInWithPasskey(shop.marketplace, relyingParty, { response, challenge, device: '' }),
      undefined,
    )
})
