import { sql } from 'kysely'
import { mayViewReports } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { type Millimes, millimes } from '#domain/money.ts'
import type { OrderSource } from '#domain/orders/order-source.ts'
import { endOfDay, startOfDay } from '#domain/tunis-day.ts'
import { isOrdered } from './is-ordered.ts'
import type { Period } from './period.ts'
import { runReportQuery } from './run-report-query.ts'

export interface SourceSales {
  readonly source: OrderSource
  /** Placed in the period, of any status except requests. */
  readonly orders: number
  /** Value of their goods, without those cancelled or released since. */
  readonly ordered: Millimes
}

/** Lists the sources of the orders of a period, the most frequent first. */
export async function listOrderSources(marketplace: Marketplace, period: Period): Promise<SourceSales[]> {
  requireAllowed(mayViewReports(marketplace.actor))
  const rows = await runReportQuery(
    marketplace,
    sql<SourceSales>`
    select source, count(*) filter (where status <> 'requested') as orders,
      coalesce(sum(subtotal_millimes - discount_millimes) filter (where ${isOrdered}), 0)::bigint as ordered
    from orders
    where placed_at >= ${startOfDay(period.from)} and placed_at < ${endOfDay(period.until)}
    group by source
    order by orders desc, source`,
  )
  return rows.map((row) => ({ ...row, ordered: millimes(row.ordered) }))
}
