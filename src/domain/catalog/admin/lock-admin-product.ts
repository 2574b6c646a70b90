import { isInScope } from '#domain/access/is-in-scope.ts'
import type { StoreScope } from '#domain/access/store-scope.ts'
import { NotFound } from '#domain/errors.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import type { AdminProduct } from './admin-product.ts'
import { readAdminProduct } from './get-admin-product.ts'

/** Locks the row of a product of the scope until the transaction ends, and returns it as it is now. Throws NotFound. */
export async function lockAdminProduct(marketplace: Marketplace, scope: StoreScope, id: number): Promise<AdminProduct> {
  const found = await marketplace.db
    .selectFrom('products')
    .select('id')
    .where('id', '=', id)
    .where(isInScope(scope, 'products.store_id'))
    .forUpdate()
    .executeTakeFirst()
  if (!found) throw new NotFound('product', id)
  return readAdminProduct(marketplace, scope, id)
}
