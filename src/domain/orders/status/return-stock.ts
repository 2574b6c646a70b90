import { moveStock } from '#domain/catalog/stock/move-stock.ts'
import type { Marketplace } from '#domain/marketplace.ts'

/** Restocks the pieces the order still holds, in the order of size ids in which orders lock them. */
export async function returnStock(
  marketplace: Marketplace,
  orderId: number,
  kind: 'cancel' | 'release' | 'undo',
): Promise<void> {
  const sold = await marketplace.db
    .selectFrom('stock_movements')
    .select(({ fn }) => ['size_id', fn.sum<number>('pieces').as('pieces')] as const)
    .where('order_id', '=', orderId)
    .groupBy('size_id')
    .having(({ fn }) => fn.sum<number>('pieces'), '<', 0)
    .orderBy('size_id')
    .execute()
  await moveStock(
    marketplace,
    sold.map(({ size_id, pieces }) => ({ kind, sizeId: size_id, pieces: -pieces, orderId })),
  )
}
