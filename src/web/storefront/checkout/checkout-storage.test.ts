import assert from 'node:assert/strict'
import { test } from 'node:test'
import { millimes } from '#domain/money.ts'
import fc from '#tests/support/fast-check.ts'
import { lastOrderFromStored, lastOrderToStored } from '../success/last-order-storage.ts'
import { attemptFromStored, attemptKey, forgetAttempt, markAttempt } from './attempt-storage.ts'
import { draftFromStored } from './draft-storage.ts'

test('no stored value breaks the checkout or the success page', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (stored) => {
      attemptFromStored(stored)
      lastOrderFromStored(stored)
      for (const text of Object.values(draftFromStored(stored))) assert.equal(typeof text, 'string')
    }),
  )
})

test('an attempt keeps its key until it is forgotten, also where the browser refuses to store', () => {
  const key = attemptKey()
  markAttempt(true)
  assert.equal(attemptKey(), key)
  assert.deepEqual(attemptFromStored({ key, isUnanswered: true }), { key, isUnanswered: true })
  forgetAttempt()
  assert.notEqual(attemptKey(), key)
})

test('the last order comes back as it went in', () => {
  const order = { number: 'H-7K3M-92QX', token: 'abc', total: millimes(64_500), payment: 'paypal' } as const
  assert.deepEqual(lastOrderFromStored(lastOrderToStored(order)), order)
  assert.equal(lastOrderFromStored(lastOrderToStored(undefined)), undefined)
})
