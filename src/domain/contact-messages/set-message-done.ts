import { actorColumns } from '#domain/access/actor-columns.ts'
import { mayAnswerMessages } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { recordAudit } from '#domain/audit/record-audit.ts'
import { NotFound } from '#domain/errors.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Marketplace } from '#domain/marketplace.ts'

const waiting = { done_at: null, actor_kind: null, actor_id: null, actor_name: null }

/** Marks a message as done without a reply, or as waiting again. Idempotent. Throws NotFound. */
export async function setMessageDone(marketplace: Marketplace, messageId: number, isDone: boolean): Promise<void> {
  requireAllowed(mayAnswerMessages(marketplace.actor))
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
      .set(isDone ? { done_at: clock.now(), ...actorColumns(marketplace.actor) } : waiting)
      .where('id', '=', messageId)
      .execute()
    await recordAudit(marketplace, { entity: 'message', id: messageId, action: isDone ? 'done' : 'reopened' })
  })
}
