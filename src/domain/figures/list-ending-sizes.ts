import { sql } from 'kysely'
import { onSale } from '../catalog/on-sale.ts'
import type { Marketplace } from '../marketplace.ts'
import { requireOperator } from '../operators/require-operator.ts'
import { askAtLeisure } from './ask-at-leisure.ts'

export interface EndingSize {
  readonly sizeId: number
  readonly productId: number
  readonly name: string
  /** Empty where the product comes in one size only. */
  readonly sizeName: string
  readonly stock: number
  /** Pieces ordered in the last weeks and neither cancelled nor back. */
  readonly sold: number
  /** In how many days, counted down to whole ones, the last piece is sold at that pace: 0 when there is none. */
  readonly daysLeft: number
}

/** So far back the pace of a size is looked at. */
export const paceDays = 28
/** So long a product must have been there that its own age counts as no less. */
export const leastPaceDays = 7
/** What lasts longer does not end soon: a maker needs some weeks to make more. */
export const soonDays = 21

/**
 * The sizes on sale whose pieces end within three weeks at the pace of the last four, the first to end first. A product
 * that is newer has its pace counted from its first day on, but over a week at least.
 */
export async function listEndingSizes(marketplace: Marketplace): Promise<EndingSize[]> {
  requireOperator(marketplace, 'staff')
  const now = marketplace.clock.now()
  const rows = await askAtLeisure(
    marketplace,
    sql<EndingSize>`
    with kept as materialized (
      select id as order_id from orders
      where placed_at > ${now}::timestamptz - ${paceDays} * interval '1 day' and placed_at <= ${now}
        and status not in ('cancelled', 'returned')
    )
    select size.id as "sizeId", products.id as "productId", products.name, size.name as "sizeName", size.stock, sold,
      floor(size.stock * days / sold)::int as "daysLeft"
    from (
      select size_id, sum(quantity)::float as sold
      from kept join order_lines using (order_id)
      where order_id between (select min(order_id) from kept) and (select max(order_id) from kept)
      group by 1
    ) as pace
      join product_sizes as size on size.id = size_id
      join products on products.id = size.product_id
      cross join lateral greatest(${sql.lit(leastPaceDays)}, least(${sql.lit(paceDays)},
        extract(epoch from ${now}::timestamptz - products.created_at) / 86400)) as days
    where size.retired_at is null and ${onSale} and size.stock * days < ${sql.lit(soonDays)} * sold
    order by size.stock * days / sold, sold desc, size.id`,
  )
  return rows
}
