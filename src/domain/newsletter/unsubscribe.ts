import { mayActInPublic } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { findSubscriptionByToken } from './newsletter-token.ts'

export type UnsubscribeState = 'subscribed' | 'left' | 'unknown'

/** Returns the state of an unsubscribe link without using it: mail scanners open every link. */
export async function checkUnsubscribe(marketplace: Marketplace, token: string): Promise<UnsubscribeState> {
  requireAllowed(mayActInPublic(marketplace.actor))
  const subscription = await findSubscriptionByToken(marketplace, token, 'unsubscribe')
  if (!subscription) return 'unknown'
  return subscription.left_at ? 'left' : 'subscribed'
}

/** Ends a subscription, confirmed or not, by the token of its link. Unsubscribe links never expire. Idempotent. */
export async function unsubscribe(marketplace: Marketplace, token: string): Promise<UnsubscribeState> {
  requireAllowed(mayActInPublic(marketplace.actor))
  return inTransaction(marketplace, async (marketplace) => {
    const subscription = await findSubscriptionByToken(marketplace, token, 'unsubscribe')
    if (!subscription) return 'unknown'
    await marketplace.db
      .updateTable('newsletter_subscriptions')
      .set({ left_at: marketplace.clock.now() })
      .where('id', '=', subscription.id)
      .where('left_at', 'is', null)
      .execute()
    return 'left'
  })
}
