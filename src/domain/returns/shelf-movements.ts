import type { StockMovement } from '#domain/catalog/stock/move-stock.ts'
import type { Marketplace } from '#domain/marketplace.ts'

/**
 * Returns the movements of the pieces that go back to the shelf, or off it again when the inspection is undone, in the
 * order of ids in which orders lock variants.
 */
export async function shelfMovements(
  { db }: Marketplace,
  returnId: number,
  direction: 'back' | 'off',
): Promise<(StockMovement & { readonly kind: 'return' })[]> {
  const rows = await db
    .selectFrom('order_return_lines as returned')
    .innerJoin('order_lines as line', (join) =>
      join.onRef('line.order_id', '=', 'returned.order_id').onRef('line.position', '=', 'returned.position'),
    )
    .select(({ fn }) => ['line.variant_id', 'line.order_id', fn.sum<number>('returned.quantity').as('pieces')] as const)
    .where('return_id', '=', returnId)
    .where('disposition', '=', 'shelf')
    .groupBy(['line.variant_id', 'line.order_id'])
    .orderBy('line.variant_id')
    .execute()
  return rows.map(({ variant_id, order_id, pieces }) => ({
    ...{ kind: 'return', variantId: variant_id, orderId: order_id },
    pieces: direction === 'back' ? pieces : -pieces,
  }))
}
