import { mayViewStores } from '#domain/access/policies.ts'
import { requireScope } from '#domain/access/require-allowed.ts'
import type { StoreScope } from '#domain/access/store-scope.ts'
import { NotFound } from '#domain/errors.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import type { AdminProduct } from './admin-product.ts'
import { editableProduct, selectAdminProducts } from './admin-product-rows.ts'

/** Returns a product, retired or not. Throws NotFound. */
export async function getAdminProduct(marketplace: Marketplace, id: number): Promise<AdminProduct> {
  return readAdminProduct(marketplace, requireScope(mayViewStores(marketplace.actor)), id)
}

/** Returns a product of the scope, for an operation that has asked its policy. Throws NotFound. */
export async function readAdminProduct(marketplace: Marketplace, scope: StoreScope, id: number): Promise<AdminProduct> {
  const row = await selectAdminProducts(marketplace, scope).where('products.id', '=', id).executeTakeFirst()
  if (!row) throw new NotFound('product', id)
  return editableProduct(row)
}
