import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { EmailAddress } from '#domain/email-address.ts'
import { inviteOperator } from '#domain/operators/invite-operator.ts'
import { listOperators } from '#domain/operators/list-operators.ts'
import { assertAskedFirst } from '#tests/support/asked-first.ts'
import { openBackofficeBrowser } from '#tests/support/backoffice-browser.ts'
import { asOperator, createOperator } from '#tests/support/operators.ts'
import { openTestShop } from '#tests/support/test-shop.ts'
import { teamPath } from '#web/paths/backoffice-account-paths.ts'

test('the link of an invitation is shown once, is not stored by browsers, and is refused for who has a password', async () => {
  await using shop = await openTestShop()
  const owner = await asOperator(shop.marketplace)
  await inviteOperator(owner, { name: 'Amel', email: 'amel@hirfa.example' as EmailAddress, role: 'staff' })
  const invited = (await listOperators(owner)).find(({ state }) => state === 'invited')
  assert.ok(invited)
  const working = await createOperator(shop.marketplace, { role: 'staff' })
  const open = await openBackofficeBrowser(shop, 'owner')
  const ask = (id: number) =>
    open(teamPath(), { method: 'POST', body: new URLSearchParams({ do: 'invitation-link', id: `${id}` }) })
  const answer = await ask(invited.id)
  const link = /value="https?:\/\/[^"]*(\/admin\/[^"]+)"/.exec(await answer.text())?.[1] ?? ''
  assert.equal(answer.status, 200)
  assert.match(answer.headers.get('Cache-Control') ?? '', /no-store/)
  assert.equal((await open(link)).status, 200)
  assert.doesNotMatch(await (await open(teamPath())).text(), new RegExp(link))

  const refused = await ask(working.id)
  assert.equal(refused.status, 409)
  assert.match(await refused.text(), /needs no invitation/)
})

test('who is made an owner, or loses passkeys, is asked about first', async () => {
  await using shop = await openTestShop()
  const { id } = await createOperator(shop.marketplace, { role: 'staff' })
  const secondFactor = { totp_sealed: Buffer.alloc(20), totp_confirmed_at: shop.clock.now() }
  await shop.marketplace.db.updateTable('operators').set(secondFactor).where('id', '=', id).execute()
  const open = await openBackofficeBrowser(shop, 'owner')
  const page = await (await open(teamPath())).text()
  assertAskedFirst(page, 'Make an owner', 'Yes, make an owner')
  assertAskedFirst(page, 'Reset app and passkeys', 'Yes, reset them')
})

test('what a colleague has done already is said, and not done again', async () => {
  await using shop = await openTestShop()
  const { id } = await createOperator(shop.marketplace, { role: 'staff' })
  const open = await openBackofficeBrowser(shop, 'owner')
  const press = (name: string, value: string) =>
    open(teamPath(), { method: 'POST', body: new URLSearchParams({ [name]: value, id: `${id}` }) })
  const buttons = [['role', 'owner'] as const, ['do', 'disable'] as const, ['do', 'enable'] as const]
  for (const [name, value] of buttons) {
    assert.equal((await press(name, value)).status, 302, value)
    const again = await press(name, value)
    assert.equal(again.status, 409, value)
    assert.match(await again.text(), /This had been done already/)
  }
})
