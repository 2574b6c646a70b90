import type { Email } from '../email.ts'
import { NotFound } from '../errors.ts'
import type { Marketplace } from '../marketplace.ts'
import type { ContactMessage } from './send-message.ts'

export async function getMessage({ db }: Marketplace, messageId: number): Promise<ContactMessage> {
  const message = await db
    .selectFrom('contact_messages')
    .select(['name', 'email', 'message'])
    .where('id', '=', messageId)
    .executeTakeFirst()
  if (!message) throw new NotFound('message', messageId)
  return { ...message, email: message.email as Email }
}
