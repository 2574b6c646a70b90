import { mayManageNewsletter } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { NotFound } from '#domain/errors.ts'
import type { Locale } from '#domain/locale.ts'
import type { Marketplace } from '#domain/marketplace.ts'

/** Returns the language of the emails to a subscriber. Throws NotFound. */
export async function getSubscriptionLocale({ actor, db }: Marketplace, subscriptionId: number): Promise<Locale> {
  requireAllowed(mayManageNewsletter(actor))
  const subscription = await db
    .selectFrom('newsletter_subscriptions')
    .select('locale')
    .where('id', '=', subscriptionId)
    .executeTakeFirst()
  if (!subscription) throw new NotFound('subscription', subscriptionId)
  return subscription.locale
}
