import { mayAnswerMessages } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { NotFound } from '#domain/errors.ts'
import type { Locale } from '#domain/locale.ts'
import type { Marketplace } from '#domain/marketplace.ts'

/** A reply with the message it belongs to, for the email. */
export interface ReplyToSend {
  readonly name: string
  /** The language of the visitor. */
  readonly locale: Locale
  readonly message: string
  readonly sentAt: Date
  readonly reply: string
}

export async function getReply({ actor, db }: Marketplace, replyId: number): Promise<ReplyToSend> {
  requireAllowed(mayAnswerMessages(actor))
  const reply = await db
    .selectFrom('message_replies as reply')
    .innerJoin('contact_messages as message', 'message.id', 'reply.message_id')
    .select(['message.name', 'message.locale', 'message.message', 'message.sent_at as sentAt', 'reply.body as reply'])
    .where('reply.id', '=', replyId)
    .executeTakeFirst()
  if (!reply) throw new NotFound('message', replyId)
  return reply
}
