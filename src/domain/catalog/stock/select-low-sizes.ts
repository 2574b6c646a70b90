import { onSale } from '#domain/catalog/on-sale.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { hasStockAtMost } from './has-stock-at-most.ts'

/**
 * Returns the query of all sizes on sale whose stock is low: at most what their product says, or else `lowStock`. Each
 * half has its index, and no size is in both. What is made to order or one of a kind is never low.
 */
export function selectLowSizes({ db }: Marketplace, lowStock: number) {
  const sizes = db
    .selectFrom('product_sizes as size')
    .innerJoin('products', 'products.id', 'size.product_id')
    .select(['size.id', 'size.product_id'])
    .where(onSale)
    .where('size.retired_at', 'is', null)
    .where('products.supply', 'is', null)
  return sizes
    .where('products.low_stock', 'is', null)
    .where(hasStockAtMost(lowStock))
    .unionAll(sizes.whereRef('size.stock', '<=', 'products.low_stock'))
}
