import { sql } from 'kysely'
import type { Marketplace } from '../marketplace.ts'
import { requireOperator } from '../operators/require-operator.ts'
import { keptStatus, type OrderStatus, openStatuses } from './order-status.ts'

/** An order that may be the same once more: of the same phone number, with the same pieces, within a day. */
export interface LikelyDouble {
  readonly id: number
  readonly number: string
  readonly status: OrderStatus
  readonly placedAt: Date
}

const withinMilliseconds = 24 * 60 * 60 * 1000

/** How many orders of the number around the time are compared, and how many doubles are told of. */
const mostCompared = 50
const mostTold = 3

/** The order itself, as far as it has to be known to find its doubles. */
export interface DoubledOrder {
  readonly id: number
  readonly status: OrderStatus
  readonly placedAt: Date
  readonly customer: { readonly phone: string }
}

/** Those that came just before or after, newest first. One that is over already has none: nothing can be spared any more. */
export async function listLikelyDoubles(
  marketplace: Marketplace,
  { id, status, placedAt, customer }: DoubledOrder,
): Promise<LikelyDouble[]> {
  requireOperator(marketplace, 'staff')
  if (!openStatuses.some((open) => open === status)) return []
  const near = marketplace.db
    .selectFrom('orders')
    .select(['id', 'number', 'status', 'placed_at'])
    .where('customer_phone', '=', customer.phone)
    .where('placed_at', '>=', new Date(placedAt.getTime() - withinMilliseconds))
    .where('placed_at', '<=', new Date(placedAt.getTime() + withinMilliseconds))
    .where('id', '<>', id)
    .where('status', 'in', [...openStatuses, keptStatus])
    .orderBy('placed_at', 'desc')
    .limit(mostCompared)
  const rows = await marketplace.db
    .selectFrom(near.as('near'))
    .selectAll()
    .where(sql<boolean>`${piecesOf(sql`near.id`)} = ${piecesOf(sql`${id}`)}`)
    .orderBy('placed_at', 'desc')
    .limit(mostTold)
    .execute()
  return rows.map(({ placed_at, ...row }) => ({ ...row, status: row.status as OrderStatus, placedAt: placed_at }))
}

/** The pieces of an order in one spelling, however its lines are split and sorted. */
function piecesOf(orderId: ReturnType<typeof sql>) {
  return sql<string>`(
    select string_agg(concat_ws(' ', size_id, color_id, pieces), ',' order by size_id, color_id)
    from (select size_id, color_id, sum(quantity) as pieces from order_lines where order_id = ${orderId} group by 1, 2) as line)`
}
