import { type RawBuilder, sql } from 'kysely'
import type { Marketplace } from '../marketplace.ts'
import { type Millimes, millimes } from '../money.ts'
import { requireOperator } from '../operators/require-operator.ts'
import { keptStatus, openStatuses } from '../orders/order-status.ts'
import { addUpAtLeisure } from './ask-at-leisure.ts'
import { during } from './during.ts'
import type { Period } from './period.ts'

export interface SoldProduct {
  readonly productId: number
  readonly name: string
  readonly store: string
  /** Of orders placed in the period: handed over by now, and not sent back since. */
  readonly keptPieces: number
  /** What the kept pieces were sold for. */
  readonly sold: Millimes
  /** Of the same orders: on their way, or still to be packed. They may be kept or not. */
  readonly openPieces: number
}

/** What was ordered in a period and kept, the product with the most pieces first. */
export async function listSoldProducts(marketplace: Marketplace, period: Period): Promise<SoldProduct[]> {
  requireOperator(marketplace, 'staff')
  const rows = await addUpAtLeisure(marketplace, period, soldIn, allSold)
  return rows.map((row) => ({ ...row, sold: millimes(row.sold) }))
}

/** The first and the last number spare the join the whole history; by `+ 0` they are found among the orders of the slice. */
function soldIn(slice: Period): RawBuilder<unknown> {
  const placed = during('placed_at', slice)
  return sql`
    select product_id,
      coalesce(sum(quantity) filter (where ${isKept}), 0) as kept_pieces,
      coalesce(sum(line_total_millimes) filter (where ${isKept}), 0) as sold,
      coalesce(sum(quantity) filter (where not ${isKept}), 0) as open_pieces
    from orders join order_lines on order_id = orders.id
    where ${placed} and (${isKept} or status in (${sql.join(openStatuses.map((status) => sql.lit(status)))}))
      and order_id between (select min(id + 0) from orders where ${placed}) and (select max(id + 0) from orders where ${placed})
    group by 1`
}

const isKept = sql<boolean>`status = ${sql.lit(keptStatus)}`

const allSold = sql<SoldProduct>`
  select product_id as "productId", products.name, stores.name as store, "keptPieces", sold, "openPieces"
  from (
    select product_id, sum(kept_pieces)::bigint as "keptPieces", sum(sold)::bigint as sold,
      sum(open_pieces)::bigint as "openPieces"
    from slices group by 1
  ) as sold join products on products.id = product_id join stores on stores.id = products.store_id
  order by "keptPieces" desc, "openPieces" desc, product_id`
