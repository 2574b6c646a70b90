import assert from 'node:assert/strict'
import { test } from 'node:test'
import { millimes } from '#domain/money.ts'
import fc from '#tests/support/fast-check.ts'
import { lastOrderFromStored, lastOrderToStored } from '../success/last-order-storage.ts'
import { draftFromStored } from './draft-storage.ts'
import { clearPendingOrder, getIdempotencyKey, pendingOrderFromStored, setUnanswered } from './pending-order-storage.ts'
import { fieldsOf, formOf, waitingOrderFromStored } from './waiting-order-storage.ts'

test('no stored value breaks the checkout or the success page', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (stored) => {
      pendingOrderFromStored(stored)
      lastOrderFromStored(stored)
      for (const field of waitingOrderFromStored(stored)?.fields ?? []) assert.equal(field.length, 2)
      for (const text of Object.values(draftFromStored(stored))) assert.equal(typeof text, 'string')
    }),
  )
})

test('a pending order keeps its idempotency key until it is cleared, also without browser storage', () => {
  const key = getIdempotencyKey()
  setUnanswered(true)
  assert.equal(getIdempotencyKey(), key)
  assert.deepEqual(pendingOrderFromStored({ key, isSubmissionUnconfirmed: true }), {
    key,
    isSubmissionUnconfirmed: true,
  })
  clearPendingOrder()
  assert.notEqual(getIdempotencyKey(), key)
})

test('the stored last order round-trips', () => {
  const order = {
    number: 'H-7K3M-92QX',
    token: 'abc',
    total: millimes(64_500),
    payment: 'paypal',
    isChangedTooLate: true,
  } as const
  assert.deepEqual(lastOrderFromStored(lastOrderToStored(order)), order)
  assert.equal(lastOrderFromStored(lastOrderToStored(undefined)), undefined)
})

test('the stored order that waits is sent as it was', () => {
  const form = new FormData()
  for (const [name, value] of [
    ['nom', 'Amel'],
    ['adresse', '12 rue de la Kasbah\n"Tunis"'],
  ] as const)
    form.append(name, value)
  const stored = JSON.parse(JSON.stringify({ key: 'a', fields: fieldsOf(form), place: 3, turnAt: 1_795_838_580_056 }))
  const restored = waitingOrderFromStored(stored)
  assert.deepEqual([...formOf(restored?.fields ?? [])], [...form])
  assert.deepEqual([restored?.key, restored?.place, restored?.turnAt], ['a', 3, 1_795_838_580_056])
})
