import assert from 'node:assert/strict'
import { test } from 'node:test'
import { millimes } from '#domain/money.ts'
import fc from '#tests/support/fast-check.ts'
import { lastOrderFromStored, lastOrderToStored } from '#web/storefront/success/last-order-storage.ts'
import { draftFromStored } from './draft-storage.ts'
import { clearPendingOrder, getIdempotencyKey, pendingOrderFromStored, setUnanswered } from './pending-order-storage.ts'

test('no stored value breaks the checkout or the success page', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (stored) => {
      pendingOrderFromStored(stored)
      lastOrderFromStored(stored)
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
