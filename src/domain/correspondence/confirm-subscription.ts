import { inTransaction } from '../in-transaction.ts'
import type { Marketplace } from '../marketplace.ts'
import { recordEvent } from '../record-event.ts'
import { findSubscription } from './newsletter-token.ts'

/** How long a link can be followed: afterwards nobody remembers having asked. */
const validForMilliseconds = 7 * 24 * 60 * 60 * 1000

/** `expired` is also the link from before someone left: leaving is not undone by an old letter. */
export type ConfirmationState = 'open' | 'confirmed' | 'expired' | 'unknown'

/** What following the link would do, without doing it: mail scanners follow every link. */
export async function checkConfirmation(marketplace: Marketplace, token: string): Promise<ConfirmationState> {
  const subscription = await findSubscription(marketplace, token, 'confirm')
  if (!subscription) return 'unknown'
  const { confirmed_at: confirmedAt, left_at: leftAt, made_at: madeAt } = subscription
  if (leftAt && madeAt <= leftAt) return 'expired'
  if (confirmedAt && !leftAt) return 'confirmed'
  return marketplace.clock.now().getTime() - madeAt.getTime() > validForMilliseconds ? 'expired' : 'open'
}

/** The reader of the letter wants the newsletter: from now on the subscription counts. Doing it twice changes nothing. */
export async function confirmSubscription(marketplace: Marketplace, token: string): Promise<ConfirmationState> {
  return inTransaction(marketplace, async (marketplace) => {
    const state = await checkConfirmation(marketplace, token)
    const subscription = await findSubscription(marketplace, token, 'confirm')
    if (state !== 'open' || !subscription) return state
    const confirmed = await marketplace.db
      .updateTable('newsletter_subscriptions')
      .set({ confirmed_at: marketplace.clock.now(), left_at: null })
      .where('id', '=', subscription.id)
      .where((is) => is.or([is('confirmed_at', 'is', null), is('left_at', 'is not', null)]))
      .returning('id')
      .executeTakeFirst()
    if (confirmed) await recordEvent(marketplace, { type: 'newsletter.confirmed', subscriptionId: confirmed.id })
    return 'confirmed'
  })
}
