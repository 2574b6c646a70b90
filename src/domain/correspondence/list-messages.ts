import type { Marketplace } from '../marketplace.ts'
import { type ListPart, newestFirst, oldestFirst, type PartWanted, rowsAtOnce } from '../newest-first.ts'
import { requireOperator } from '../operators/require-operator.ts'
import { deskColumns, type MessageAtDesk, messageOf } from './message-desk.ts'

interface MessagesWanted extends PartWanted {
  readonly isDone: boolean
}

/** The messages that wait for an answer, oldest first, or those that do not any more, newest first. */
export async function listMessages(
  marketplace: Marketplace,
  { isDone, olderThan, newerThan }: MessagesWanted,
): Promise<ListPart<MessageAtDesk>> {
  requireOperator(marketplace, 'staff')
  let messages = marketplace.db
    .selectFrom('contact_messages')
    .select(deskColumns)
    .where('done_at', isDone ? 'is not' : 'is', null)
    .orderBy('id', isDone ? 'desc' : 'asc')
    .limit(rowsAtOnce + 1)
  if (olderThan) messages = messages.where('id', '<', olderThan)
  if (newerThan) messages = messages.where('id', '>', newerThan)
  const cut = isDone ? newestFirst : oldestFirst
  return cut((await messages.execute()).map(messageOf))
}
