import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { pipeline, sendWithCommit } from '#database/pipeline.ts'
import { type Placeholders, prepareQuery } from '#database/prepared-query.ts'
import { mayActInPublic } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { type StockMovement, stockMovements } from '#domain/catalog/stock/move-stock.ts'
import { insertEvents } from '#domain/events/record-event.ts'
import { findGovernorate } from '#domain/geography/find-governorate.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { insertOrderLines, quantityBySize } from '#domain/orders/lines/order-lines.ts'
import {
  lockSizes,
  lockSizesSkippingLocked,
  type Quote,
  quoteFrom,
  selectSizes,
} from '#domain/orders/lines/quote-lines.ts'
import type { OrderRequest, PlacedOrder } from '#domain/orders/order.ts'
import { insertOrderTokens, orderToken } from '#domain/orders/order-token.ts'
import { shippingOf } from '#domain/orders/totals.ts'
import { asRateLimited, limitUnconfirmedOrders, rateLimitQueries } from '#domain/rate-limits/consume-rate-limit.ts'
import type { RateLimits, RequestNetwork } from '#domain/rate-limits/rate-limit.ts'
import { rateLimitSetting } from '#domain/rate-limits/rate-limit-setting.ts'
import { selectSetting, settingFromRow } from '#domain/settings/get-setting.ts'
import {
  deleteExpiredAmong,
  insertIdempotencyRecords,
  newRequestKey,
  type RequestKey,
  recordOfKey,
  replayedOutcome,
  selectIdempotencyRecords,
} from './idempotency-record.ts'
import { newOrderNumber } from './order-number.ts'
import type { OrderOutcome } from './order-outcome.ts'

/**
 * Turns a cart into an order. Prices come from the catalog now; the total of the browser is only compared. Stock is
 * taken for all lines or for none. A duplicate request, known by its idempotency key, returns the first outcome again.
 */
export async function placeOrder(marketplace: Marketplace, request: OrderRequest): Promise<OrderOutcome> {
  requireAllowed(mayActInPublic(marketplace.actor))
  const [outcome] = await place(marketplace, [{ request, network: marketplace.network }], { waits: true })
  return outcome as OrderOutcome
}

/** A request to place an order, and who sent it. */
export interface OrderSubmission {
  readonly request: OrderRequest
  /** The network whose quotas apply; undefined for staff and samples. */
  readonly network: RequestNetwork | undefined
}

/**
 * Places several orders in one transaction, one after the other: each sees the stock the ones before it have left. No
 * two may share an idempotency key or a phone number. Throws RateLimited, with none of them placed, when one exceeds
 * its quota. Never waits for locks: an order with a locked size has no outcome, and may be retried alone.
 */
export function placeOrders(
  marketplace: Marketplace,
  submissions: readonly OrderSubmission[],
): Promise<readonly (OrderOutcome | undefined)[]> {
  return place(marketplace, submissions, { waits: false })
}

/**
 * Makes two round trips to the database, whatever is ordered: one that locks and reads, one that writes and commits.
 * The order of the statements within each is the order of locks.
 */
async function place(
  marketplace: Marketplace,
  submissions: readonly OrderSubmission[],
  { waits }: { readonly waits: boolean },
): Promise<readonly (OrderOutcome | undefined)[]> {
  const placing = inTransaction(marketplace, async (marketplace) => {
    const requestKeys = submissions.map(({ request }) => newRequestKey(request))
    const lines = submissions.flatMap(({ request }) => request.lines)
    const isLimited = submissions.some(({ network }) => network?.isLimited)
    const [locked, records, sizes, ids, [setting]] = await pipeline(
      marketplace.db,
      waits ? lockSizes(marketplace, lines) : lockSizesSkippingLocked(marketplace, lines),
      // After the lock: a concurrent duplicate request waits there until the record of the first one is committed.
      selectIdempotencyRecords(marketplace, requestKeys),
      selectSizes(marketplace, lines),
      nextOrderIds(marketplace.db, { count: submissions.length }),
      isLimited ? selectSetting(marketplace, rateLimitSetting) : undefined,
    )
    const lockedIds = new Set(locked.map(({ id }) => id))
    const taken = new Map<number, number>()
    const accepted: AcceptedOrder[] = []
    const outcomes = submissions.map(({ request, network }, position): OrderOutcome | undefined => {
      const requestKey = requestKeys[position] as RequestKey
      const repeated = replayedOutcome(marketplace, request, requestKey, recordOfKey(requestKey, records))
      if (repeated) return repeated

      const quote = quoteFrom(sizes, request.lines, taken, shippingOf(request.source))
      if (!waits && quote.lines.some(({ sizeId }) => !lockedIds.has(sizeId))) return undefined
      const refusal = reasonToRefuse(quote, request)
      if (refusal) return refusal
      for (const [sizeId, pieces] of quantityBySize(quote.lines)) taken.set(sizeId, (taken.get(sizeId) ?? 0) - pieces)
      const order = newOrder(quote, requestKey, ids[position])
      accepted.push({ request, network, requestKey, quote, order })
      return { outcome: 'placed', order }
    })
    if (accepted.length > 0) {
      const limits = isLimited ? settingFromRow(setting, rateLimitSetting).value : undefined
      await insertOrders(marketplace, accepted, { stale: deleteExpiredAmong(marketplace, records), limits })
    }
    return outcomes
  })
  return placing.catch((error) => {
    throw asRateLimited('order', error)
  })
}

/** Draws ids before the orders are inserted, so that all their rows can be written in one round trip. */
const nextOrderIds = prepareQuery(
  (_, { count }: Placeholders<{ count: number }>) =>
    sql<{ id: number }>`select nextval('orders_id_seq') as id from generate_series(1, ${count}::int)`,
)

function reasonToRefuse(quote: Quote, request: OrderRequest): OrderOutcome | undefined {
  if (quote.unknown.length > 0) return { outcome: 'unknown-lines', lines: quote.unknown }
  if (quote.short.length > 0) return { outcome: 'out-of-stock', lines: quote.short }
  if (quote.totals.total !== request.claimedTotal) return { outcome: 'repriced', quote }
  return undefined
}

function newOrder({ totals }: Quote, { key, salt }: RequestKey, drawn: { id: number } | undefined): PlacedOrder {
  const token = orderToken(key?.text ?? randomUUID(), salt)
  return { id: (drawn as { id: number }).id, number: newOrderNumber(), token, status: 'received', totals }
}

interface AcceptedOrder extends OrderSubmission {
  readonly requestKey: RequestKey
  readonly quote: Quote
  readonly order: PlacedOrder
}

interface WriteContext {
  /** Deletes expired idempotency records, before new ones with the same keys are inserted. */
  readonly stale: ReturnType<typeof deleteExpiredAmong>
  /** The quotas of anonymous visitors; undefined when no order is limited. */
  readonly limits: RateLimits | undefined
}

async function insertOrders(
  marketplace: Marketplace,
  accepted: readonly AcceptedOrder[],
  { stale, limits }: WriteContext,
): Promise<void> {
  const orders = accepted.map(({ order }) => order)
  const events = orders.map(({ id }) => ({ type: 'order.placed', orderId: id }) as const)
  await sendWithCommit(
    marketplace.db,
    ...(limits ? consumeQuotas(marketplace, accepted, limits) : []),
    insertOrderRows(marketplace, accepted),
    insertOrderTokens(marketplace, orders),
    insertOrderLines(
      marketplace,
      accepted.map(({ order, quote }) => ({ orderId: order.id, lines: quote.lines })),
    ),
    stockMovements(marketplace, salesOf(accepted)),
    stale,
    insertIdempotencyRecords(marketplace, accepted),
    insertEvents(marketplace, events as [(typeof events)[number]]),
  )
}

/** Consumes the quotas of the orders of anonymous visitors. */
function consumeQuotas(marketplace: Marketplace, accepted: readonly AcceptedOrder[], limits: RateLimits) {
  const limited = accepted.flatMap(({ request, network }) =>
    network?.isLimited ? [{ network, recipients: request.customer }] : [],
  )
  const phones = limited.map(({ recipients }) => recipients.phone)
  return [
    ...rateLimitQueries(marketplace, 'order', limits.order, limited),
    limitUnconfirmedOrders(marketplace, phones, limits.unconfirmedOrders),
  ]
}

/** Returns one stock movement for each size and order, in the order in which sizes are locked. */
function salesOf(accepted: readonly AcceptedOrder[]): StockMovement[] {
  const sales = accepted.flatMap(({ order, quote }) =>
    [...quantityBySize(quote.lines)].map(
      ([sizeId, count]) => ({ kind: 'sale', sizeId, pieces: -count, orderId: order.id }) as const,
    ),
  )
  return sales.sort((one, other) => one.sizeId - other.sizeId)
}

/** Inserts the rows of `orders`. When two orders draw the same number, the second transaction is retried. */
function insertOrderRows({ db, clock }: Marketplace, accepted: readonly AcceptedOrder[]) {
  const rows = accepted.map(({ request, order: { id, number, totals } }) => ({
    ...{ id, number },
    customer_name: request.customer.name,
    customer_email: request.customer.email ?? null,
    customer_phone: request.customer.phone,
    delivery_address: request.delivery.address,
    delivery_city: request.delivery.city,
    governorate: request.delivery.governorate ?? findGovernorate(request.delivery.city) ?? 'unknown',
    source: request.source ?? 'shop',
    payment_method: request.payment,
    subtotal_millimes: totals.subtotal,
    shipping_millimes: totals.shipping,
    total_millimes: totals.total,
    customer_note: request.customerNote ?? null,
    gift_note: request.giftNote ?? null,
  }))
  return insertedOrderRows(db, { heads: JSON.stringify(rows), now: clock.now() })
}

/** Takes the rows as JSON, so that one prepared statement serves any number of them. */
const insertedOrderRows = prepareQuery(
  (_, { heads, now }: Placeholders<{ heads: string; now: Date }>) => sql<never>`
    insert into orders (id, number, customer_name, customer_email, customer_phone, delivery_address, delivery_city,
      governorate, source, payment_method, subtotal_millimes, shipping_millimes, total_millimes, customer_note, gift_note,
      placed_at)
    select head.*, ${now}::timestamptz from jsonb_to_recordset(${heads}::jsonb) as head (id bigint, number text,
      customer_name text, customer_email text, customer_phone text, delivery_address text, delivery_city text,
      governorate text, source text, payment_method text, subtotal_millimes bigint, shipping_millimes bigint,
      total_millimes bigint, customer_note text, gift_note text)`,
)
