import { onSale } from '#domain/catalog/on-sale.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { hasStockAtMost } from './has-stock-at-most.ts'

/**
 * Returns the query of all variants on sale whose stock is low: at most what their product says, or else `lowStock`.
 * Each half has its index, and no variant is in both. What is made to order or one of a kind is never low.
 */
export function selectLowVariants({ db }: Marketplace, lowStock: number) {
  const variants = db
    .selectFrom('variants as variant')
    .innerJoin('products', 'products.id', 'variant.product_id')
    .select(['variant.id', 'variant.product_id'])
    .where(onSale)
    .where('variant.retired_at', 'is', null)
    .where('products.supply', 'is', null)
  return variants
    .where('products.low_stock', 'is', null)
    .where(hasStockAtMost(lowStock))
    .unionAll(variants.whereRef('variant.stock', '<=', 'products.low_stock'))
}
