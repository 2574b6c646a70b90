import assert from 'node:assert/strict'
import { test } from 'node:test'
import { apiClient } from '#tests/support/api-client.ts'
import { openTestShop } from '#tests/support/test-shop.ts'

const request = {
  email: 'amel@example.tn',
  description: '',
  name: 'Amel',
  project: 'Noul Mahdia',
  tel: '٢٢ ٣٣٣ ٤٤٤',
  selectedpack: 'Gold',
}

test('a plan request starts as pending without note and end, whatever was sent', async () => {
  await using shop = await openTestShop()
  const approved = { ...request, status: 'approved', note: 'friend', expiration_date: '2099-01-01', id: 7 }

  const { status, body } = await apiClient(shop.marketplace).post('/pack', approved)

  assert.deepEqual([status, body], [201, {}])
  const kept = await shop.marketplace.db
    .selectFrom('plan_requests')
    .select(['plan', 'phone', 'status', 'note', 'expires_at'])
    .executeTakeFirstOrThrow()
  assert.deepEqual(kept, { plan: 'gold', phone: '+21622333444', status: 'pending', note: '', expires_at: null })
})

test('each plan of the contract can be requested, and no other', async () => {
  await using shop = await openTestShop()
  const api = apiClient(shop.marketplace)
  for (const selectedpack of ['Silver', 'Gold', 'Diamonds']) {
    assert.equal((await api.post('/pack', { ...request, selectedpack })).status, 201)
  }
  for (const selectedpack of ['silver', 'Platinum', '', null, undefined, 'toString']) {
    const { status, body } = await api.post('/pack', { ...request, selectedpack })
    assert.deepEqual([status, body.errors[0].path], [422, 'selectedpack'])
  }
})

test('every field of a plan request but the description is required', async () => {
  await using shop = await openTestShop()
  const api = apiClient(shop.marketplace)
  for (const field of ['email', 'name', 'project', 'tel']) {
    for (const value of ['', '  ', undefined]) {
      const { status, body } = await api.post('/pack', { ...request, [field]: value })
      assert.deepEqual([status, body.errors[0].path], [422, field])
    }
  }
  assert.equal((await api.post('/pack', { ...request, description: 'a'.repeat(5001) })).status, 422)
})
