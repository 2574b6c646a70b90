import { type RawBuilder, sql } from 'kysely'
import type { Marketplace } from '../marketplace.ts'
import { type Millimes, millimes } from '../money.ts'
import { requireOperator } from '../operators/require-operator.ts'
import { addUpAtLeisure } from './ask-at-leisure.ts'
import { during } from './during.ts'
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
  const rows = await addUpAtLeisure(marketplace, period, soldIn, allSold)
  return rows.map((row) => ({ ...row, ordered: millimes(row.ordered) }))
}

/** The first and the last number spare the join the whole history; by `+ 0` they are found among the orders of the slice. */
function soldIn(slice: Period): RawBuilder<unknown> {
  const placed = during('placed_at', slice)
  return sql`
    select product_id, sum(quantity) as pieces, sum(line_total_millimes) as ordered,
      coalesce(sum(quantity) filter (where status = 'delivered'), 0) as delivered_pieces
    from orders join order_lines on order_id = orders.id
    where ${placed} and status <> 'cancelled'
      and order_id between (select min(id + 0) from orders where ${placed}) and (select max(id + 0) from orders where ${placed})
    group by 1`
}

const allSold = sql<SoldProduct>`
  select product_id as "productId", products.name, stores.name as store, pieces, "deliveredPieces", ordered
  from (
    select product_id, sum(pieces)::bigint as pieces, sum(delivered_pieces)::bigint as "deliveredPieces",
      sum(ordered)::bigint as ordered
    from slices group by 1
  ) as sold join products on products.id = product_id join stores on stores.id = products.store_id
  order by pieces desc, ordered desc, product_id`
