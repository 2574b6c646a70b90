import { sql } from 'kysely'
import type { Marketplace } from '../marketplace.ts'
import { type Millimes, millimes } from '../money.ts'
import { requireOperator } from '../operators/require-operator.ts'
import { endOfDay, startOfDay } from '../tunis-day.ts'
import { askAtLeisure } from './ask-at-leisure.ts'
import type { Period } from './period.ts'

export interface SoldProduct {
  readonly productId: number
  readonly name: string
  readonly store: string
  /** In orders placed in the period, but for those cancelled since. */
  readonly pieces: number
  /** Of these, how many have been handed over by now and were kept. */
  readonly deliveredPieces: number
  /** What the pieces were ordered for. */
  readonly ordered: Millimes
}

/** What was ordered in a period, the product with the most pieces first. */
export async function listSoldProducts(marketplace: Marketplace, period: Period): Promise<SoldProduct[]> {
  requireOperator(marketplace, 'staff')
  const rows = await askAtLeisure(
    marketplace,
    sql<SoldProduct>`
    select product_id as "productId", products.name, stores.name as store, pieces, "deliveredPieces", ordered
    from (
      select product_id, sum(quantity) as pieces,
        coalesce(sum(quantity) filter (where status = 'delivered'), 0) as "deliveredPieces",
        sum(line_total_millimes)::bigint as ordered
      from orders join order_lines on order_id = orders.id
      where placed_at >= ${startOfDay(period.from)} and placed_at < ${endOfDay(period.until)}
        and status <> 'cancelled'
      group by 1
    ) as sold join products on products.id = product_id join stores on stores.id = products.store_id
    order by pieces desc, ordered desc, product_id`,
  )
  return rows.map((row) => ({ ...row, ordered: millimes(row.ordered) }))
}
