import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { CheckoutResponse } from './checkout-response.ts'
import { clearPendingOrder, getIdempotencyKey, storedPendingOrder } from './pending-order-storage.ts'
import { sendOrder } from './send-order.ts'

/** Returns whether the pending order is unanswered after these responses. */
async function isUnansweredAfter(...responses: CheckoutResponse[]): Promise<boolean> {
  clearPendingOrder()
  getIdempotencyKey()
  for (const response of responses) await sendOrder(new FormData(), async () => response)
  return storedPendingOrder.get().isSubmissionUnconfirmed
}

test('an order is unanswered when its outcome is unknown, and only then', async () => {
  for (const outcome of ['offline', 'away', 'failed'] as const)
    assert.equal(await isUnansweredAfter({ outcome }), true, outcome)
  for (const outcome of ['rate-limited', 'unreadable'] as const)
    assert.equal(await isUnansweredAfter({ outcome }), false, outcome)
  assert.equal(await isUnansweredAfter({ outcome: 'wrong-fields', errors: {} }), false)
})

test('a refusal settles an earlier unanswered order only where the server looked it up', async () => {
  assert.equal(await isUnansweredAfter({ outcome: 'offline' }, { outcome: 'rate-limited' }), false)
  assert.equal(await isUnansweredAfter({ outcome: 'offline' }, { outcome: 'unreadable' }), true)
  assert.equal(await isUnansweredAfter({ outcome: 'offline' }, { outcome: 'wrong-fields', errors: {} }), true)
})
