import { sql } from 'kysely'
import { NotFound } from '../errors.ts'
import type { LetterStatus } from '../letters/letter.ts'
import type { Marketplace } from '../marketplace.ts'
import { requireOperator } from '../operators/require-operator.ts'
import { deskColumns, type MessageAtDesk, messageOf, type Reply } from './message-desk.ts'

/** A message with everything the shop has answered to it. */
export async function readMessage(
  marketplace: Marketplace,
  id: number,
): Promise<MessageAtDesk & { readonly replies: readonly Reply[] }> {
  requireOperator(marketplace, 'staff')
  const { db } = marketplace
  const row = await db.selectFrom('contact_messages').select(deskColumns).where('id', '=', id).executeTakeFirst()
  if (!row) throw new NotFound('message', id)
  const replies = await db
    .selectFrom('message_replies as reply')
    .select(['reply.body', 'reply.made_by as madeBy', 'reply.made_at as madeAt'])
    .select(
      sql<LetterStatus>`(select status from letters
        where kind = 'message-reply' and about->>'replyId' = reply.id::text)`.as('letterStatus'),
    )
    .where('reply.message_id', '=', id)
    .orderBy('reply.id')
    .execute()
  return { ...messageOf(row), replies }
}
