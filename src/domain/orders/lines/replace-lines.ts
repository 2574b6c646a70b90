import { moveStock } from '#domain/catalog/stock/move-stock.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import type { OrderStatus } from '#domain/order-status.ts'
import type { QuotedLine } from '#domain/orders/order.ts'
import { givePreparations, takePreparations } from '#domain/orders/preparations/carry-preparations.ts'
import type { Totals } from '#domain/orders/totals.ts'
import { insertOrderLines, piecesOf } from './order-lines.ts'

interface NewLines {
  readonly lines: readonly QuotedLine[]
  readonly totals: Totals
  /** The order, locked as well, that these lines come from or go back to. */
  readonly otherId?: number
}

/**
 * Replaces the lines and the totals of a locked order with this status. What makers have said of lines that stay the
 * same stays. Stock is not moved.
 */
export async function replaceLines(
  marketplace: Marketplace,
  orderId: number,
  { lines, totals, otherId }: NewLines,
  status: OrderStatus,
): Promise<void> {
  const orderIds = [orderId, ...(otherId === undefined ? [] : [otherId])]
  const prepared = await takePreparations(marketplace, orderIds)
  await marketplace.db.deleteFrom('order_lines').where('order_id', '=', orderId).execute()
  await insertOrderLines(marketplace, orderId, lines).execute()
  await givePreparations(marketplace, prepared, orderIds)
  await marketplace.db
    .updateTable('orders')
    .set({
      subtotal_millimes: totals.subtotal,
      discount_millimes: totals.discount,
      shipping_millimes: totals.shipping,
      total_millimes: totals.total,
      held_pieces: status === 'received' ? piecesOf(lines) : 0,
    })
    .where('id', '=', orderId)
    .execute()
}

/** Records one stock movement for each variant whose quantity differs, in the order in which they are locked. */
export async function moveDifference(
  marketplace: Marketplace,
  orderId: number,
  before: ReadonlyMap<number, number>,
  after: ReadonlyMap<number, number>,
): Promise<void> {
  const variantIds = [...new Set([...before.keys(), ...after.keys()])].sort((one, other) => one - other)
  const movements = variantIds.map((variantId) => ({
    ...{ kind: 'amendment' as const, variantId, orderId },
    pieces: (before.get(variantId) ?? 0) - (after.get(variantId) ?? 0),
  }))
  await moveStock(
    marketplace,
    movements.filter(({ pieces }) => pieces !== 0),
  )
}
