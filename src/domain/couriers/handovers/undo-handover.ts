import { sql } from 'kysely'
import { mayHandleOrders } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { recordAudit } from '#domain/audit/record-audit.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { type BatchUndoOutcome, undoSteps } from '#domain/orders/status/undo-batch.ts'
import type { UndoRemarks } from '#domain/orders/status/undo-order-step.ts'

/**
 * Undoes a hand-over: the orders whose parcels it has are packed again, and free for another one. An order that has
 * gone on since, as one that was delivered, stays in it and does not stop the others.
 */
export async function undoHandover(
  marketplace: Marketplace,
  handoverId: number,
  remarks: UndoRemarks = {},
): Promise<BatchUndoOutcome> {
  requireAllowed(mayHandleOrders(marketplace.actor))
  const { rows: steps } = await sql<{ id: number; order_id: number }>`
    select distinct on (order_id) step.id, order_id
    from effective_order_steps as step join handover_orders as taken using (order_id)
    where handover_id = ${handoverId} and handed_over_at is not null and taken_back_at is null and to_status = 'shipped'
    order by order_id, step.id desc`.execute(marketplace.db)
  const result = await undoSteps(marketplace, steps, remarks)
  if (result.undone > 0)
    await inTransaction(marketplace, async (marketplace) => {
      const after = { orderCount: result.undone }
      await recordAudit(marketplace, { entity: 'handover', id: handoverId, action: 'undone', after })
    })
  return result
}
