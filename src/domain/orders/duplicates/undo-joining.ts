import { mayHandleOrders } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { recordAudit } from '#domain/audit/record-audit.ts'
import { recordEvent } from '#domain/events/record-event.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { mayChangeLines } from '#domain/order-status.ts'
import { auditedLine } from '#domain/orders/lines/change-order-lines.ts'
import { quantityByVariant, readOrderLines } from '#domain/orders/lines/order-lines.ts'
import { moveDifference, replaceLines } from '#domain/orders/lines/replace-lines.ts'
import { getUndoableStep } from '#domain/orders/status/get-undoable-step.ts'
import { readLastStep } from '#domain/orders/status/read-last-step.ts'
import { findShortLines } from '#domain/orders/status/take-stock.ts'
import { undoOrderStep } from '#domain/orders/status/undo-order-step.ts'
import { totalsOf } from '#domain/orders/totals.ts'
import { partLines } from './join-lines.ts'
import { lockOrders } from './lock-orders.ts'

export interface UndoJoiningOutcome {
  /** `not-possible`: the kept order is packed or paid, or its lines have changed since. */
  readonly outcome: 'undone' | 'not-possible' | 'out-of-stock'
}

/**
 * Parts two orders that were joined: the kept one is as before, and the joined one goes on where it was. A second tap
 * changes nothing. Throws NotFound.
 */
export async function undoJoining(marketplace: Marketplace, joinedId: number): Promise<UndoJoiningOutcome> {
  requireAllowed(mayHandleOrders(marketplace.actor))
  return inTransaction(marketplace, async (marketplace) => {
    const { db, clock } = marketplace
    const joining = await readJoining(marketplace, joinedId)
    if (!joining) return { outcome: 'not-possible' }
    const { order: kept, other: joined } = await lockOrders(marketplace, joining.kept_id, joinedId)
    if (joined.joined_into_id === null) return { outcome: 'undone' }
    const [keptLines, joinedLines] = [
      await readOrderLines(marketplace, kept.id),
      await readOrderLines(marketplace, joinedId),
    ]
    const lines = partLines(keptLines, joinedLines) ?? []
    const isAsJoined = kept.total_millimes === joining.total_millimes && kept.paid_millimes === 0
    if (!isAsJoined || !mayChangeLines(kept.status) || lines.length === 0) return { outcome: 'not-possible' }
    const wasRequest = (await readLastStep(marketplace, joinedId))?.from_status === 'requested'
    // The kept order has none of the pieces that the joined one would take again.
    if (kept.status === 'requested' && !wasRequest && (await findShortLines(marketplace, joinedLines)).length > 0)
      return { outcome: 'out-of-stock' }
    await setJoinedInto(marketplace, joinedId, null)
    const step = await getUndoableStep(marketplace, joinedId)
    if (!step) {
      await setJoinedInto(marketplace, joinedId, kept.id)
      return { outcome: 'not-possible' }
    }

    const totals = totalsOf(lines, joining.shipping_millimes)
    await replaceLines(marketplace, kept.id, { lines, totals, otherId: joinedId }, kept.status)
    if (kept.status !== 'requested')
      await moveDifference(marketplace, kept.id, quantityByVariant(keptLines), quantityByVariant(lines))
    await db
      .updateTable('orders')
      .set({
        discount_code_id: joining.kept_code_id,
        agreed_fee_millimes: joining.agreed_fee_millimes,
        agreed_free_from_millimes: joining.agreed_free_from_millimes,
      })
      .where('id', '=', kept.id)
      .execute()
    await db
      .updateTable('orders')
      .set({ discount_code_id: joining.joined_code_id })
      .where('id', '=', joinedId)
      .execute()
    await db.updateTable('order_joinings').set({ undone_at: clock.now() }).where('id', '=', joining.id).execute()
    const { outcome } = await undoOrderStep(marketplace, step.id, { reason: kept.number })
    if (outcome !== 'undone') throw new Error(`The cancellation of the joined order ${joined.number}: ${outcome}`)
    await recordAudit(marketplace, {
      ...({ entity: 'order', id: kept.id, action: 'changed' } as const),
      before: { lines: keptLines.map(auditedLine) },
      after: { lines: lines.map(auditedLine), total: totals.total },
    })
    await recordAudit(marketplace, {
      ...({ entity: 'order', id: joinedId, action: 'joining undone' } as const),
      before: { into: kept.number },
    })
    await recordEvent(marketplace, { type: 'order.lines-changed', orderId: kept.id })
    return { outcome: 'undone' }
  })
}

function setJoinedInto({ db }: Marketplace, orderId: number, joined_into_id: number | null) {
  return db.updateTable('orders').set({ joined_into_id }).where('id', '=', orderId).execute()
}

/** The last one, also if it is undone. */
function readJoining({ db }: Marketplace, joinedId: number) {
  return db
    .selectFrom('order_joinings')
    .selectAll()
    .where('joined_id', '=', joinedId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}
