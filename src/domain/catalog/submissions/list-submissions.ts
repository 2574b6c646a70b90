import { mayViewCatalog } from '#domain/access/policies.ts'
import { requireScope } from '#domain/access/require-allowed.ts'
import type { AdminProduct } from '#domain/catalog/admin/admin-product.ts'
import { listedProduct, selectAdminProducts } from '#domain/catalog/admin/admin-product-rows.ts'
import type { Marketplace } from '#domain/marketplace.ts'

/** Of a list. Those that are decided make room for the others. */
const maxListed = 50

/** Lists the pieces of makers that wait until somebody has looked at them, the oldest first. */
export async function listSubmissions(marketplace: Marketplace): Promise<AdminProduct[]> {
  const scope = requireScope(mayViewCatalog(marketplace.actor))
  const rows = await selectAdminProducts(marketplace, scope)
    .where('products.submission', '=', 'waiting')
    .orderBy('products.submitted_at')
    .orderBy('products.id')
    .limit(maxListed)
    .execute()
  return rows.map((row) => listedProduct(marketplace, row))
}
