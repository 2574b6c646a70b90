import { sql } from 'kysely'
import { mayViewReports } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { millimes } from '#domain/money.ts'
import { endOfDay, startOfDay, type TunisDay } from '#domain/tunis-day.ts'
import { deliveryOutcomesIn, hasDeliveryOutcomeIn } from './delivery-outcomes.ts'
import { isOrdered } from './is-ordered.ts'
import type { Granularity, Period } from './period.ts'
import { runReportQuery } from './run-report-query.ts'
import type { SalesBucket } from './sales.ts'

/** Lists the sales of each day, week or month of a period, oldest first, including empty ones. */
export async function listSales(
  marketplace: Marketplace,
  period: Period,
  granularity: Granularity,
): Promise<SalesBucket[]> {
  requireAllowed(mayViewReports(marketplace.actor))
  const [begin, end] = [startOfDay(period.from), endOfDay(period.until)]
  const rows = await runReportQuery(
    marketplace,
    sql<SalesRow>`
    with ended as (
      select date_trunc(${granularity}, made_at at time zone 'Africa/Tunis') as starts,
        count(*) filter (where to_status = 'delivered') as delivered,
        count(*) filter (where to_status = 'refused') as refused,
        sum(case when to_status = 'delivered' then subtotal_millimes - discount_millimes
                 when from_status = 'delivered' then discount_millimes - subtotal_millimes end) as revenue
      from order_steps as step join orders on orders.id = order_id
      where ${deliveryOutcomesIn(period)} and ${hasDeliveryOutcomeIn('orders.id', period)}
      group by 1
    ),
    given_back as (
      select date_trunc(${granularity}, settled_at at time zone 'Africa/Tunis') as starts, sum(refunded_millimes) as refunded
      from returned_order_lines
      where settled_at >= ${begin} and settled_at < ${end}
      group by 1
    )
    select greatest(starts::date, ${period.from}::date)::text as "from",
      least((starts + ${`1 ${granularity}`}::interval)::date - 1, ${period.until}::date)::text as "until",
      orders, cancelled,
      coalesce(ordered, 0)::bigint as ordered, (coalesce(revenue, 0) - coalesce(refunded, 0))::bigint as revenue,
      coalesce(delivered, 0) as delivered, coalesce(refused, 0) as refused
    from generate_series(date_trunc(${granularity}, ${period.from}::timestamp), ${period.until}::timestamp,
                         ${`1 ${granularity}`}::interval) as starts
      -- Counted bucket by bucket: grouping a year by month would compute the month of every order.
      cross join lateral (
        select count(*) filter (where status <> 'requested') as orders,
          count(*) filter (where status in ('cancelled', 'released')) as cancelled,
          sum(subtotal_millimes - discount_millimes) filter (where ${isOrdered}) as ordered
        from orders
        where placed_at >= greatest(starts at time zone 'Africa/Tunis', ${begin})
          and placed_at < least((starts + ${`1 ${granularity}`}::interval) at time zone 'Africa/Tunis', ${end})
      ) as placed
      left join ended using (starts)
      left join given_back using (starts)
    order by starts`,
  )
  return rows.map((row) => ({ ...row, ordered: millimes(row.ordered), revenue: millimes(row.revenue) }))
}

interface SalesRow {
  readonly from: TunisDay
  readonly until: TunisDay
  readonly orders: number
  readonly cancelled: number
  readonly ordered: number
  readonly revenue: number
  readonly delivered: number
  readonly refused: number
}
