import { isProductInScope } from '#domain/access/is-in-scope.ts'
import { mayViewCatalog } from '#domain/access/policies.ts'
import { requireScope } from '#domain/access/require-allowed.ts'
import type { Marketplace } from '#domain/marketplace.ts'

/**
 * Returns how many people wait for each size of a product, by the id of the size. Unconfirmed requests do not count.
 */
export async function countWaiting(
  { actor, db }: Marketplace,
  productId: number,
): Promise<ReadonlyMap<number, number>> {
  const scope = requireScope(mayViewCatalog(actor))
  const rows = await db
    .selectFrom('product_sizes as size')
    .innerJoin('stock_alerts as alert', 'alert.size_id', 'size.id')
    .select(['size.id', ({ fn }) => fn.countAll<number>().as('count')])
    .where('size.product_id', '=', productId)
    .where(isProductInScope(scope, 'size.product_id'))
    .where('alert.confirmed_at', 'is not', null)
    .where('alert.notified_at', 'is', null)
    .where('alert.left_at', 'is', null)
    .groupBy('size.id')
    .execute()
  return new Map(rows.map(({ id, count }) => [id, count]))
}
