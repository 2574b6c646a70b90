import { actorColumns, isSameActor } from '#domain/access/actor-columns.ts'
import { mayHandleOrders } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { recordAudit } from '#domain/audit/record-audit.ts'
import { recordEvent } from '#domain/events/record-event.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { lockOrder } from './lock-order.ts'

/**
 * Adds a note to an order, visible to staff only. The same note sent twice by one operator is added once. Throws
 * NotFound for an unknown order.
 */
export async function addOrderNote(marketplace: Marketplace, orderId: number, body: string): Promise<void> {
  requireAllowed(mayHandleOrders(marketplace.actor))
  const actor = actorColumns(marketplace.actor)
  await inTransaction(marketplace, async (marketplace) => {
    const { db } = marketplace
    await lockOrder(marketplace, orderId)
    const last = await db
      .selectFrom('order_notes')
      .select(['body', 'actor_kind', 'actor_id'])
      .where('order_id', '=', orderId)
      .orderBy('id', 'desc')
      .executeTakeFirst()
    if (last?.body === body && isSameActor(last, actor)) return
    await db
      .insertInto('order_notes')
      .values({ order_id: orderId, body, ...actor, made_at: marketplace.clock.now() })
      .execute()
    await recordAudit(marketplace, { entity: 'order', id: orderId, action: 'noted', after: { note: body } })
    await recordEvent(marketplace, { type: 'order.note-added', orderId })
  })
}
