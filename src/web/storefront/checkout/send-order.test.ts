import assert from 'node:assert/strict'
import { test } from 'node:test'
import { attemptKey, forgetAttempt, storedAttempt } from './attempt-storage.ts'
import type { CheckoutAnswer } from './checkout-answer.ts'
import { sendOrder } from './send-order.ts'

/** Whether the browser believes that nobody knows what became of the order. */
async function isUnansweredAfter(...answers: CheckoutAnswer[]): Promise<boolean> {
  forgetAttempt()
  attemptKey()
  for (const answer of answers) await sendOrder(new FormData(), async () => answer)
  return storedAttempt.get().isUnanswered
}

test('a try is unanswered when nobody knows what became of it, and only then', async () => {
  for (const outcome of ['offline', 'away', 'failed'] as const)
    assert.equal(await isUnansweredAfter({ outcome }), true, outcome)
  for (const outcome of ['too-many', 'unreadable'] as const)
    assert.equal(await isUnansweredAfter({ outcome }), false, outcome)
  assert.equal(await isUnansweredAfter({ outcome: 'wrong-fields', errors: {} }), false)
})

test('a refusal tells of an earlier try only where that was looked up', async () => {
  assert.equal(await isUnansweredAfter({ outcome: 'offline' }, { outcome: 'too-many' }), false)
  assert.equal(await isUnansweredAfter({ outcome: 'offline' }, { outcome: 'unreadable' }), true)
  assert.equal(await isUnansweredAfter({ outcome: 'offline' }, { outcome: 'wrong-fields', errors: {} }), true)
})
