import { pipeline } from '#database/pipeline.ts'
import { moveStock } from '#domain/catalog/stock/move-stock.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { lockSizes } from '#domain/orders/lines/size-statements.ts'

/** Restocks the pieces the order still holds, in the order of size ids in which orders lock them. */
export async function returnStock(
  marketplace: Marketplace,
  orderId: number,
  kind: 'cancel' | 'release' | 'undo',
): Promise<void> {
  const sold = await marketplace.db
    .selectFrom('stock_movements')
    .innerJoin('product_sizes as size', 'size.id', 'size_id')
    .select(({ fn }) => ['size_id', 'product_id', fn.sum<number>('pieces').as('pieces')] as const)
    .where('order_id', '=', orderId)
    .groupBy(['size_id', 'product_id'])
    .having(({ fn }) => fn.sum<number>('pieces'), '<', 0)
    .orderBy('size_id')
    .execute()
  const lines = sold.map(({ size_id, product_id }) => ({ sizeId: size_id, productId: product_id }))
  await pipeline(marketplace.db, { locks: lockSizes(marketplace, lines) })
  await moveStock(
    marketplace,
    sold.map(({ size_id, pieces }) => ({ kind, sizeId: size_id, pieces: -pieces, orderId })),
  )
}
