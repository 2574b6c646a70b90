import { NotFound } from '#domain/errors.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import type { AdminProduct } from './admin-product.ts'
import { getAdminProduct } from './get-admin-product.ts'

/** Locks the row of a product until the transaction ends, and returns the product as it is now. Throws NotFound. */
export async function lockAdminProduct(marketplace: Marketplace, id: number): Promise<AdminProduct> {
  const found = await marketplace.db
    .selectFrom('products')
    .select('id')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!found) throw new NotFound('product', id)
  return getAdminProduct(marketplace, id)
}
