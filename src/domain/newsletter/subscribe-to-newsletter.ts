import { sql } from 'kysely'
import { mayActInPublic } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { consentColumns } from '#domain/consent.ts'
import type { EmailAddress } from '#domain/email-address.ts'
import { holdEmailsOf, withdrawHeldEmails } from '#domain/email-outbox/hold-email.ts'
import { recordEvent } from '#domain/events/record-event.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import { localeColumn } from '#domain/languages/locale-column.ts'
import type { PersonLocale } from '#domain/locale.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { consumeRateLimit } from '#domain/rate-limits/consume-rate-limit.ts'
import { exceedsReviewLimit } from '#domain/rate-limits/exceeds-review-limit.ts'

/** The shortest time between two confirmation emails to one address, since anyone can enter any address. */
const resendAfterMilliseconds = 60 * 60 * 1000

interface SubscriptionOptions {
  readonly isSuspicious?: boolean
  /** The language of the emails; that of the request by default. */
  readonly locale?: PersonLocale
}

/**
 * Sends a confirmation email with a link (double opt-in); the subscription is active once the link was followed. Case
 * is ignored. Does nothing for an address that is subscribed, and sends another email to an unconfirmed one only after
 * an hour, or once it has left since. Beyond a limit, and when the subscription looks like a bot's, that email waits
 * for an operator, or until the subscription is repeated without suspicion. The response is the same in all cases, so
 * that it does not tell who is subscribed.
 */
export async function subscribeToNewsletter(
  marketplace: Marketplace,
  email: EmailAddress,
  { isSuspicious = false, locale }: SubscriptionOptions = {},
): Promise<void> {
  requireAllowed(mayActInPublic(marketplace.actor))
  const now = marketplace.clock.now()
  await inTransaction(marketplace, async (marketplace) => {
    const isBeyondQuota = await consumeRateLimit(marketplace, 'subscription', { email })
    const isBeyondLimit = (await exceedsReviewLimit(marketplace, 'subscription')) || isBeyondQuota
    const chosen = localeColumn(marketplace, locale)
    const subscription = await marketplace.db
      .insertInto('newsletter_subscriptions')
      .values({
        email,
        subscribed_at: now,
        asked_at: now,
        is_held: isSuspicious,
        locale: chosen,
        ...consentColumns(now),
      })
      .onConflict((conflict) =>
        conflict
          .expression(sql`lower(email)`)
          .doUpdateSet({ asked_at: now, is_held: isSuspicious, locale: chosen, ...consentColumns(now) })
          .where(sql<boolean>`(newsletter_subscriptions.confirmed_at is null
            or newsletter_subscriptions.left_at is not null)`)
          .where(sql<boolean>`(newsletter_subscriptions.is_held and not excluded.is_held
            or newsletter_subscriptions.left_at > newsletter_subscriptions.asked_at
            or newsletter_subscriptions.asked_at <= ${new Date(now.getTime() - resendAfterMilliseconds)})`),
      )
      .returning('id')
      .executeTakeFirst()
    if (!subscription) return
    const about = { subscriptionId: subscription.id }
    await withdrawHeldEmails(marketplace, 'newsletter-confirmation', about)
    const type = isSuspicious ? 'newsletter.held' : 'newsletter.subscribed'
    const eventId = await recordEvent(marketplace, { type, ...about })
    if (isBeyondLimit || isSuspicious) await holdEmailsOf(marketplace, eventId)
  })
}
