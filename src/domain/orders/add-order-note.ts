import { actorLabel } from '#domain/access/actor-label.ts'
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
  const operator = marketplace.actor
  await inTransaction(marketplace, async (marketplace) => {
    const { db } = marketplace
    await lockOrder(marketplace, orderId)
    const last = await db
      .selectFrom('order_notes')
      .select(['body', 'made_by'])
      .where('order_id', '=', orderId)
      .orderBy('id', 'desc')
      .executeTakeFirst()
    if (last?.body === body && last.made_by === actorLabel(operator)) return
    await db
      .insertInto('order_notes')
      .values({ order_id: orderId, body, made_by: actorLabel(operator), made_at: marketplace.clock.now() })
      .execute()
    await recordAudit(marketplace, { entity: 'order', id: orderId, action: 'noted', after: { note: body } })
    await recordEvent(marketplace, { type: 'order.note-added', orderId })
  })
}
