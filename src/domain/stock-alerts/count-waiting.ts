import { sql } from 'kysely'
import { isProductInScope } from '#domain/access/is-in-scope.ts'
import { mayViewCatalog } from '#domain/access/policies.ts'
import { requireScope } from '#domain/access/require-allowed.ts'
import type { Marketplace } from '#domain/marketplace.ts'

/** How many people wait. Unconfirmed requests do not count. */
export interface Waiting {
  /** By the id of a variant. */
  readonly forVariants: Readonly<Record<number, number>>
  /** By the id of a size: for any color, since before its pieces were counted by color. */
  readonly forAnyColor: Readonly<Record<number, number>>
}

/** Returns how many people wait for what a product comes in. */
export async function countWaiting({ actor, db }: Marketplace, productId: number): Promise<Waiting> {
  const scope = requireScope(mayViewCatalog(actor))
  const rows = await db
    .selectFrom('variants as variant')
    .innerJoin('stock_alerts as alert', 'alert.variant_id', 'variant.id')
    .select(['variant.id', 'variant.size_id', ({ fn }) => fn.countAll<number>().as('count')])
    .select(sql<boolean>`(variant.color_id is null and variant.retired_at is not null)`.as('is_for_any_color'))
    .where('variant.product_id', '=', productId)
    .where(isProductInScope(scope, 'variant.product_id'))
    .where('alert.confirmed_at', 'is not', null)
    .where('alert.notified_at', 'is', null)
    .where('alert.left_at', 'is', null)
    .groupBy('variant.id')
    .execute()
  const { forAnyColor = [], forVariants = [] } = Object.groupBy(rows, (row) =>
    row.is_for_any_color ? 'forAnyColor' : 'forVariants',
  )
  return {
    forVariants: Object.fromEntries(forVariants.map(({ id, count }) => [id, count])),
    forAnyColor: Object.fromEntries(forAnyColor.map(({ size_id, count }) => [size_id, count])),
  }
}
