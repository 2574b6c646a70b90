import type { StockMovement } from '#domain/catalog/stock/move-stock.ts'
import type { QuotedLine } from '#domain/orders/order.ts'
import { quantityBySize } from './order-lines.ts'
import type { SizeRow } from './size-statements.ts'

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

type StockedSize = Pick<SizeRow, 'id' | 'productId' | 'supply' | 'stock' | 'isRetired'>

/**
 * Returns the sizes of which lines want more than there is, with what there is for them; `held` is what their order has
 * of each size already. The sizes of a product that is made to order share what is left of its week, the upper one
 * first.
 */
export function findShortSizes(
  lines: readonly Pick<QuotedLine, 'sizeId' | 'quantity'>[],
  sizes: readonly StockedSize[],
  held: ReadonlyMap<number, number> = new Map(),
): ReadonlyMap<number, number> {
  const short = new Map<number, number>()
  const takenOf = new Map<string, number>()
  for (const [sizeId, wanted] of quantityBySize(lines)) {
    const size = sizes.find(({ id }) => id === sizeId)
    const shelf = size?.supply === 'made-to-order' ? `product ${size.productId}` : `size ${sizeId}`
    const [has, taken] = [held.get(sizeId) ?? 0, takenOf.get(shelf) ?? 0]
    const left = has + Math.max(0, size && !size.isRetired ? size.stock - taken : 0)
    if (wanted > left) short.set(sizeId, left)
    takenOf.set(shelf, taken + Math.max(0, wanted - has))
  }
  return short
}
