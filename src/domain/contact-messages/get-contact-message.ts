import { mayAnswerMessages } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { NotFound } from '#domain/errors.ts'
import type { Locale } from '#domain/locale.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import type { ContactMessage } from './post-contact-message.ts'

/** A message as the email to the shop says it. */
export interface MessageToNotify extends Omit<ContactMessage, 'email'> {
  readonly email?: ContactMessage['email']
  readonly locale: Locale
  /** Of the order on whose page it was written. */
  readonly orderNumber?: string
}

export async function getContactMessage({ actor, db }: Marketplace, messageId: number): Promise<MessageToNotify> {
  requireAllowed(mayAnswerMessages(actor))
  const message = await db
    .selectFrom('contact_messages')
    .leftJoin('orders', 'orders.id', 'contact_messages.order_id')
    .select(['contact_messages.name', 'contact_messages.email', 'contact_messages.message', 'contact_messages.locale'])
    .select('orders.number as orderNumber')
    .where('contact_messages.id', '=', messageId)
    .executeTakeFirst()
  if (!message) throw new NotFound('message', messageId)
  const { name, email, locale, orderNumber } = message
  return {
    ...{ name, locale, message: message.message },
    ...(email !== null && { email }),
    ...(orderNumber !== null && { orderNumber }),
  }
}
