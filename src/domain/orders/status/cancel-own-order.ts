import { hasPrivateOrder } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { recordEvent } from '#domain/events/record-event.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { customerMayCancel } from '#domain/order-status.ts'
import { lockOrder } from '#domain/orders/lock-order.ts'
import { advanceOrder } from './advance-order.ts'
import { insertStep } from './insert-step.ts'
import { readLastStep } from './read-last-step.ts'
import { withdrawWaitingStepEmails } from './step-emails.ts'
import { readVisibleStatus } from './visible-steps.ts'

/** `too-late` once the shop has confirmed the order: from then on the customer has to call. */
export type CancelOutcome = { readonly outcome: 'cancelled' } | { readonly outcome: 'too-late' }

/**
 * Cancels the order of the customer's private link, who may do so as long as the status on their page allows it and the order
 * has not gone too far since; the pieces return to stock once. What waits to be told of it is not told any more.
 * Idempotent: canceling again returns `cancelled`.
 */
export async function cancelOwnOrder(marketplace: Marketplace): Promise<CancelOutcome> {
  requireAllowed(hasPrivateOrder(marketplace.actor))
  const { orderId } = marketplace.actor
  return inTransaction(marketplace, async (marketplace) => {
    const status = await lockOrder(marketplace, orderId)
    const shown = await readVisibleStatus(marketplace, orderId)
    if (shown === 'cancelled') return { outcome: 'cancelled' }
    if (!customerMayCancel(shown)) return { outcome: 'too-late' }
    if (status === 'cancelled') await makeCancellationOwn(marketplace, orderId)
    else if ((await advanceOrder(marketplace, orderId, { to: 'cancelled' })).outcome !== 'advanced') {
      return { outcome: 'too-late' }
    }
    await withdrawWaitingStepEmails(marketplace, orderId)
    return { outcome: 'cancelled' }
  })
}

/**
 * The shop has canceled the order a moment ago, which the customer does not see yet. Their own cancellation takes its place, so
 * that undoing a mistake of the shop does not revive an order that nobody wants. The pieces stay in stock.
 */
async function makeCancellationOwn(marketplace: Marketplace, orderId: number): Promise<void> {
  const last = await readLastStep(marketplace, orderId)
  if (!last) throw new Error(`Order ${orderId} is canceled without a step`)
  const { id: undoesStepId, from_status, to_status } = last
  await insertStep(marketplace, { orderId, from: to_status, to: from_status, note: '', undoesStepId })
  await insertStep(marketplace, { orderId, from: from_status, to: to_status, note: '' })
  await recordEvent(marketplace, { type: 'order.advanced', orderId, status: to_status })
}
