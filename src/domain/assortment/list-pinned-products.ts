import type { Marketplace } from '../marketplace.ts'
import { requireOperator } from '../operators/require-operator.ts'
import type { PinnedProduct } from './pinned-product.ts'

/** What an owner has pinned, as it stands on the shop's page: the latest first. Retired products keep their pin. */
export async function listPinnedProducts(marketplace: Marketplace): Promise<PinnedProduct[]> {
  requireOperator(marketplace, 'staff')
  return marketplace.db
    .selectFrom('pinned_products')
    .innerJoin('products', 'products.id', 'product_id')
    .select(['products.id', 'products.name'])
    .orderBy('pinned_at', 'desc')
    .orderBy('products.id')
    .execute()
}
