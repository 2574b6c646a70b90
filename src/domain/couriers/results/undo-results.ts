import { sql } from 'kysely'
import { mayHandleOrders } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { recordAudit } from '#domain/audit/record-audit.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { type BatchUndoOutcome, undoBatch } from '#domain/orders/status/undo-batch.ts'
import type { UndoRemarks } from '#domain/orders/status/undo-order-step.ts'

/**
 * Undoes the results that were recorded together: the steps of their orders, and deliveries that were postponed. Rows
 * of a file are proposed again when it is read again. An order that has gone on since stays as it is and does not stop
 * the others.
 */
export async function undoResults(
  marketplace: Marketplace,
  batchId: string,
  remarks: UndoRemarks = {},
): Promise<BatchUndoOutcome> {
  requireAllowed(mayHandleOrders(marketplace.actor))
  const { notUndone } = await undoBatch(marketplace, batchId, remarks)
  // A parcel that came back has two steps.
  const stayed = new Map(notUndone.map((order) => [order.id, order]))
  return inTransaction(marketplace, async (marketplace) => {
    const { db, clock } = marketplace
    const ofBatch = db.selectFrom('recorded_results').select(['order_id', 'undone_at']).where('batch_id', '=', batchId)
    const undone = (await ofBatch.forUpdate().execute()).filter(({ order_id }) => !stayed.has(order_id))
    const ids = undone.flatMap(({ order_id, undone_at }) => (undone_at === null ? order_id : []))
    await db
      .updateTable('recorded_results')
      .set({ undone_at: clock.now() })
      .where('batch_id', '=', batchId)
      .where('order_id', '=', sql<number>`any(${ids}::bigint[])`)
      .execute()
    await recordUndonePostponements(marketplace, batchId, ids)
    return { undone: undone.length, notUndone: [...stayed.values()] }
  })
}

async function recordUndonePostponements(
  marketplace: Marketplace,
  batchId: string,
  orderIds: readonly number[],
): Promise<void> {
  const attempts = await marketplace.db
    .selectFrom('delivery_attempts')
    .select(['order_id', 'note'])
    .where('batch_id', '=', batchId)
    .where('outcome', '=', 'postponed')
    .where('order_id', '=', sql<number>`any(${orderIds}::bigint[])`)
    .execute()
  for (const { order_id: id, note } of attempts)
    await recordAudit(marketplace, { entity: 'order', id, action: 'postponement undone', before: { note } })
}
