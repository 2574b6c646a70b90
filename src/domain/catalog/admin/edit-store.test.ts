import assert from 'node:assert/strict'
import { test } from 'node:test'
import { getStore } from '#domain/catalog/stores/get-store.ts'
import { asOperator } from '#tests/support/operators.ts'
import { openTestShop } from '#tests/support/test-shop.ts'
import { createStore, editStore, storeDraftOf } from './edit-store.ts'

test('two stores cannot have names that differ only in case', async () => {
  await using shop = await openTestShop()
  const sana = await asOperator(shop.marketplace, 'staff')
  const [first, second] = [await shop.hasStore({ name: 'Éclat' }), await shop.hasStore({ name: 'Argile' })]
  const draft = storeDraftOf(await getStore(shop.marketplace, first))
  const base = storeDraftOf(await getStore(shop.marketplace, second))
  for (const name of ['Éclat', 'ÉCLAT']) {
    assert.equal((await createStore(sana, { ...draft, name })).outcome, 'name-taken', name)
    assert.equal((await editStore(sana, second, { base, edited: { ...base, name } })).outcome, 'name-taken', name)
  }
  assert.equal((await editStore(sana, second, { base, edited: { ...base, name: 'Argiles' } })).outcome, 'saved')
})
