import { NotFound } from '../errors.ts'
import type { Marketplace } from '../marketplace.ts'
import { advanceOrder } from './advance-order.ts'
import { findOrderIdByToken } from './order-token.ts'

/** `too-late` once the shop has confirmed the order: from then on the two have to talk. */
export type CancelOutcome = { readonly outcome: 'cancelled' } | { readonly outcome: 'too-late' }

/**
 * The customer takes the order back, which they may until it is confirmed; the pieces return to stock once. Cancelling
 * again changes nothing and is answered like the first time. Throws NotFound for a token that opens nothing.
 */
export async function cancelOwnOrder(marketplace: Marketplace, token: string): Promise<CancelOutcome> {
  const orderId = await findOrderIdByToken(marketplace, token)
  if (orderId === undefined) throw new NotFound('order', 'with this token')
  const result = await advanceOrder(marketplace, orderId, { from: 'received', to: 'cancelled', by: 'customer' })
  const isCancelled = result.outcome === 'advanced' || result.status === 'cancelled'
  return { outcome: isCancelled ? 'cancelled' : 'too-late' }
}
