import { sql } from 'kysely'
import { isProductInScope } from '#domain/access/is-in-scope.ts'
import { mayViewStores } from '#domain/access/policies.ts'
import { requireScope } from '#domain/access/require-allowed.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import type { OfficeVariant } from './office-variant.ts'

/** SQL condition on `variant` and `color`. */
const isRestorable = sql<boolean>`(variant.retired_at is not null and color.id is not null and color.retired_at is null
  and exists (select from variants as other
    where other.size_id = variant.size_id and other.color_id is not null and other.retired_at is null))`

/**
 * Lists the variants of a product in the order of its sizes and colors. Retired ones are listed while they can
 * be restored, or have pieces that came back since.
 */
export async function listVariants({ actor, db }: Marketplace, productId: number): Promise<OfficeVariant[]> {
  const scope = requireScope(mayViewStores(actor))
  const rows = await db
    .selectFrom('variants as variant')
    .leftJoin('product_colors as color', 'color.id', 'variant.color_id')
    .select(['variant.id', 'variant.size_id', 'variant.name', 'variant.color_id', 'color.name as color_name'])
    .select(['variant.stock', 'variant.sku', 'variant.price_millimes', 'variant.retired_at'])
    .select(isRestorable.as('is_restorable'))
    .where('variant.product_id', '=', productId)
    .where(isProductInScope(scope, 'variant.product_id'))
    .where((row) => row.or([row('variant.retired_at', 'is', null), row('variant.stock', '>', 0), isRestorable]))
    .orderBy('variant.position')
    .orderBy('variant.size_id')
    .orderBy('color.position')
    .orderBy('variant.id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    sizeId: row.size_id,
    sizeName: row.name,
    colorId: row.color_id ?? undefined,
    colorName: row.color_name ?? undefined,
    stock: row.stock,
    sku: row.sku,
    ownPrice: row.price_millimes ?? undefined,
    isRetired: row.retired_at !== null,
    isRestorable: row.is_restorable,
  }))
}
