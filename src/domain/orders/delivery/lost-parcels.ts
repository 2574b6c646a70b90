import { sql } from 'kysely'
import { mayHandleOrders } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { makerEntriesOf } from '#domain/cash-book/maker-entries.ts'
import { isExchange } from '#domain/is-exchange.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { type Millimes, millimes } from '#domain/money.ts'
import { isDiscountOfShop } from '#domain/share-of-makers.ts'

/** A lost parcel: what can be claimed from its courier until it turns up or is written off. */
export interface LostParcel {
  readonly orderId: number
  readonly number: string
  /** Undefined where the shop itself delivered: then nothing can be claimed. */
  readonly courier: string | undefined
  /** What its pieces cost, less what makers bear of a discount; of an exchange, which costs nothing, their price. */
  readonly goods: Millimes
  /** What its makers get of that if the courier replaces it: less the commission. */
  readonly makersShare: Millimes
}

/** Lists the lost parcels, or that of an order, the oldest first. */
export async function listLostParcels(
  marketplace: Marketplace,
  { orderId, limit }: { orderId?: number; limit: number },
): Promise<LostParcel[]> {
  requireAllowed(mayHandleOrders(marketplace.actor))
  const { rows } = await sql<Omit<LostParcel, 'makersShare'>>`
    select orders.id as "orderId", number, taken.name as courier,
      subtotal_millimes - case when ${isExchange} or ${isDiscountOfShop} then 0 else discount_millimes end as goods
    from orders left join lateral (
      select couriers.name from handover_orders join handovers on handovers.id = handover_id join couriers on couriers.id = courier_id
      where order_id = orders.id and handover_orders.handed_over_at is not null order by handover_orders.id desc limit 1) as taken on true
    where status = 'lost' and orders.id = coalesce(${orderId ?? null}::bigint, orders.id)
    order by orders.id limit ${limit}`.execute(marketplace.db)
  const parcels: LostParcel[] = []
  for (const { courier, ...row } of rows)
    parcels.push({ ...row, courier: courier ?? undefined, makersShare: await shareOfMakers(marketplace, row) })
  return parcels
}

async function shareOfMakers(marketplace: Marketplace, { orderId, goods }: Pick<LostParcel, 'orderId' | 'goods'>) {
  const none = { courierFee: millimes(0), shipping: millimes(0) }
  const entries = await makerEntriesOf(marketplace, {
    ...{ orderId, stepId: 0, isDelivered: false, replaced: goods, ...none },
  })
  return millimes(entries.reduce((share, { postings }) => share - (postings['owed-to-makers'] ?? 0), 0))
}
