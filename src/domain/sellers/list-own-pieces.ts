import { isInScope } from '#domain/access/is-in-scope.ts'
import { mayOpenStudio } from '#domain/access/policies.ts'
import { requireScope } from '#domain/access/require-allowed.ts'
import type { AdminProduct } from '#domain/catalog/admin/admin-product.ts'
import { listedProduct, selectAdminProducts } from '#domain/catalog/admin/admin-product-rows.ts'
import type { Marketplace } from '#domain/marketplace.ts'

/** Of a page of pieces. */
export const piecesPerPage = 20

/**
 * Returns a page (from 1) of the pieces of an own store, the newest first, with those that are not in the shop. `total`
 * counts all pages together. Of a store of somebody else there are none, as of one that does not exist.
 */
export async function listOwnPieces(
  marketplace: Marketplace,
  storeId: number,
  page: number,
): Promise<{ readonly pieces: readonly AdminProduct[]; readonly total: number }> {
  const scope = requireScope(mayOpenStudio(marketplace.actor))
  const rows = await selectAdminProducts(marketplace, scope)
    .where('products.store_id', '=', storeId)
    .orderBy('products.id', 'desc')
    .limit(piecesPerPage)
    .offset((page - 1) * piecesPerPage)
    .execute()
  const { total } = await marketplace.db
    .selectFrom('products')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('products.store_id', '=', storeId)
    .where(isInScope(scope, 'products.store_id'))
    .executeTakeFirstOrThrow()
  return { pieces: rows.map((row) => listedProduct(marketplace, row)), total }
}
