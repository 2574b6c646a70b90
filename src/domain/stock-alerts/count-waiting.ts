import { isProductInScope } from '#domain/access/is-in-scope.ts'
import { mayViewCatalog } from '#domain/access/policies.ts'
import { requireScope } from '#domain/access/require-allowed.ts'
import type { Marketplace } from '#domain/marketplace.ts'

/**
 * Returns how many people wait for each variant of a product, by its id. Unconfirmed requests do not count.
 */
export async function countWaiting(
  { actor, db }: Marketplace,
  productId: number,
): Promise<ReadonlyMap<number, number>> {
  const scope = requireScope(mayViewCatalog(actor))
  const rows = await db
    .selectFrom('variants as variant')
    .innerJoin('stock_alerts as alert', 'alert.variant_id', 'variant.id')
    .select(['variant.id', ({ fn }) => fn.countAll<number>().as('count')])
    .where('variant.product_id', '=', productId)
    .where(isProductInScope(scope, 'variant.product_id'))
    .where('alert.confirmed_at', 'is not', null)
    .where('alert.notified_at', 'is', null)
    .where('alert.left_at', 'is', null)
    .groupBy('variant.id')
    .execute()
  return new Map(rows.map(({ id, count }) => [id, count]))
}
