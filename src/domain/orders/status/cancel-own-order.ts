import { hasPrivateOrder } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { cancelableStatus } from '#domain/order-status.ts'
import { advanceOrder } from './advance-order.ts'

/** `too-late` once the shop has confirmed the order: from then on the customer has to call. */
export type CancelOutcome = { readonly outcome: 'cancelled' } | { readonly outcome: 'too-late' }

/**
 * Cancels the order of the customer's private link, who may do so until it is confirmed; the pieces return to stock once.
 * Idempotent: canceling again returns `cancelled`.
 */
export async function cancelOwnOrder(marketplace: Marketplace): Promise<CancelOutcome> {
  requireAllowed(hasPrivateOrder(marketplace.actor))
  const result = await advanceOrder(marketplace, marketplace.actor.orderId, {
    from: cancelableStatus,
    to: 'cancelled',
  })
  const isCancelled = result.outcome === 'advanced' || result.status === 'cancelled'
  return { outcome: isCancelled ? 'cancelled' : 'too-late' }
}
