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

/**
 * Returns the sizes of which the lines take more than there is, besides the pieces that their order holds already. The
 * sizes of a product that is made to order share what is left of its week.
 */
export function sizesExceeded(
  lines: readonly Pick<QuotedLine, 'sizeId' | 'quantity'>[],
  sizes: readonly Pick<SizeRow, 'id' | 'productId' | 'supply' | 'stock' | 'isRetired'>[],
  held: ReadonlyMap<number, number> = new Map(),
): ReadonlySet<number> {
  const wanted = quantityBySize(lines)
  const taken = (sizeId: number) => Math.max(0, (wanted.get(sizeId) ?? 0) - (held.get(sizeId) ?? 0))
  const takenOf = (id: number) =>
    sizes.reduce((pieces, size) => pieces + (size.productId === id ? taken(size.id) : 0), 0)
  const exceeded = sizes.filter(({ id, productId, supply, stock, isRetired }) => {
    const shared = supply === 'made-to-order' ? takenOf(productId) : taken(id)
    return taken(id) > 0 && shared > (isRetired ? 0 : stock)
  })
  return new Set(exceeded.map(({ id }) => id))
}
