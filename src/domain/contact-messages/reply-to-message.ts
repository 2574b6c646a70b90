import { actorColumns } from '#domain/access/actor-columns.ts'
import { mayAnswerMessages } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { recordAudit } from '#domain/audit/record-audit.ts'
import { NotFound } from '#domain/errors.ts'
import { recordEvent } from '#domain/events/record-event.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Marketplace } from '#domain/marketplace.ts'

export interface ReplyDraft {
  /** Of the form: sent again, it sends nothing more. */
  readonly submissionKey: string
  readonly body: string
  /** How many replies the writer had seen. */
  readonly repliesSeen: number
}

/**
 * `conflict`: there are replies that the writer has not seen; `no-address`: the order has no email. Nothing was sent.
 */
export type ReplyOutcome = 'replied' | 'conflict' | 'no-address'

/**
 * Sends a reply to a contact message by email and marks the message as done. Several replies are possible, but the
 * writer must have seen the earlier ones. Throws NotFound.
 */
export async function replyToMessage(
  marketplace: Marketplace,
  messageId: number,
  { submissionKey, body, repliesSeen }: ReplyDraft,
): Promise<ReplyOutcome> {
  requireAllowed(mayAnswerMessages(marketplace.actor))
  return inTransaction(marketplace, async (marketplace) => {
    const { db, clock } = marketplace
    const actor = actorColumns(marketplace.actor)
    const { hasAddress, replies } = await lockReplies(marketplace, messageId)
    if (!hasAddress) return 'no-address'
    const sent = replies.find((reply) => reply.submission_key === submissionKey)
    const isRepeated = sent?.body === body
    if (!isRepeated && (sent || replies.length > repliesSeen)) return 'conflict'
    await db
      .updateTable('contact_messages')
      .set({ done_at: clock.now(), ...actor, is_held: false })
      .where('id', '=', messageId)
      .execute()
    if (isRepeated) return 'replied'
    const reply = await db
      .insertInto('message_replies')
      .values({ message_id: messageId, submission_key: submissionKey, body, ...actor, made_at: clock.now() })
      .returning('id')
      .executeTakeFirstOrThrow()
    await recordEvent(marketplace, { type: 'message.replied', messageId, replyId: reply.id })
    await recordAudit(marketplace, { entity: 'message', id: messageId, action: 'answered', after: { reply: body } })
    return 'replied'
  })
}

/** Locks the message, so that the second of two simultaneous replies finds the first one. Throws NotFound. */
async function lockReplies({ db }: Marketplace, messageId: number) {
  const message = await db
    .selectFrom('contact_messages')
    .select('email')
    .where('id', '=', messageId)
    .forUpdate()
    .executeTakeFirst()
  if (!message) throw new NotFound('message', messageId)
  const replies = await db
    .selectFrom('message_replies')
    .select(['body', 'submission_key'])
    .where('message_id', '=', messageId)
    .orderBy('id')
    .execute()
  return { hasAddress: message.email !== null, replies }
}
