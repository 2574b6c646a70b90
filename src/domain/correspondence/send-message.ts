import type { Email } from '../email.ts'
import { inTransaction } from '../in-transaction.ts'
import { countDeed } from '../limits/count-deed.ts'
import type { Marketplace } from '../marketplace.ts'
import { recordEvent } from '../record-event.ts'

export interface ContactMessage {
  readonly name: string
  readonly email: Email
  readonly message: string
  /** Whether it looks as if a program had written it: then it is held until someone has looked at it. */
  readonly isSuspicious?: boolean
}

/** Keeps a visitor's message for the shop to answer. Answers its id. */
export async function sendMessage(
  marketplace: Marketplace,
  { isSuspicious = false, ...contact }: ContactMessage,
): Promise<number> {
  return inTransaction(marketplace, async (marketplace) => {
    await countDeed(marketplace, 'message', contact)
    const { id } = await marketplace.db
      .insertInto('contact_messages')
      .values({ ...contact, is_held: isSuspicious, sent_at: marketplace.clock.now() })
      .returning('id')
      .executeTakeFirstOrThrow()
    await recordEvent(marketplace, { type: isSuspicious ? 'message.held' : 'message.received', messageId: id })
    return id
  })
}
