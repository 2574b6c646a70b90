import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { mayViewReports } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { localizedText } from '#domain/localized-text.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { type Millimes, millimes } from '#domain/money.ts'
import { openStatuses, soldStatus } from '#domain/order-status.ts'
import { during } from './during.ts'
import { isMostOfTheTable, type Period } from './period.ts'
import { maxReportRows, runReportQuery } from './run-report-query.ts'

export interface SoldProduct {
  readonly productId: number
  readonly name: string
  readonly store: string
  /** Pieces of orders placed in the period that were delivered and kept. */
  readonly deliveredPieces: number
  /** Revenue of these orders, less what was paid back. */
  readonly sold: Millimes
  /** Pieces of the same orders that are not delivered yet. */
  readonly openPieces: number
}

/** Lists products by delivered pieces of orders placed in the period, most first. */
export async function listSoldProducts(marketplace: Marketplace, period: Period): Promise<SoldProduct[]> {
  requireAllowed(mayViewReports(marketplace.actor))
  const placed = during('placed_at', period)
  const rows = await runReportQuery(
    marketplace,
    sql<SoldProduct>`
    with sums as (
      select product_id,
        coalesce(sum(quantity) filter (where ${isKept}), 0) as kept_pieces,
        coalesce(sum(line_total_millimes - order_lines.discount_millimes) filter (where ${isKept}), 0) as sold,
        coalesce(sum(quantity) filter (where not ${isKept}), 0) as open_pieces
      from orders join order_lines on order_id = orders.id
      where ${placed} and (${isKept} or status in (${sql.join(openStatuses.map((status) => sql.lit(status)))}))
        and ${isPlacedIn(period)}
      group by 1
      union all
      select product_id, -sum(pieces), -sum(returned.refunded_millimes), 0
      from orders join returned_order_lines as returned on returned.order_id = orders.id
        join order_lines on order_lines.order_id = returned.order_id and order_lines.position = returned.position
      where ${placed} and ${isKept}
      group by 1
    )
    select product_id as "productId", ${localizedText('products.name')} as name,
      ${localizedText('stores.name')} as store, "deliveredPieces", sold, "openPieces"
    from (
      select product_id, sum(kept_pieces)::bigint as "deliveredPieces", sum(sold)::bigint as sold,
        sum(open_pieces)::bigint as "openPieces"
      from sums group by 1
      order by ${mostFirst}
      limit ${sql.lit(maxReportRows)}
    ) as sold join products on products.id = product_id join stores on stores.id = products.store_id
    order by ${mostFirst}`,
  )
  return rows.map((row) => ({ ...row, sold: millimes(row.sold) }))
}

/**
 * Condition on `order_lines`: excludes no line of an order of the period, but keeps the join from reading all lines. `+
 * 0` makes the planner find the bounds among the orders of the period.
 */
function isPlacedIn(period: Period): RawBuilder<SqlBool> {
  if (isMostOfTheTable(period)) return sql`true`
  const placed = during('placed_at', period)
  return sql`order_id between (select min(id + 0) from orders where ${placed}) and (select max(id + 0) from orders where ${placed})`
}

const mostFirst = sql`"deliveredPieces" desc, "openPieces" desc, product_id`

const isKept = sql<boolean>`status = ${sql.lit(soldStatus)}`
