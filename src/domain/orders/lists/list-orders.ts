import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import type { Tables } from '#database/tables.ts'
import { mayHandleOrders } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import type { Governorate } from '#domain/geography/governorate.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import type { Millimes } from '#domain/money.ts'
import { type OrderStatus, unconfirmedStatuses } from '#domain/order-status.ts'
import { readIsOverdue } from '#domain/orders/delivery/overdue-orders.ts'
import { patternContaining } from '#domain/pattern-containing.ts'
import type { PaymentMethod } from '#domain/payment-method.ts'
import type { Phone } from '#domain/phone.ts'
import { endOfDay, startOfDay } from '#domain/tunis-day.ts'
import { isOldestFirst, type OrderCursor, type OrderFilter, type OrderSort } from './order-filter.ts'
import { owesRefund } from './owes-refund.ts'
import { searchWords } from './search-words.ts'

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
  readonly paid: Millimes
  readonly isPaid: boolean
  readonly pieces: number
  readonly total: Millimes
  readonly unansweredCalls: number
  readonly phoneIsWrong: boolean
  /** Staff have added notes. */
  readonly hasNotes: boolean
}

export interface OrderPage {
  readonly orders: readonly ListedOrder[]
  readonly hasPrevious: boolean
  readonly hasNext: boolean
}

export const ordersPerPage = 50

/**
 * Returns a page of orders as they are sorted, otherwise newest first, or oldest first where they wait for staff.
 * Cursor pagination: pages start after an order rather than at an offset, so that the thousandth page is as fast as the
 * first, and new orders do not shift pages. The cursor is an id, so that addresses contain no names.
 */
export async function listOrders(
  marketplace: Marketplace,
  filter: OrderFilter,
  cursor?: OrderCursor,
): Promise<OrderPage> {
  requireAllowed(mayHandleOrders(marketplace.actor))
  const isBackwards = cursor !== undefined && 'before' in cursor
  const isAscending = filter.sort ? !filter.sort.startsWith('-') : isOldestFirst(filter)
  const direction = isAscending === isBackwards ? 'desc' : 'asc'
  const sortedBy = sortKeys[sortColumnOf(filter)]
  const productIds = await productIdsOf(marketplace, filter.storeId)
  const isOverdue = filter.isOverdue ? await readIsOverdue(marketplace) : undefined
  const rows = await applyFilter(marketplace.db.selectFrom('orders'), filter)
    .$if(isOverdue !== undefined, (query) => query.where(isOverdue ?? sql<boolean>`true`))
    .$if(filter.hasRequest === true, (query) => query.where(hasWaitingRequest))
    .$if(filter.owesRefund === true, (query) => query.where(owesRefund))
    .$if(productIds !== undefined, (query) => query.where(containsProduct(productIds ?? [])))
    .$if(cursor !== undefined, (query) => query.where(isBeyond(cursor, sortedBy, direction)))
    .select(['id', 'number', 'status', 'placed_at', 'customer_name', 'customer_phone', 'delivery_city', 'governorate'])
    .select(['payment_method', 'total_millimes', 'unanswered_calls', 'phone_is_wrong', 'paid_at', 'paid_millimes'])
    .select(sql<number>`(select sum(quantity) from order_lines where order_id = orders.id)`.as('pieces'))
    .select(sql<boolean>`exists (select from order_notes where order_id = orders.id)`.as('hasNotes'))
    .orderBy(sortedBy, direction)
    .orderBy('id', direction)
    .limit(ordersPerPage + 1)
    .execute()
  const hasMore = rows.length > ordersPerPage
  const shown = rows.slice(0, ordersPerPage).map(orderOfRow)
  const hasCursor = cursor !== undefined
  return isBackwards
    ? { orders: shown.reverse(), hasPrevious: hasMore, hasNext: hasCursor }
    : { orders: shown, hasPrevious: hasCursor, hasNext: hasMore }
}

/** Expressions of indexes: the text as it is searched, in a collation of no language. */
const sortKeys: Record<SortColumn, RawBuilder<unknown>> = {
  date: sql`placed_at`,
  customer: sql`sort_key(customer_name) collate "und-x-icu"`,
  place: sql`sort_key(delivery_city || ' ' || delivery_address) collate "und-x-icu"`,
  total: sql`total_millimes`,
}

type SortColumn = Exclude<OrderSort, `-${string}`>

function sortColumnOf({ sort = 'date' }: OrderFilter): SortColumn {
  return sort.replace('-', '') as SortColumn
}

type OrderQuery = SelectQueryBuilder<Tables, 'orders', object>

function applyFilter(query: OrderQuery, filter: OrderFilter): OrderQuery {
  const { status, from, until, governorate, payment, source, search = '', phoneIsWrong } = filter
  const boundsOf = sortColumnOf(filter) === 'date' ? dateBoundsOf : () => sql<boolean>`true`
  let matching = query
  if (status !== undefined) matching = matching.where('status', '=', status).where(boundsOf(status))
  if (from !== undefined) matching = matching.where('placed_at', '>=', startOfDay(from))
  if (until !== undefined) matching = matching.where('placed_at', '<', endOfDay(until))
  if (governorate !== undefined) matching = matching.where('governorate', '=', governorate)
  if (payment !== undefined) matching = matching.where('payment_method', '=', payment)
  if (source !== undefined) matching = matching.where('source', '=', source)
  if (phoneIsWrong)
    matching = matching
      .where('phone_is_wrong', '=', true)
      .where('status', 'in', unconfirmedStatuses)
      .where(boundsOf(...unconfirmedStatuses))
  return searchWords(search).reduce((query, word) => query.where(containsWord(word)), matching)
}

/**
 * A hint for the query planner where orders are sorted by date, which excludes no order: it bounds the scan by the
 * first and last order with the status. Nearly all of a million orders are delivered, so the planner expects delivered
 * orders among the newest, which are all still open, and open ones among the oldest, which were all delivered long ago.
 */
function dateBoundsOf(...statuses: readonly OrderStatus[]) {
  const placed = sql`select placed_at from orders where status in (${sql.join(statuses)}) order by placed_at`
  return sql<boolean>`placed_at between (${placed} limit 1) and (${placed} desc limit 1)`
}

/** A query of its own, so that the planner knows from its statistics whether a store has many orders or few. */
async function productIdsOf({ db }: Marketplace, storeId: number | undefined): Promise<number[] | undefined> {
  if (storeId === undefined) return undefined
  const products = await db.selectFrom('products').select('id').where('store_id', '=', storeId).execute()
  return products.map(({ id }) => id)
}

function containsProduct(productIds: readonly number[]) {
  return sql<boolean>`id in (select order_id from order_lines where product_id = any(${productIds}))`
}

const hasWaitingRequest = sql<boolean>`id in (select order_id from waiting_customer_requests)`

/** An email address is not in the searched text: a word with `@` is a part of one. */
function containsWord(word: string) {
  const searched = word.includes('@') ? sql`fold_name(customer_email)` : sql`search_text`
  return sql<boolean>`${searched} like ${patternContaining(sql`fold_name(${word})`)}`
}

function isBeyond(cursor: OrderCursor | undefined, sortedBy: RawBuilder<unknown>, direction: 'asc' | 'desc') {
  if (cursor === undefined) return sql<boolean>`true`
  const id = 'after' in cursor ? cursor.after : cursor.before
  const comparison = direction === 'asc' ? sql`>` : sql`<`
  return sql<boolean>`(${sortedBy}, id) ${comparison} (select ${sortedBy}, id from orders where id = ${id})`
}

interface OrderRow {
  id: number
  number: string
  status: OrderStatus
  placed_at: Date
  customer_name: string
  customer_phone: Phone
  delivery_city: string
  governorate: Governorate | 'unknown'
  payment_method: PaymentMethod
  paid_at: Date | null
  paid_millimes: Millimes
  total_millimes: Millimes
  unanswered_calls: number
  phone_is_wrong: boolean
  pieces: number
  hasNotes: boolean
}

function orderOfRow(row: OrderRow): ListedOrder {
  return {
    id: row.id,
    number: row.number,
    status: row.status,
    placedAt: row.placed_at,
    name: row.customer_name,
    phone: row.customer_phone,
    city: row.delivery_city,
    ...(row.governorate !== 'unknown' && { governorate: row.governorate }),
    payment: row.payment_method,
    ...{ paid: row.paid_millimes, isPaid: row.paid_at !== null },
    pieces: row.pieces,
    total: row.total_millimes,
    unansweredCalls: row.unanswered_calls,
    phoneIsWrong: row.phone_is_wrong,
    hasNotes: row.hasNotes,
  }
}
