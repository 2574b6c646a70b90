import { hasPrivateOrder } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { recordEvent } from '#domain/events/record-event.ts'
import { findDuplicate } from '#domain/find-duplicate.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { lockOrder } from '#domain/orders/lock-order.ts'
import { consumeRateLimit } from '#domain/rate-limits/consume-rate-limit.ts'
import { exceedsReviewLimit } from '#domain/rate-limits/exceeds-review-limit.ts'
import type { RequestRefusal } from './customer-request.ts'
import { insertCustomerRequest, isAskedTooOften } from './insert-customer-request.ts'
import { consumeRequestLimit } from './request-limits.ts'

export type OrderMessageOutcome = { readonly outcome: 'written' } | Extract<RequestRefusal, { outcome: 'too-often' }>

/**
 * Puts what the customer of the private link writes into the inbox of the office, with the order. The reply goes to the
 * email address of the order. Beyond a limit it is held like any message. A second tap writes it once. Throws
 * RateLimited.
 */
export async function writeOnOrder(marketplace: Marketplace, message: string): Promise<OrderMessageOutcome> {
  requireAllowed(hasPrivateOrder(marketplace.actor))
  const { orderId } = marketplace.actor
  return inTransaction(marketplace, async (marketplace) => {
    const { db, clock } = marketplace
    const status = await lockOrder(marketplace, orderId)
    if (await findDuplicate(marketplace, 'contact_messages', { order_id: orderId, message }))
      return { outcome: 'written' }
    if (await isAskedTooOften(marketplace, orderId, 'message')) return { outcome: 'too-often' }
    const order = await db
      .selectFrom('orders')
      .select(['customer_name as name', 'customer_email as email', 'customer_phone as phone', 'locale'])
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow()
    const { name, email, phone, locale } = order
    const isBeyondQuota = await consumeRateLimit(marketplace, 'message', { phone, ...(email !== null && { email }) })
    const isHeld = (await exceedsReviewLimit(marketplace, 'message')) || isBeyondQuota
    const { id: messageId } = await db
      .insertInto('contact_messages')
      .values({ ...{ order_id: orderId, name, email, locale, message }, is_held: isHeld, sent_at: clock.now() })
      .returning('id')
      .executeTakeFirstOrThrow()
    await insertCustomerRequest(marketplace, orderId, {
      ...{ kind: 'message', from_status: status, message_id: messageId },
    })
    if (!isHeld) await recordEvent(marketplace, { type: 'message.received', messageId })
    await consumeRequestLimit(marketplace, orderId)
    return { outcome: 'written' }
  })
}
