import { mayAnswerMessages } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import {
  type KeysetPage,
  type PageCursor,
  rowsPerPage,
  toNewestFirstPage,
  toOldestFirstPage,
} from '#domain/keyset-pagination.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { type InboxMessage, inboxColumns, inboxMessageFromRow } from './inbox-message.ts'

interface ContactMessageListOptions extends PageCursor {
  readonly isDone: boolean
}

/** Returns one page of the messages that wait for a reply, oldest first, or of those that are done, newest first. */
export async function listContactMessages(
  marketplace: Marketplace,
  { isDone, olderThan, newerThan }: ContactMessageListOptions,
): Promise<KeysetPage<InboxMessage>> {
  requireAllowed(mayAnswerMessages(marketplace.actor))
  let messages = marketplace.db
    .selectFrom('contact_messages')
    .select(inboxColumns)
    .where('done_at', isDone ? 'is not' : 'is', null)
    .orderBy('id', isDone ? 'desc' : 'asc')
    .limit(rowsPerPage + 1)
  if (olderThan) messages = messages.where('id', '<', olderThan)
  if (newerThan) messages = messages.where('id', '>', newerThan)
  const cut = isDone ? toNewestFirstPage : toOldestFirstPage
  return cut((await messages.execute()).map(inboxMessageFromRow))
}
