import { isInScope } from '#domain/access/is-in-scope.ts'
import { mayViewCatalog } from '#domain/access/policies.ts'
import { requireScope } from '#domain/access/require-allowed.ts'
import { localizedText } from '#domain/localized-text.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { maxPinnedProducts, type PinnedProduct } from './pinned-product.ts'

/**
 * Returns the pinned products in the order of the shop's page, the one pinned last first, with their names in the main
 * language. Retired ones keep their pin.
 */
export async function listPinnedProducts(marketplace: Marketplace): Promise<PinnedProduct[]> {
  const scope = requireScope(mayViewCatalog(marketplace.actor))
  return marketplace.db
    .selectFrom('pinned_products')
    .innerJoin('products', 'products.id', 'product_id')
    .select(['products.id', localizedText('products.name').as('name')])
    .where(isInScope(scope, 'products.store_id'))
    .orderBy('pinned_at', 'desc')
    .orderBy('products.id')
    .limit(maxPinnedProducts)
    .execute()
}
