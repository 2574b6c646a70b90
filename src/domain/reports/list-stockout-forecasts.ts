import { sql } from 'kysely'
import { mayViewReports } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { onSale } from '#domain/catalog/on-sale.ts'
import { localizedText } from '#domain/localized-text.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { statusesWithoutPieces } from '#domain/order-status.ts'
import { maxReportRows, runReportQuery } from './run-report-query.ts'

export interface StockoutForecast {
  readonly variantId: number
  readonly productId: number
  readonly name: string
  /** Empty for products with a single size. */
  readonly sizeName: string
  /** Of a size that is counted by color; otherwise null. */
  readonly colorName: string | null
  readonly stock: number
  /**
   * Pieces ordered within `salesPaceDays` and not given back, without requests and orders that were cancelled, released
   * or returned.
   */
  readonly sold: number
  /** Whole days until the last piece is sold at that pace; 0 when sold out. */
  readonly daysLeft: number
}

/** Days of orders from which the sales pace is computed. */
export const salesPaceDays = 28
/** Minimum age in days by which the sales of a new product are divided. */
export const minSalesPaceDays = 7
/** Only variants that sell out within these days are listed; makers need some weeks to make more. */
export const stockoutHorizonDays = 21

/**
 * Lists variants on sale that sell out within three weeks at the pace of the last four, soonest first. For newer
 * products the pace counts from the first day on, over at least a week. What is made to order or one of a kind is not
 * listed.
 */
export async function listStockoutForecasts(marketplace: Marketplace): Promise<StockoutForecast[]> {
  requireAllowed(mayViewReports(marketplace.actor))
  const now = marketplace.clock.now()
  const rows = await runReportQuery(
    marketplace,
    sql<StockoutForecast>`
    with kept as materialized (
      select id as order_id from orders
      where placed_at > ${now}::timestamptz - ${salesPaceDays} * interval '1 day' and placed_at <= ${now}
        and status <> all(${statusesWithoutPieces})
    )
    select variant.id as "variantId", products.id as "productId", ${localizedText('products.name')} as name,
      ${localizedText('variant.name', { writtenIn: 'products' })} as "sizeName",
      ${localizedText('color.name', { writtenIn: 'products' })} as "colorName", variant.stock, sold,
      floor(variant.stock * days / sold)::int as "daysLeft"
    from (
      select variant_id, sum(quantity)::float as sold
      from (
        select variant_id, quantity
        from kept join order_lines using (order_id)
        where order_id between (select min(order_id) from kept) and (select max(order_id) from kept)
        union all
        select variant_id, -pieces
        from kept join returned_order_lines using (order_id) join order_lines using (order_id, position)
      ) as moved
      group by 1 having sum(quantity) > 0
    ) as pace
      join variants as variant on variant.id = variant_id
      join products on products.id = variant.product_id
      left join product_colors as color on color.id = variant.color_id
      cross join lateral greatest(${sql.lit(minSalesPaceDays)}, least(${sql.lit(salesPaceDays)},
        extract(epoch from ${now}::timestamptz - products.created_at) / 86400)) as days
    where variant.retired_at is null and products.supply is null and ${onSale} and variant.stock * days < ${sql.lit(stockoutHorizonDays)} * sold
    order by variant.stock * days / sold, sold desc, variant.id
    limit ${sql.lit(maxReportRows)}`,
  )
  return rows
}
