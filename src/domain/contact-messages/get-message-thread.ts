import { sql } from 'kysely'
import { mayAnswerMessages } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import type { EmailStatus } from '#domain/email.ts'
import { NotFound } from '#domain/errors.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { type InboxMessage, inboxColumns, inboxMessageFromRow, type MessageReply } from './inbox-message.ts'

const maxListedReplies = 200

/** Returns a contact message with its replies, oldest first; of very many, the newest. Throws NotFound. */
export async function getMessageThread(
  marketplace: Marketplace,
  id: number,
): Promise<InboxMessage & { readonly replies: readonly MessageReply[] }> {
  requireAllowed(mayAnswerMessages(marketplace.actor))
  const { db } = marketplace
  const row = await db.selectFrom('contact_messages').select(inboxColumns).where('id', '=', id).executeTakeFirst()
  if (!row) throw new NotFound('message', id)
  const replies = await db
    .selectFrom('message_replies as reply')
    .select(['reply.body', 'reply.made_by as madeBy', 'reply.made_at as madeAt'])
    .select(
      sql<EmailStatus>`(select status from emails
        where kind = 'message-reply' and about->>'replyId' = reply.id::text)`.as('emailStatus'),
    )
    .where('reply.message_id', '=', id)
    .orderBy('reply.id', 'desc')
    .limit(maxListedReplies)
    .execute()
  return { ...inboxMessageFromRow(row), replies: replies.reverse() }
}
