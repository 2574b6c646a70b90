import { mayHandleOrders } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { endedWithoutSale, releasedStatus } from '#domain/order-status.ts'
import { advanceOrderAsOperator } from '#domain/orders/status/advance-order-as-operator.ts'
import { lockOrders } from './lock-orders.ts'

export type CancelDuplicateOutcome =
  | { readonly outcome: 'cancelled' }
  /** The order is packed or over, or the one that stays is over: with both cancelled the customer would get nothing. */
  | { readonly outcome: 'not-possible' }

/**
 * Cancels an order that was placed twice, as long as the other one stays: somebody else may have canceled that one, or
 * joined it into this one. A second tap cancels once. Throws NotFound for an unknown order.
 */
export async function cancelDuplicate(
  marketplace: Marketplace,
  orderId: number,
  { keptId, note }: { readonly keptId: number; readonly note: string },
): Promise<CancelDuplicateOutcome> {
  requireAllowed(mayHandleOrders(marketplace.actor))
  return inTransaction(marketplace, async (marketplace) => {
    const { order, other: kept } = await lockOrders(marketplace, orderId, keptId)
    if (endedWithoutSale(kept.status) || kept.status === releasedStatus) return { outcome: 'not-possible' }
    if (order.status === 'cancelled') return { outcome: 'cancelled' }
    const { outcome } = await advanceOrderAsOperator(marketplace, orderId, { to: 'cancelled', note })
    return { outcome: outcome === 'advanced' ? 'cancelled' : 'not-possible' }
  })
}
