import { hasPrivateOrder } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { isUnconfirmed } from '#domain/order-status.ts'
import { closedDaysSetting } from '#domain/orders/holds/closed-days-setting.ts'
import { lockOrder } from '#domain/orders/lock-order.ts'
import { getSetting } from '#domain/settings/get-setting.ts'
import { callTimes } from './call-times.ts'
import type { RequestRefusal } from './customer-request.ts'
import { findLastRequest, insertCustomerRequest, isAskedTooOften } from './insert-customer-request.ts'
import { consumeRequestLimit } from './request-limits.ts'

export type CallTimeOutcome =
  | { readonly outcome: 'call-time-chosen'; readonly at: Date }
  /** The time is not, or no longer, one of those that are offered. */
  | { readonly outcome: 'not-offered' }
  | RequestRefusal

/**
 * Puts the order of the private link into the call queue at a time that the customer chose, until it is confirmed.
 * Idempotent. Throws RateLimited.
 */
export async function chooseCallTime(marketplace: Marketplace, at: Date): Promise<CallTimeOutcome> {
  requireAllowed(hasPrivateOrder(marketplace.actor))
  const { orderId } = marketplace.actor
  return inTransaction(marketplace, async (marketplace) => {
    const { db, clock } = marketplace
    const status = await lockOrder(marketplace, orderId)
    if (!isUnconfirmed(status)) return { outcome: 'too-late' }
    const last = await findLastRequest(marketplace, orderId, 'call-time')
    if (last?.callAt?.getTime() === at.getTime() && at > clock.now()) return { outcome: 'call-time-chosen', at }
    const { value: days } = await getSetting(marketplace, closedDaysSetting)
    if (!callTimes(clock.now(), days).some((offered) => offered.getTime() === at.getTime()))
      return { outcome: 'not-offered' }
    if (await isAskedTooOften(marketplace, orderId, 'call-time')) return { outcome: 'too-often' }
    await db.updateTable('orders').set({ call_back_at: at }).where('id', '=', orderId).execute()
    await insertCustomerRequest(marketplace, orderId, {
      ...{ kind: 'call-time', from_status: status, call_at: at },
    })
    await consumeRequestLimit(marketplace, orderId)
    return { outcome: 'call-time-chosen', at }
  })
}
