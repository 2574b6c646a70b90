import { type RawBuilder, sql } from 'kysely'
import type { Marketplace } from '../marketplace.ts'
import { requireOperator } from '../operators/require-operator.ts'
import type { Governorate } from '../orders/governorate.ts'
import { addUpAtLeisure, askAtLeisure } from './ask-at-leisure.ts'
import { amongEndedIn, endedIn } from './ended-in.ts'
import type { Period } from './period.ts'
import { type DoorCount, fewParcels } from './sales.ts'

export interface GovernorateRefusals extends DoorCount {
  readonly governorate: Governorate | 'unknown'
}

export interface ProductRefusals extends DoorCount {
  readonly productId: number
  readonly name: string
}

/** How the parcels of a period ended at the door, by where the door was. */
export async function listRefusalsByGovernorate(
  marketplace: Marketplace,
  period: Period,
): Promise<GovernorateRefusals[]> {
  requireOperator(marketplace, 'staff')
  const rows = await askAtLeisure(
    marketplace,
    sql<GovernorateRefusals>`
    select governorate, delivered, refused
    from (
      select coalesce(governorate, 'unknown') as governorate, ${counts}
      from order_steps join orders on orders.id = order_id
      where ${endedIn(period)} and to_status <> 'returned' and ${amongEndedIn('orders.id', period)}
      group by 1
    ) as counted
    order by ${worstFirst}, 1`,
  )
  return rows
}

/**
 * How the parcels of a period ended at the door, by what was in them. A parcel counts once for each product, however
 * many pieces or lines of it there were; whose fault a mixed parcel was nobody knows, so it counts for all of them.
 */
export async function listRefusalsByProduct(marketplace: Marketplace, period: Period): Promise<ProductRefusals[]> {
  requireOperator(marketplace, 'staff')
  return addUpAtLeisure(marketplace, period, parcelsEndedIn, allEnded)
}

function parcelsEndedIn(slice: Period): RawBuilder<unknown> {
  return sql`
    select product_id, ${counts}
    from order_steps join (
      -- In the order of an index, in which the lines of one product in one order lie side by side.
      select distinct on (order_id, product_id) order_id, product_id from order_lines
      where ${amongEndedIn('order_lines.order_id', slice)}
      order by order_id, product_id
    ) as parcel using (order_id)
    where ${endedIn(slice)} and to_status <> 'returned'
    group by 1`
}

const counts = sql`count(*) filter (where to_status = 'delivered') as delivered,
  count(*) filter (where to_status = 'refused') as refused`

/** The highest rate first, but those of a few parcels, which say little, after all others. */
const worstFirst = sql`(delivered + refused < ${sql.lit(fewParcels)}), refused::float / (delivered + refused) desc, refused desc`

const allEnded = sql<ProductRefusals>`
  select product_id as "productId", products.name, delivered, refused
  from (
    select product_id, sum(delivered)::bigint as delivered, sum(refused)::bigint as refused from slices group by 1
  ) as counted join products on products.id = product_id
  order by ${worstFirst}, 1`
