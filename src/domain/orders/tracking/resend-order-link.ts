import { setTimeout as pause } from 'node:timers/promises'
import { pipeline } from '#database/pipeline.ts'
import { mayActInPublic } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { recordEvent } from '#domain/events/record-event.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { countTry } from '#domain/rate-limits/count-try.ts'
import { tryQuota } from '#domain/rate-limits/quota-queries.ts'
import { findClaimedOrder, type OrderClaim } from './order-claim.ts'
import { resendQuotas, resendsOfOrder, resendsPerOrder } from './tracking-limits.ts'

/** Minimum response time, so that the time does not reveal whether an email is sent. */
const minResponseMilliseconds = 500

/**
 * Sends the private link of an order to its email address again, a few times a day. The result is the same for an order
 * without an address, a wrong number or phone, and beyond that limit. All requests count, so that refusals tell nothing
 * either. Throws RateLimited after too many of one network or for one number.
 */
export async function resendOrderLink(marketplace: Marketplace, claim: OrderClaim): Promise<void> {
  requireAllowed(mayActInPublic(marketplace.actor))
  const notSooner = pause(minResponseMilliseconds)
  await inTransaction(marketplace, async (marketplace) => {
    await countTry(marketplace, 'order-tracking', resendQuotas(marketplace, claim.number))
    const order = await findClaimedOrder(marketplace, claim)
    if (!order || order.email === null) return
    const quota = tryQuota(marketplace, resendsPerOrder, [resendsOfOrder(order.id)])
    const { exceeded } = await pipeline(marketplace.db, { exceeded: quota })
    if (exceeded.length > 0) return
    await recordEvent(marketplace, { type: 'order.link-requested', orderId: order.id })
  })
  await notSooner
}
