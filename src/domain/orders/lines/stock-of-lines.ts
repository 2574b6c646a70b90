import type { StockMovement } from '#domain/catalog/stock/move-stock.ts'
import type { QuotedLine } from '#domain/orders/order.ts'
import { quantityBySize } from './order-lines.ts'

/**
 * Returns the movements that take the pieces of the lines, one for each size, in the order in which sizes are locked.
 */
export function movementsOfLines(
  orderId: number,
  lines: readonly Pick<QuotedLine, 'sizeId' | 'quantity'>[],
  kind: 'sale' | 'revival' | 'undo',
): StockMovement[] {
  const bySize = [...quantityBySize(lines)].sort(([one], [other]) => one - other)
  return bySize.map(([sizeId, pieces]) => ({ kind, sizeId, pieces: -pieces, orderId }))
}
