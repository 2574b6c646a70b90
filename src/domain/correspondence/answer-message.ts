import { NotFound } from '../errors.ts'
import { recordChange } from '../history/record-change.ts'
import { inTransaction } from '../in-transaction.ts'
import type { Marketplace } from '../marketplace.ts'
import { operatorName } from '../operators/operator-name.ts'
import { requireOperator } from '../operators/require-operator.ts'
import { recordEvent } from '../record-event.ts'

export interface Answer {
  readonly body: string
  /** How many answers whoever wrote this one had before them. */
  readonly repliesSeen: number
}

/** `answered-meanwhile`: there are answers that the writer has not seen. Nothing was sent. */
export type AnswerOutcome = 'answered' | 'answered-meanwhile'

/**
 * Answers a visitor by letter; the message is done with that. It can be answered more than once, but by somebody who
 * knows what has been said. What was just said is not said again: a button is easily pressed twice.
 */
export async function answerMessage(
  marketplace: Marketplace,
  messageId: number,
  { body, repliesSeen }: Answer,
): Promise<AnswerOutcome> {
  const operator = requireOperator(marketplace, 'staff')
  return inTransaction(marketplace, async (marketplace) => {
    const { db, clock } = marketplace
    const madeBy = operatorName(operator)
    const replies = await lockReplies(marketplace, messageId)
    const isSaid = replies.at(-1)?.body === body
    if (!isSaid && replies.length > repliesSeen) return 'answered-meanwhile'
    await db
      .updateTable('contact_messages')
      .set({ done_at: clock.now(), done_by: madeBy, is_held: false })
      .where('id', '=', messageId)
      .execute()
    if (isSaid) return 'answered'
    const reply = await db
      .insertInto('message_replies')
      .values({ message_id: messageId, body, made_by: madeBy, made_at: clock.now() })
      .returning('id')
      .executeTakeFirstOrThrow()
    await recordEvent(marketplace, { type: 'message.answered', messageId, replyId: reply.id })
    await recordChange(marketplace, { what: 'message', id: messageId, action: 'answered', after: { reply: body } })
    return 'answered'
  })
}

/** Of two who answer at once the second waits, and then finds what the first has said. */
async function lockReplies({ db }: Marketplace, messageId: number): Promise<{ readonly body: string }[]> {
  const message = await db
    .selectFrom('contact_messages')
    .select('id')
    .where('id', '=', messageId)
    .forUpdate()
    .executeTakeFirst()
  if (!message) throw new NotFound('message', messageId)
  return db.selectFrom('message_replies').select('body').where('message_id', '=', messageId).orderBy('id').execute()
}
