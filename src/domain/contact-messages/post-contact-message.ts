import { mayActInPublic } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import type { EmailAddress } from '#domain/email-address.ts'
import { recordEvent } from '#domain/events/record-event.ts'
import { findDuplicate } from '#domain/find-duplicate.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import { localeColumn } from '#domain/languages/locale-column.ts'
import type { PersonLocale } from '#domain/locale.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { consumeRateLimit } from '#domain/rate-limits/consume-rate-limit.ts'
import { exceedsReviewLimit } from '#domain/rate-limits/exceeds-review-limit.ts'

export interface ContactMessage {
  readonly name: string
  readonly email: EmailAddress
  readonly message: string
  /** The language in which the visitor gets the reply; that of the request by default. */
  readonly locale?: PersonLocale
  /** Whether it looks like a bot's. */
  readonly isSuspicious?: boolean
}

/**
 * Stores a visitor's message and notifies the shop by email; does neither for a duplicate. A message that looks like a
 * bot's or exceeds a limit is held: no email is sent until an operator has looked at it. Returns the id of the message.
 */
export async function postContactMessage(
  marketplace: Marketplace,
  { isSuspicious = false, locale, ...contact }: ContactMessage,
): Promise<number> {
  requireAllowed(mayActInPublic(marketplace.actor))
  return inTransaction(marketplace, async (marketplace) => {
    const isBeyondQuota = await consumeRateLimit(marketplace, 'message', contact)
    const duplicate = await findDuplicate(marketplace, 'contact_messages', contact)
    if (duplicate) return duplicate.id
    const isHeld = (await exceedsReviewLimit(marketplace, 'message')) || isBeyondQuota || isSuspicious
    const { id } = await marketplace.db
      .insertInto('contact_messages')
      .values({
        ...contact,
        locale: localeColumn(marketplace, locale),
        is_held: isHeld,
        sent_at: marketplace.clock.now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    if (!isHeld) await recordEvent(marketplace, { type: 'message.received', messageId: id })
    return id
  })
}
