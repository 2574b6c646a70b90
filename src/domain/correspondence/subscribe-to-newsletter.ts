import { sql } from 'kysely'
import type { Email } from '../email.ts'
import { inTransaction } from '../in-transaction.ts'
import { countDeed } from '../limits/count-deed.ts'
import type { Marketplace } from '../marketplace.ts'
import { recordEvent } from '../record-event.ts'

/** Anyone can type anyone's address: it gets one letter, and another only after this long. */
const pauseMilliseconds = 60 * 60 * 1000

/**
 * Asks an address, whatever its case, whether it wants the newsletter: a letter with a link goes there, and the
 * subscription counts once that is followed. Repeating it changes nothing for an address that is subscribed, and sends
 * another letter to one that is not only after an hour. What looks as if a program had sent it is held, and causes no
 * letter until it is asked again as people do. Who asked is told the same in every case.
 */
export async function subscribeToNewsletter(
  marketplace: Marketplace,
  email: Email,
  { isSuspicious = false }: { readonly isSuspicious?: boolean } = {},
): Promise<void> {
  const now = marketplace.clock.now()
  await inTransaction(marketplace, async (marketplace) => {
    await countDeed(marketplace, 'subscription', { email })
    const asked = await marketplace.db
      .insertInto('newsletter_subscriptions')
      .values({ email, subscribed_at: now, asked_at: now, is_held: isSuspicious })
      .onConflict((conflict) =>
        conflict
          .expression(sql`lower(email)`)
          .doUpdateSet({ asked_at: now, is_held: false })
          .where(sql<boolean>`not excluded.is_held`)
          .where(sql<boolean>`(newsletter_subscriptions.confirmed_at is null
            or newsletter_subscriptions.left_at is not null)`)
          .where(sql<boolean>`(newsletter_subscriptions.is_held
            or newsletter_subscriptions.asked_at <= ${new Date(now.getTime() - pauseMilliseconds)})`),
      )
      .returning('id')
      .executeTakeFirst()
    const type = isSuspicious ? 'newsletter.held' : 'newsletter.subscribed'
    if (asked) await recordEvent(marketplace, { type, subscriptionId: asked.id })
  })
}
