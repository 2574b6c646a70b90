import { inTransaction } from '../in-transaction.ts'
import type { Marketplace } from '../marketplace.ts'
import { recordEvent } from '../record-event.ts'
import { findSubscription } from './newsletter-token.ts'

export type LeavingState = 'subscribed' | 'left' | 'unknown'

/** What leaving by this link would do, without doing it. */
export async function checkLeaving(marketplace: Marketplace, token: string): Promise<LeavingState> {
  const subscription = await findSubscription(marketplace, token, 'leave')
  if (!subscription) return 'unknown'
  return subscription.left_at ? 'left' : 'subscribed'
}

/** Ends a subscription for good, whether it was ever confirmed or not. Links to leave work as long as the shop. */
export async function leaveNewsletter(marketplace: Marketplace, token: string): Promise<LeavingState> {
  return inTransaction(marketplace, async (marketplace) => {
    const subscription = await findSubscription(marketplace, token, 'leave')
    if (!subscription) return 'unknown'
    const left = await marketplace.db
      .updateTable('newsletter_subscriptions')
      .set({ left_at: marketplace.clock.now() })
      .where('id', '=', subscription.id)
      .where('left_at', 'is', null)
      .returning('id')
      .executeTakeFirst()
    if (left) await recordEvent(marketplace, { type: 'newsletter.left', subscriptionId: left.id })
    return 'left'
  })
}
