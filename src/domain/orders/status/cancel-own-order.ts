import { hasPrivateOrder } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { recordEvent } from '#domain/events/record-event.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { customerMayCancel, type OrderStatus } from '#domain/order-status.ts'
import { insertCustomerRequest } from '#domain/orders/customer-requests/insert-customer-request.ts'
import { lockOrder } from '#domain/orders/lock-order.ts'
import { advanceOrder } from './advance-order.ts'
import { insertStep } from './insert-step.ts'
import { readLastStep } from './read-last-step.ts'
import { withdrawWaitingStepEmails } from './step-emails.ts'
import { readVisibleStatus } from './visible-steps.ts'

/**
 * `too-late` once the order is packed: from then on the customer refuses the parcel at the door, or writes to the shop.
 */
export type CancelOutcome = { readonly outcome: 'cancelled' } | { readonly outcome: 'too-late' }

/**
 * Cancels the order of the customer's private link, who may do so until it is packed, as long as the status on their
 * page allows it; the pieces return to stock once. What waits to be told of it is not told any more. The address of the
 * order is told of the cancellation, since links get forwarded, and the office of a confirmed order, for which somebody
 * may be at work. Idempotent: canceling again returns `cancelled`.
 */
export async function cancelOwnOrder(marketplace: Marketplace): Promise<CancelOutcome> {
  requireAllowed(hasPrivateOrder(marketplace.actor))
  const { orderId } = marketplace.actor
  return inTransaction(marketplace, async (marketplace) => {
    const status = await lockOrder(marketplace, orderId)
    const shown = await readVisibleStatus(marketplace, orderId)
    if (shown === 'cancelled') return { outcome: 'cancelled' }
    if (!customerMayCancel(shown)) return { outcome: 'too-late' }
    if (status !== 'cancelled' && !customerMayCancel(status)) return { outcome: 'too-late' }
    await withdrawWaitingStepEmails(marketplace, orderId)
    const stepId =
      status === 'cancelled'
        ? await makeCancellationOwn(marketplace, orderId)
        : await cancel(marketplace, orderId, status)
    await recordEvent(marketplace, { type: 'order.customer-notified', orderId, status: 'cancelled', stepId })
    return { outcome: 'cancelled' }
  })
}

async function cancel(marketplace: Marketplace, orderId: number, from: OrderStatus): Promise<number> {
  const result = await advanceOrder(marketplace, orderId, { from, to: 'cancelled' })
  if (result.outcome !== 'advanced') throw new Error(`Order ${orderId} cannot be canceled: it is ${from}`)
  const requestId = await insertCustomerRequest(marketplace, orderId, { kind: 'canceled', from_status: from })
  if (from === 'confirmed') await recordEvent(marketplace, { type: 'order.canceled-by-customer', orderId, requestId })
  return result.stepId
}

/**
 * The shop has canceled the order a moment ago, which the customer does not see yet. Their own cancellation takes its
 * place, so that undoing a mistake of the shop does not revive an order that nobody wants. The pieces stay in stock.
 */
async function makeCancellationOwn(marketplace: Marketplace, orderId: number): Promise<number> {
  const last = await readLastStep(marketplace, orderId)
  if (!last) throw new Error(`Order ${orderId} is canceled without a step`)
  const { id: undoesStepId, from_status, to_status } = last
  await insertStep(marketplace, { orderId, from: to_status, to: from_status, note: '', undoesStepId })
  const stepId = await insertStep(marketplace, { orderId, from: from_status, to: to_status, note: '' })
  return stepId
}
