import assert from 'node:assert/strict'
import { test } from 'node:test'
import { apiClient } from '#tests/support/api-client.ts'
import { openTestShop } from '#tests/support/test-shop.ts'

test('subscribing twice has the same response and one subscription', async () => {
  await using shop = await openTestShop()
  const api = apiClient(shop.marketplace)

  const first = await api.post('/newsletter', { email: ' amel@example.tn ', source: 'footer' })
  const again = await api.post('/newsletter', { email: 'amel@example.tn' })

  assert.deepEqual([first.status, first.body], [201, { email: 'amel@example.tn' }])
  assert.deepEqual([again.status, again.body], [201, { email: 'amel@example.tn' }])
  const kept = await shop.marketplace.db.selectFrom('newsletter_subscriptions').select('email').execute()
  assert.deepEqual(kept, [{ email: 'amel@example.tn' }])
})

test('an invalid email address is rejected', async () => {
  await using shop = await openTestShop()
  const api = apiClient(shop.marketplace)
  const wrong = [
    '',
    '   ',
    'amel',
    'a@b',
    'a@b.tn, c@d.tn',
    'a\u0000@',
    `${'a'.repeat(250)}@example.tn`,
    null,
    7,
    undefined,
    ['a@b.tn'],
  ]
  for (const email of wrong) {
    const { status, body } = await api.post('/newsletter', { email })
    assert.deepEqual([status, body.errors[0].path], [422, 'email'], String(email))
  }
})

test('a contact message is stored', async () => {
  await using shop = await openTestShop()
  const message = { email: 'amel@example.tn', description: 'Do you deliver\nto Tozeur?', name: 'Amel' }

  const { status, body } = await apiClient(shop.marketplace).post('/contact', message)

  assert.deepEqual([status, body], [201, {}])
  const kept = await shop.marketplace.db.selectFrom('contact_messages').select(['name', 'email', 'message']).execute()
  assert.deepEqual(kept, [{ name: 'Amel', email: 'amel@example.tn', message: 'Do you deliver\nto Tozeur?' }])
})

test('an empty or too long message is rejected and not stored', async () => {
  await using shop = await openTestShop()
  const api = apiClient(shop.marketplace)
  const message = { email: 'amel@example.tn', description: 'Hello', name: 'Amel' }
  // The last of each is longer after normalization.
  const wrong = {
    description: ['', ' \n ', '\u3164', 'a'.repeat(5001), '\ufb2c'.repeat(5000)],
    name: ['', '\u2800', '\u0301', 'a'.repeat(121), '\ufb2c'.repeat(120)],
    email: ['amel'],
  }
  for (const [name, values] of Object.entries(wrong)) {
    for (const value of [...values, undefined, null, {}]) {
      const { status, body } = await api.post('/contact', { ...message, [name]: value })
      assert.deepEqual([status, body.errors[0].path], [422, name])
    }
  }
  assert.deepEqual(await shop.eventTypes(), [])
})

test('the length of a message is checked after cleaning', async () => {
  await using shop = await openTestShop()
  const api = apiClient(shop.marketplace)
  const message = {
    email: 'amel@example.tn',
    name: `  ${'e\u0301'.repeat(120)}\u200f`,
    description: `${'a'.repeat(5000)}\n `,
  }
  assert.equal((await api.post('/contact', message)).status, 201)
  const kept = await shop.marketplace.db.selectFrom('contact_messages').select(['name', 'message']).execute()
  assert.deepEqual(kept, [{ name: 'é'.repeat(120), message: 'a'.repeat(5000) }])
})
