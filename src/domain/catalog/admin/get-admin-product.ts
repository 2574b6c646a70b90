import { mayViewCatalog } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { NotFound } from '#domain/errors.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import type { AdminProduct } from './admin-product.ts'
import { editableProduct, selectAdminProducts } from './admin-product-rows.ts'

/** Returns a product, retired or not. Throws NotFound. */
export async function getAdminProduct(marketplace: Marketplace, id: number): Promise<AdminProduct> {
  requireAllowed(mayViewCatalog(marketplace.actor))
  const row = await selectAdminProducts(marketplace).where('products.id', '=', id).executeTakeFirst()
  if (!row) throw new NotFound('product', id)
  return editableProduct(row)
}
