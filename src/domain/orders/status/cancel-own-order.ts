import { NotFound } from '#domain/errors.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { findOrderIdByToken } from '#domain/orders/order-token.ts'
import { advanceOrder } from './advance-order.ts'

/** `too-late` once the shop has confirmed the order: from then on the customer has to call. */
export type CancelOutcome = { readonly outcome: 'cancelled' } | { readonly outcome: 'too-late' }

/**
 * Cancels an order on behalf of its customer, who may do so until it is confirmed; the pieces return to stock once.
 * Idempotent: canceling again returns `cancelled`. Throws NotFound for an unknown token.
 */
export async function cancelOwnOrder(marketplace: Marketplace, token: string): Promise<CancelOutcome> {
  const orderId = await findOrderIdByToken(marketplace, token)
  if (orderId === undefined) throw new NotFound('order', 'with this token')
  const result = await advanceOrder(marketplace, orderId, { from: 'received', to: 'cancelled', by: 'customer' })
  const isCancelled = result.outcome === 'advanced' || result.status === 'cancelled'
  return { outcome: isCancelled ? 'cancelled' : 'too-late' }
}
