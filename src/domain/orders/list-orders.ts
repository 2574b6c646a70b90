import { type SelectQueryBuilder, sql } from 'kysely'
import type { Tables } from '#database/tables.ts'
import type { Marketplace } from '../marketplace.ts'
import { type Millimes, millimes } from '../money.ts'
import { requireOperator } from '../operators/require-operator.ts'
import type { Phone } from '../phone.ts'
import { endOfDay, startOfDay } from '../tunis-day.ts'
import { type Governorate, isGovernorate } from './governorate.ts'
import type { PaymentMethod } from './order.ts'
import { isOldestFirst, type OrderFilter, type OrderPlace } from './order-filter.ts'
import { searchPatterns } from './order-search.ts'
import type { OrderStatus } from './order-status.ts'

export interface ListedOrder {
  readonly id: number
  readonly number: string
  readonly status: OrderStatus
  readonly placedAt: Date
  readonly name: string
  readonly phone: Phone
  readonly city: string
  readonly governorate?: Governorate
  readonly payment: PaymentMethod
  readonly isPaid: boolean
  readonly pieces: number
  readonly total: Millimes
  readonly unansweredCalls: number
  readonly phoneIsWrong: boolean
  /** Somebody of the shop has written something on it. */
  readonly hasNotes: boolean
}

export interface OrderPage {
  readonly orders: readonly ListedOrder[]
  readonly hasNewer: boolean
  readonly hasOlder: boolean
}

export const ordersOnPage = 50

/**
 * A page of orders, newest first, or oldest first where they wait for the shop. Pages begin beside an order rather than at a count, so that the thousandth is found as
 * fast as the first, and what arrives meanwhile moves nothing.
 */
export async function listOrders(
  marketplace: Marketplace,
  filter: OrderFilter,
  place?: OrderPlace,
): Promise<OrderPage> {
  requireOperator(marketplace, 'staff')
  const order = isOldestFirst(filter) ? 'asc' : 'desc'
  const direction = place === undefined ? order : 'newerThan' in place ? 'asc' : 'desc'
  const productIds = await productIdsOf(marketplace, filter.storeId)
  const rows = await narrow(marketplace.db.selectFrom('orders'), filter)
    .$if(productIds !== undefined, (query) => query.where(hasOneOf(productIds ?? [])))
    .$if(place !== undefined, (query) => query.where(beside(place)))
    .select(['id', 'number', 'status', 'placed_at', 'customer_name', 'customer_phone', 'delivery_city', 'governorate'])
    .select(['payment_method', 'total_millimes', 'unanswered_calls', 'phone_is_wrong', 'paid_at'])
    .select(sql<number>`(select sum(quantity) from order_lines where order_id = orders.id)`.as('pieces'))
    .select(sql<boolean>`exists (select from order_notes where order_id = orders.id)`.as('hasNotes'))
    .orderBy('placed_at', direction)
    .orderBy('id', direction)
    .limit(ordersOnPage + 1)
    .execute()
  const hasMore = rows.length > ordersOnPage
  const shown = rows.slice(0, ordersOnPage).map(orderOfRow)
  const orders = direction === order ? shown : shown.reverse()
  const isBesideOthers = place !== undefined
  return direction === 'asc'
    ? { orders, hasNewer: hasMore, hasOlder: isBesideOthers }
    : { orders, hasNewer: isBesideOthers, hasOlder: hasMore }
}

type OrderQuery = SelectQueryBuilder<Tables, 'orders', object>

function narrow(query: OrderQuery, filter: OrderFilter): OrderQuery {
  const { status, from, until, governorate, payment, source, words = '', phoneIsWrong } = filter
  return query
    .$if(status !== undefined, (query) => query.where('status', '=', status ?? '').where(betweenEndsOf(status ?? '')))
    .$if(from !== undefined, (query) => query.where('placed_at', '>=', startOfDay(from as NonNullable<typeof from>)))
    .$if(until !== undefined, (query) => query.where('placed_at', '<', endOfDay(until as NonNullable<typeof until>)))
    .$if(governorate !== undefined, (query) => query.where('governorate', '=', governorate ?? ''))
    .$if(payment !== undefined, (query) => query.where('payment_method', '=', payment ?? ''))
    .$if(source !== undefined, (query) => query.where('source', '=', source ?? ''))
    .$if(phoneIsWrong === true, (query) =>
      query.where('phone_is_wrong', '=', true).where('status', '=', 'received').where(betweenEndsOf('received')),
    )
    .$call((query) => searchPatterns(words).reduce((query, pattern) => query.where(isFound(pattern)), query))
}

/**
 * Leaves none out, but begins where there is one, from either end: of a million orders nearly all are delivered, so the
 * database expects delivered ones among the newest, which are all still on their way, and any among the oldest, which
 * were all delivered long ago.
 */
function betweenEndsOf(status: string) {
  const placed = sql`select placed_at from orders where status = ${status} order by placed_at`
  return sql<boolean>`placed_at between (${placed} limit 1) and (${placed} desc limit 1)`
}

/** Asked first, so that the database sees in its statistics whether the orders of the store are many or few. */
async function productIdsOf({ db }: Marketplace, storeId: number | undefined): Promise<number[] | undefined> {
  if (storeId === undefined) return undefined
  const products = await db.selectFrom('products').select('id').where('store_id', '=', storeId).execute()
  return products.map(({ id }) => id)
}

function hasOneOf(productIds: readonly number[]) {
  return sql<boolean>`id in (select order_id from order_lines where product_id = any(${productIds}))`
}

function isFound(pattern: string) {
  return sql<boolean>`search_text like fold_text(${pattern})`
}

function beside(place: OrderPlace | undefined) {
  if (place === undefined) return sql<boolean>`true`
  const seen = (id: number) => sql`(select placed_at, id from orders where id = ${id})`
  return 'newerThan' in place
    ? sql<boolean>`(placed_at, id) > ${seen(place.newerThan)}`
    : sql<boolean>`(placed_at, id) < ${seen(place.olderThan)}`
}

interface OrderRow {
  id: number
  number: string
  status: string
  placed_at: Date
  customer_name: string
  customer_phone: string
  delivery_city: string
  governorate: string | null
  payment_method: string
  paid_at: Date | null
  total_millimes: number
  unanswered_calls: number
  phone_is_wrong: boolean
  pieces: number
  hasNotes: boolean
}

function orderOfRow(row: OrderRow): ListedOrder {
  return {
    id: row.id,
    number: row.number,
    status: row.status as OrderStatus,
    placedAt: row.placed_at,
    name: row.customer_name,
    phone: row.customer_phone as Phone,
    city: row.delivery_city,
    ...(row.governorate !== null && isGovernorate(row.governorate) && { governorate: row.governorate }),
    payment: row.payment_method as PaymentMethod,
    isPaid: row.paid_at !== null,
    pieces: row.pieces,
    total: millimes(row.total_millimes),
    unansweredCalls: row.unanswered_calls,
    phoneIsWrong: row.phone_is_wrong,
    hasNotes: row.hasNotes,
  }
}
