import { sql } from 'kysely'
import { isInScope } from '#domain/access/is-in-scope.ts'
import { mayEditProducts } from '#domain/access/policies.ts'
import { requireScope } from '#domain/access/require-allowed.ts'
import { onSale } from '#domain/catalog/on-sale.ts'
import type { Locale } from '#domain/locale.ts'
import { languageOfText, localizedText } from '#domain/localized-text.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import type { ShelfSize } from './shelf-count.ts'

export const shelfSizesPerPage = 100

export interface ShelfPage {
  readonly sizes: readonly ShelfSize[]
  /** How many there are on all pages. */
  readonly total: number
}

/** Lists the sizes of a store's products on sale, by product, with what should be on the shelf: what is made to order
 * is not. Pages count from 1. */
export async function listShelfSizes(marketplace: Marketplace, storeId: number, page = 1): Promise<ShelfPage> {
  const scope = requireScope(mayEditProducts(marketplace.actor))
  const locale = sql<Locale>`${marketplace.locale}`
  const { rows } = await sql<ShelfRow>`
    with unpacked as (${unpackedPieces})
    select variant.id as "variantId", products.id as "productId", ${localizedText('products.name', { locale })} as product,
      ${languageOfText('products.name', { locale })} as "productLanguage",
      ${localizedText('variant.name', { writtenIn: 'products', locale })} as size,
      coalesce(${localizedText('color.name', { writtenIn: 'products', locale })}, '') as color,
      coalesce((select file_name from product_pictures where product_id = products.id order by position limit 1), '') as picture,
      variant.stock + coalesce(unpacked.pieces, 0) as expected,
      last.counted, last.expected as "lastExpected", last.made_by as by, last.made_at as at,
      count(*) over ()::int as total
    from variants as variant
      join products on products.id = variant.product_id
      left join product_colors as color on color.id = variant.color_id
      left join unpacked on unpacked.variant_id = variant.id
      left join lateral (
        select counted, expected, made_by, made_at from stock_counts where variant_id = variant.id order by id desc limit 1) as last on true
    where products.store_id = ${storeId} and ${isInScope(scope, 'products.store_id')} and ${onSale} and variant.retired_at is null
      and products.supply is distinct from 'made-to-order'
    order by products.id desc, variant.position, color.position, variant.id
    limit ${shelfSizesPerPage} offset ${(page - 1) * shelfSizesPerPage}`.execute(marketplace.db)
  return { sizes: rows.map(sizeOfRow), total: rows[0]?.total ?? 0 }
}

/** The pieces that orders have and that are still on the shelf: packed ones are in a parcel, others are to be made. */
const unpackedPieces = sql`
  select variant_id, sum(quantity)::int as pieces from orders join order_lines on order_id = orders.id
  where orders.status in ('received', 'confirmed') and preparation_days is null group by variant_id`

interface ShelfRow extends Omit<ShelfSize, 'lastCount'> {
  readonly counted: number | null
  readonly lastExpected: number | null
  readonly by: string | null
  readonly at: Date | null
  readonly total: number
}

function sizeOfRow({ counted, lastExpected, by, at, total: _, ...size }: ShelfRow): ShelfSize {
  if (counted === null || lastExpected === null || by === null || at === null) return size
  return { ...size, lastCount: { counted, expected: lastExpected, by, at } }
}
