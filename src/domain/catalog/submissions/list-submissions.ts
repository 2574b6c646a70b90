import { mayViewCatalog } from '#domain/access/policies.ts'
import { requireScope } from '#domain/access/require-allowed.ts'
import type { AdminProduct } from '#domain/catalog/admin/admin-product.ts'
import { listedProduct, selectAdminProducts } from '#domain/catalog/admin/admin-product-rows.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { lastChangeId } from './last-change.ts'

/** A piece that waits, as somebody looks at it. */
export interface WaitingPiece extends AdminProduct {
  /** The id of its last change: what is approved is what was looked at. */
  readonly lastChangeId: number
}

/** Of a list. Those that are decided make room for the others. */
const maxListed = 50

/** Lists the pieces of makers that wait until somebody has looked at them, the oldest first. */
export async function listSubmissions(marketplace: Marketplace): Promise<WaitingPiece[]> {
  const scope = requireScope(mayViewCatalog(marketplace.actor))
  const rows = await selectAdminProducts(marketplace, scope)
    .select(lastChangeId.as('last_change_id'))
    .where('products.submission', '=', 'waiting')
    .orderBy('products.submitted_at')
    .orderBy('products.id')
    .limit(maxListed)
    .execute()
  return rows.map((row) => ({ ...listedProduct(marketplace, row), lastChangeId: row.last_change_id }))
}
