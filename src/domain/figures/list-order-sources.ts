import { sql } from 'kysely'
import type { Marketplace } from '../marketplace.ts'
import { type Millimes, millimes } from '../money.ts'
import { requireOperator } from '../operators/require-operator.ts'
import type { OrderSource } from '../orders/order-source.ts'
import { endOfDay, startOfDay } from '../tunis-day.ts'
import { askAtLeisure } from './ask-at-leisure.ts'
import type { Period } from './period.ts'

export interface SourceSales {
  readonly source: OrderSource
  /** Placed in the period, whatever has become of them. */
  readonly orders: number
  /** Worth of their goods, but for those cancelled since. */
  readonly ordered: Millimes
}

/** By which ways the orders of a period came, the way of most orders first. */
export async function listOrderSources(marketplace: Marketplace, period: Period): Promise<SourceSales[]> {
  requireOperator(marketplace, 'staff')
  const rows = await askAtLeisure(
    marketplace,
    sql<SourceSales>`
    select source, count(*) as orders,
      coalesce(sum(subtotal_millimes) filter (where status <> 'cancelled'), 0)::bigint as ordered
    from orders
    where placed_at >= ${startOfDay(period.from)} and placed_at < ${endOfDay(period.until)}
    group by source
    order by orders desc, source`,
  )
  return rows.map((row) => ({ ...row, ordered: millimes(row.ordered) }))
}
