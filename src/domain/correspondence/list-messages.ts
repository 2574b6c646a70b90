import type { Marketplace } from '../marketplace.ts'
import { type NewestFirst, newestFirst, rowsAtOnce } from '../newest-first.ts'
import { requireOperator } from '../operators/require-operator.ts'
import { deskColumns, type MessageAtDesk, messageOf } from './message-desk.ts'

interface MessagesWanted {
  readonly isDone: boolean
  readonly olderThan?: number | undefined
}

/** The messages that wait for an answer, or those that do not any more, newest first. */
export async function listMessages(
  marketplace: Marketplace,
  { isDone, olderThan }: MessagesWanted,
): Promise<NewestFirst<MessageAtDesk>> {
  requireOperator(marketplace, 'staff')
  let messages = marketplace.db
    .selectFrom('contact_messages')
    .select(deskColumns)
    .where('done_at', isDone ? 'is not' : 'is', null)
    .orderBy('id', 'desc')
    .limit(rowsAtOnce + 1)
  if (olderThan) messages = messages.where('id', '<', olderThan)
  return newestFirst((await messages.execute()).map(messageOf))
}
