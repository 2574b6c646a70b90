import { hasPrivateOrder } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { customerMayCancel } from '#domain/order-status.ts'
import { lockOrder } from '#domain/orders/lock-order.ts'
import { advanceOrder } from './advance-order.ts'

/** `too-late` once the shop has confirmed the order: from then on the customer has to call. */
export type CancelOutcome = { readonly outcome: 'cancelled' } | { readonly outcome: 'too-late' }

/**
 * Cancels the order of the customer's private link, who may do so until it is confirmed; the pieces return to stock once.
 * Idempotent: canceling again returns `cancelled`.
 */
export async function cancelOwnOrder(marketplace: Marketplace): Promise<CancelOutcome> {
  requireAllowed(hasPrivateOrder(marketplace.actor))
  const { orderId } = marketplace.actor
  return inTransaction(marketplace, async (marketplace) => {
    const status = await lockOrder(marketplace, orderId)
    if (status === 'cancelled') return { outcome: 'cancelled' }
    if (!customerMayCancel(status)) return { outcome: 'too-late' }
    await advanceOrder(marketplace, orderId, { to: 'cancelled' })
    return { outcome: 'cancelled' }
  })
}
