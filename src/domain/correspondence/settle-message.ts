import { NotFound } from '../errors.ts'
import { recordChange } from '../history/record-change.ts'
import { inTransaction } from '../in-transaction.ts'
import type { Marketplace } from '../marketplace.ts'
import { operatorName } from '../operators/operator-name.ts'
import { requireOperator } from '../operators/require-operator.ts'

/** Puts a message aside without an answer, or back among those that wait. Doing it twice changes nothing. */
export async function settleMessage(marketplace: Marketplace, messageId: number, isDone: boolean): Promise<void> {
  const operator = requireOperator(marketplace, 'staff')
  await inTransaction(marketplace, async (marketplace) => {
    const { db, clock } = marketplace
    const message = await db
      .selectFrom('contact_messages')
      .select('done_at')
      .where('id', '=', messageId)
      .forUpdate()
      .executeTakeFirst()
    if (!message) throw new NotFound('message', messageId)
    if ((message.done_at !== null) === isDone) return
    await db
      .updateTable('contact_messages')
      .set(isDone ? { done_at: clock.now(), done_by: operatorName(operator) } : { done_at: null, done_by: null })
      .where('id', '=', messageId)
      .execute()
    await recordChange(marketplace, { what: 'message', id: messageId, action: isDone ? 'done' : 'reopened' })
  })
}
