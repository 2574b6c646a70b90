import { mayAnswerMessages } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { NotFound } from '#domain/errors.ts'
import type { Locale } from '#domain/locale.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import type { ContactMessage } from './post-contact-message.ts'

export async function getContactMessage(
  { actor, db }: Marketplace,
  messageId: number,
): Promise<ContactMessage & { readonly locale: Locale }> {
  requireAllowed(mayAnswerMessages(actor))
  const message = await db
    .selectFrom('contact_messages')
    .select(['name', 'email', 'message', 'locale'])
    .where('id', '=', messageId)
    .executeTakeFirst()
  if (!message) throw new NotFound('message', messageId)
  return message
}
