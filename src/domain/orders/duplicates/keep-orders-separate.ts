import { actorColumns } from '#domain/access/actor-columns.ts'
import { mayHandleOrders } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { recordAudit } from '#domain/audit/record-audit.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { lockOrders } from './lock-orders.ts'

/**
 * Records that two orders which look like one placed twice are both meant: they are no likely duplicates of each other
 * any more. Throws NotFound for an unknown order.
 */
export async function keepOrdersSeparate(marketplace: Marketplace, orderId: number, otherId: number): Promise<void> {
  requireAllowed(mayHandleOrders(marketplace.actor))
  await inTransaction(marketplace, async (marketplace) => {
    const { db, clock, actor } = marketplace
    const { other } = await lockOrders(marketplace, orderId, otherId)
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('separate_orders')
      .values({
        ...{ order_id: Math.min(orderId, otherId), other_id: Math.max(orderId, otherId) },
        ...actorColumns(actor),
        made_at: clock.now(),
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow()
    if (numInsertedOrUpdatedRows === 0n) return
    const after = { other: other.number }
    await recordAudit(marketplace, { entity: 'order', id: orderId, action: 'kept separate', after })
  })
}
