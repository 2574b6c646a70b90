import { mayActInPublic } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { type OrderProgress, readOrderProgress } from '#domain/orders/order-progress.ts'
import { countTry, uncountTry } from '#domain/rate-limits/count-try.ts'
import { findClaimedOrder, type OrderClaim } from './order-claim.ts'
import { trackingQuotas } from './tracking-limits.ts'

/**
 * Returns how far the order with this number and phone is; undefined for an unknown number, another phone and an erased
 * order. Only wrong tries count. Throws RateLimited after too many; the private link of the order works nevertheless.
 */
export async function trackOrder(marketplace: Marketplace, claim: OrderClaim): Promise<OrderProgress | undefined> {
  requireAllowed(mayActInPublic(marketplace.actor))
  const order = await inTransaction(marketplace, async (marketplace) => {
    const quotas = trackingQuotas(marketplace, claim.number)
    await countTry(marketplace, 'order-tracking', quotas)
    const order = await findClaimedOrder(marketplace, claim)
    if (order) await uncountTry(marketplace, quotas)
    return order
  })
  return order && readOrderProgress({ ...marketplace, actor: { kind: 'customer', orderId: order.id } }, order.id)
}
