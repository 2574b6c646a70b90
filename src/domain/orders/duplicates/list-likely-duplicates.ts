import { sql } from 'kysely'
import { mayHandleOrders } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { type OrderStatus, openStatuses, soldStatus } from '#domain/order-status.ts'
import type { Phone } from '#domain/phone.ts'

/** An order with the same phone number and the same pieces as another one, placed within a day of it. */
export interface LikelyDuplicate {
  readonly id: number
  readonly number: string
  readonly status: OrderStatus
  readonly placedAt: Date
}

const withinMilliseconds = 24 * 60 * 60 * 1000

/** Bounds the work for a phone number with many orders. */
const mostCompared = 50
const mostShown = 3

/** What has to be known of an order to find its duplicates. */
export interface ComparedOrder {
  readonly id: number
  readonly status: OrderStatus
  readonly placedAt: Date
  readonly customer: { readonly phone: Phone }
}

/**
 * Lists the likely duplicates of an order, newest first, without those that staff keep separate and orders of
 * exchanges. A closed order has none: it is too late to prevent one.
 */
export async function listLikelyDuplicates(
  marketplace: Marketplace,
  { id, status, placedAt, customer }: ComparedOrder,
): Promise<LikelyDuplicate[]> {
  requireAllowed(mayHandleOrders(marketplace.actor))
  if (!(openStatuses.some((open) => open === status) || status === 'requested')) return []
  const near = marketplace.db
    .selectFrom('orders')
    .select(['id', 'number', 'status', 'placed_at'])
    .where('customer_phone', '=', customer.phone)
    .where('placed_at', '>=', new Date(placedAt.getTime() - withinMilliseconds))
    .where('placed_at', '<=', new Date(placedAt.getTime() + withinMilliseconds))
    .where('id', '<>', id)
    .where('status', 'in', ['requested', ...openStatuses, soldStatus])
    .where(sql<boolean>`not exists (select from separate_orders
      where order_id = least(orders.id, ${id}) and other_id = greatest(orders.id, ${id}))`)
    .where(sql<boolean>`not exists (select from order_returns where exchange_order_id in (orders.id, ${id}))`)
    .orderBy('placed_at', 'desc')
    .limit(mostCompared)
  const rows = await marketplace.db
    .selectFrom(near.as('near'))
    .selectAll()
    .where(sql<boolean>`${piecesOf(sql`near.id`)} = ${piecesOf(sql`${id}`)}`)
    .orderBy('placed_at', 'desc')
    .limit(mostShown)
    .execute()
  return rows.map(({ placed_at, ...row }) => ({ ...row, placedAt: placed_at }))
}

/** The pieces of an order as a text that does not depend on how its lines are split and sorted. */
function piecesOf(orderId: ReturnType<typeof sql>) {
  return sql<string>`(
    select string_agg(concat_ws(' ', variant_id, color_id, pieces), ',' order by variant_id, color_id)
    from (select variant_id, color_id, sum(quantity) as pieces from order_lines where order_id = ${orderId} group by 1, 2) as line)`
}
