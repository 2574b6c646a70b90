import { mayActInPublic } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { findSubscriptionByToken } from './newsletter-token.ts'

/** How long a confirmation link is valid. */
export const confirmationValidMilliseconds = 7 * 24 * 60 * 60 * 1000

/** `expired` is also a link sent before the subscriber left: an old email does not subscribe again. */
export type ConfirmationState = 'open' | 'confirmed' | 'expired' | 'unknown'

/** Returns the state of a confirmation link without confirming: mail scanners open every link. */
export async function checkConfirmation(marketplace: Marketplace, token: string): Promise<ConfirmationState> {
  requireAllowed(mayActInPublic(marketplace.actor))
  const subscription = await findSubscriptionByToken(marketplace, token, 'confirm')
  if (!subscription) return 'unknown'
  const { confirmed_at: confirmedAt, left_at: leftAt, made_at: madeAt } = subscription
  if (leftAt && madeAt <= leftAt) return 'expired'
  if (confirmedAt && !leftAt) return 'confirmed'
  return marketplace.clock.now().getTime() - madeAt.getTime() > confirmationValidMilliseconds ? 'expired' : 'open'
}

/** Confirms a subscription by the token of its link. Idempotent. Returns the state of the link. */
export async function confirmSubscription(marketplace: Marketplace, token: string): Promise<ConfirmationState> {
  requireAllowed(mayActInPublic(marketplace.actor))
  return inTransaction(marketplace, async (marketplace) => {
    const state = await checkConfirmation(marketplace, token)
    const subscription = await findSubscriptionByToken(marketplace, token, 'confirm')
    if (state !== 'open' || !subscription) return state
    await marketplace.db
      .updateTable('newsletter_subscriptions')
      .set({ confirmed_at: marketplace.clock.now(), left_at: null, is_held: false })
      .where('id', '=', subscription.id)
      .where((is) => is.or([is('confirmed_at', 'is', null), is('left_at', 'is not', null)]))
      .execute()
    return 'confirmed'
  })
}
