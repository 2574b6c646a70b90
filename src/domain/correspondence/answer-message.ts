import { NotFound } from '../errors.ts'
import { recordChange } from '../history/record-change.ts'
import { inTransaction } from '../in-transaction.ts'
import type { Marketplace } from '../marketplace.ts'
import { operatorName } from '../operators/operator-name.ts'
import { requireOperator } from '../operators/require-operator.ts'
import { recordEvent } from '../record-event.ts'

/**
 * Answers a visitor by letter; the message is done with that. It can be answered more than once, but what was just said
 * is not said again: a button is easily pressed twice.
 */
export async function answerMessage(marketplace: Marketplace, messageId: number, body: string): Promise<void> {
  const operator = requireOperator(marketplace, 'staff')
  await inTransaction(marketplace, async (marketplace) => {
    const { db, clock } = marketplace
    const madeBy = operatorName(operator)
    const answered = await db
      .updateTable('contact_messages')
      .set({ done_at: clock.now(), done_by: madeBy, is_held: false })
      .where('id', '=', messageId)
      .returning('id')
      .executeTakeFirst()
    if (!answered) throw new NotFound('message', messageId)
    const latest = await db
      .selectFrom('message_replies')
      .select('body')
      .where('message_id', '=', messageId)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst()
    if (latest?.body === body) return
    const reply = await db
      .insertInto('message_replies')
      .values({ message_id: messageId, body, made_by: madeBy, made_at: clock.now() })
      .returning('id')
      .executeTakeFirstOrThrow()
    await recordEvent(marketplace, { type: 'message.answered', messageId, replyId: reply.id })
    await recordChange(marketplace, { what: 'message', id: messageId, action: 'answered', after: { reply: body } })
  })
}
