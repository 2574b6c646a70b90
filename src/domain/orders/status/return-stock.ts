import { pipeline } from '#database/pipeline.ts'
import { moveStock } from '#domain/catalog/stock/move-stock.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { lockVariants } from '#domain/orders/lines/variant-statements.ts'

/** Restocks the pieces the order still holds, in the order of ids in which orders lock variants. */
export async function returnStock(
  marketplace: Marketplace,
  orderId: number,
  kind: 'cancel' | 'release' | 'undo',
): Promise<void> {
  const sold = await marketplace.db
    .selectFrom('stock_movements')
    .innerJoin('variants as variant', 'variant.id', 'variant_id')
    .select(({ fn }) => ['variant_id', 'size_id', 'product_id', fn.sum<number>('pieces').as('pieces')] as const)
    .where('order_id', '=', orderId)
    .groupBy(['variant_id', 'size_id', 'product_id'])
    .having(({ fn }) => fn.sum<number>('pieces'), '<', 0)
    .orderBy('variant_id')
    .execute()
  const lines = sold.map(({ size_id, product_id }) => ({ sizeId: size_id, productId: product_id }))
  await pipeline(marketplace.db, { locks: lockVariants(marketplace, lines) })
  await moveStock(
    marketplace,
    sold.map(({ variant_id, pieces }) => ({ kind, variantId: variant_id, pieces: -pieces, orderId })),
  )
}
