import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { type Blanks, inFixedWords } from '#database/in-fixed-words.ts'
import { leaveToCommit, together } from '#database/together.ts'
import { type StockMovement, stockMovements } from '../catalog/move-stock.ts'
import { inTransaction } from '../in-transaction.ts'
import { asTooMany, refuseWhenWaiting, usesOf } from '../limits/count-deed.ts'
import { limitSetting } from '../limits/limit-setting.ts'
import type { Limits, Visitor } from '../limits/limits.ts'
import type { Marketplace } from '../marketplace.ts'
import { newEvents } from '../record-event.ts'
import { selectSetting, statedBy } from '../settings/read-setting.ts'
import type { OrderRequest, PlacedOrder } from './order.ts'
import {
  findFirstAnswers,
  firstAnswerTo,
  forgetStaleAttempts,
  keepAttempts,
  newAttempt,
  type OrderAttempt,
  repeatedAnswer,
} from './order-attempt.ts'
import { orderLines, piecesOfSizes } from './order-lines.ts'
import { newOrderNumber } from './order-number.ts'
import type { OrderOutcome } from './order-outcome.ts'
import { orderToken, orderTokenRows } from './order-token.ts'
import { lockFreeSizes, lockSizes, type Quote, quoteFrom, selectSizes } from './quote-lines.ts'
import { recognizeGovernorate } from './recognize-governorate.ts'
import { shippingOf } from './totals.ts'

/**
 * Turns a cart into an order. Prices come from the catalogue now; the browser's total is only compared. Stock is taken
 * for all lines or for none. A repeated attempt, known by its key, gets the first answer again.
 */
export async function placeOrder(marketplace: Marketplace, request: OrderRequest): Promise<OrderOutcome> {
  const [outcome] = await place(marketplace, [{ request, visitor: marketplace.visitor }], { waits: true })
  return outcome as OrderOutcome
}

/** An order somebody wants to place. */
export interface WantedOrder {
  readonly request: OrderRequest
  /** The stranger who wants it; undefined when the shop itself is at work. */
  readonly visitor: Visitor | undefined
}

/**
 * The same for several, one after the other, in one transaction: what one has taken the next finds gone. No two may have
 * one key, or one phone number. Throws TooMany, with none of them placed, when one is. Nobody waits for others here: who
 * wants a size that is held at the moment has no outcome, and may try alone.
 */
export function placeOrders(
  marketplace: Marketplace,
  wanted: readonly WantedOrder[],
): Promise<readonly (OrderOutcome | undefined)[]> {
  return place(marketplace, wanted, { waits: false })
}

/**
 * The database is asked twice, whatever is ordered: for all there is to know, and to write all there is to write and
 * commit it. Within each the order counts: it is the order in which things are locked.
 */
async function place(
  marketplace: Marketplace,
  wanted: readonly WantedOrder[],
  { waits }: { readonly waits: boolean },
): Promise<readonly (OrderOutcome | undefined)[]> {
  const placing = inTransaction(marketplace, async (marketplace) => {
    const attempts = wanted.map(({ request }) => newAttempt(request))
    const lines = wanted.flatMap(({ request }) => request.lines)
    const isLimited = wanted.some(({ visitor }) => visitor?.isLimited)
    const [locked, firsts, sizes, drawn, [setting]] = await together(
      marketplace.db,
      waits ? lockSizes(marketplace, lines) : lockFreeSizes(marketplace, lines),
      // Behind the lock, at which a twin has waited until this one's answer is there.
      findFirstAnswers(marketplace, attempts),
      selectSizes(marketplace, lines),
      drawIds(marketplace.db, { count: wanted.length }),
      isLimited ? selectSetting(marketplace, limitSetting) : undefined,
    )
    const ours = new Set(locked.map(({ id }) => id))
    const taken = new Map<number, number>()
    const accepted: AcceptedOrder[] = []
    const outcomes = wanted.map(({ request, visitor }, position): OrderOutcome | undefined => {
      const attempt = attempts[position] as OrderAttempt
      const repeated = repeatedAnswer(marketplace, request, attempt, firstAnswerTo(attempt, firsts))
      if (repeated) return repeated

      const quote = quoteFrom(sizes, request.lines, taken, shippingOf(request.source))
      if (!waits && quote.lines.some(({ sizeId }) => !ours.has(sizeId))) return undefined
      const refusal = reasonToRefuse(quote, request)
      if (refusal) return refusal
      for (const [sizeId, pieces] of piecesOfSizes(quote.lines)) taken.set(sizeId, (taken.get(sizeId) ?? 0) - pieces)
      const order = newOrder(quote, attempt, drawn[position])
      accepted.push({ request, visitor, attempt, quote, order })
      return { outcome: 'placed', order }
    })
    if (accepted.length > 0) {
      const limits = isLimited ? statedBy(setting, limitSetting).value : undefined
      await saveOrders(marketplace, accepted, { stale: forgetStaleAttempts(marketplace, firsts), limits })
    }
    return outcomes
  })
  return placing.catch((error) => {
    throw asTooMany('order', error)
  })
}

/** Known before there are orders, so that all their parts can be written at once. */
const drawIds = inFixedWords(
  (_, { count }: Blanks<{ count: number }>) =>
    sql<{ id: number }>`select nextval('orders_id_seq') as id from generate_series(1, ${count}::int)`,
)

function reasonToRefuse(quote: Quote, request: OrderRequest): OrderOutcome | undefined {
  if (quote.unknown.length > 0) return { outcome: 'unknown-lines', lines: quote.unknown }
  if (quote.short.length > 0) return { outcome: 'out-of-stock', lines: quote.short }
  if (quote.totals.total !== request.claimedTotal) return { outcome: 'repriced', quote }
  return undefined
}

function newOrder({ totals }: Quote, { key, salt }: OrderAttempt, drawn: { id: number } | undefined): PlacedOrder {
  const token = orderToken(key?.text ?? randomUUID(), salt)
  return { id: (drawn as { id: number }).id, number: newOrderNumber(), token, status: 'received', totals }
}

interface AcceptedOrder extends WantedOrder {
  readonly attempt: OrderAttempt
  readonly quote: Quote
  readonly order: PlacedOrder
}

interface Surroundings {
  /** What is to be forgotten before the attempts can be kept. */
  readonly stale: ReturnType<typeof forgetStaleAttempts>
  /** What strangers are held to; undefined for nobody's limit. */
  readonly limits: Limits | undefined
}

async function saveOrders(
  marketplace: Marketplace,
  accepted: readonly AcceptedOrder[],
  { stale, limits }: Surroundings,
): Promise<void> {
  const orders = accepted.map(({ order }) => order)
  const events = orders.map(({ id }) => ({ type: 'order.placed', orderId: id }) as const)
  await leaveToCommit(
    marketplace.db,
    ...(limits ? usedBy(marketplace, accepted, limits) : []),
    orderHeads(marketplace, accepted),
    orderTokenRows(marketplace, orders),
    orderLines(
      marketplace,
      accepted.map(({ order, quote }) => ({ orderId: order.id, lines: quote.lines })),
    ),
    stockMovements(marketplace, salesOf(accepted)),
    stale,
    keepAttempts(marketplace, accepted),
    newEvents(marketplace, events as [(typeof events)[number]]),
  )
}

/** What those take from their allowances who are held to any. */
function usedBy(marketplace: Marketplace, accepted: readonly AcceptedOrder[], limits: Limits) {
  const doers = accepted.flatMap(({ request, visitor }) =>
    visitor?.isLimited ? [{ visitor, recipients: request.customer }] : [],
  )
  const phones = doers.map(({ recipients }) => recipients.phone)
  return [
    ...usesOf(marketplace, 'order', limits.order, doers),
    refuseWhenWaiting(marketplace, phones, limits.unconfirmedOrders),
  ]
}

/** One entry a size and order in the ledger, however its pieces are split over lines, in the order in which sizes are locked. */
function salesOf(accepted: readonly AcceptedOrder[]): StockMovement[] {
  const sales = accepted.flatMap(({ order, quote }) =>
    [...piecesOfSizes(quote.lines)].map(
      ([sizeId, count]) => ({ kind: 'sale', sizeId, pieces: -count, orderId: order.id }) as const,
    ),
  )
  return sales.sort((one, other) => one.sizeId - other.sizeId)
}

/** Should two orders draw the same number, the second is told again, as any story that collides with another. */
function orderHeads({ db, clock }: Marketplace, accepted: readonly AcceptedOrder[]) {
  const rows = accepted.map(({ request, order: { id, number, totals } }) => ({
    ...{ id, number },
    customer_name: request.customer.name,
    customer_email: request.customer.email ?? null,
    customer_phone: request.customer.phone,
    delivery_address: request.delivery.address,
    delivery_city: request.delivery.city,
    governorate: request.delivery.governorate ?? recognizeGovernorate(request.delivery.city) ?? 'unknown',
    source: request.source ?? 'shop',
    payment_method: request.payment,
    subtotal_millimes: totals.subtotal,
    shipping_millimes: totals.shipping,
    total_millimes: totals.total,
    customer_note: request.customerNote ?? null,
    gift_note: request.giftNote ?? null,
  }))
  return headsOfOrders(db, { heads: JSON.stringify(rows), now: clock.now() })
}

/** As JSON, so that any number of them is told in the same words. */
const headsOfOrders = inFixedWords(
  (_, { heads, now }: Blanks<{ heads: string; now: Date }>) => sql<never>`
    insert into orders (id, number, customer_name, customer_email, customer_phone, delivery_address, delivery_city,
      governorate, source, payment_method, subtotal_millimes, shipping_millimes, total_millimes, customer_note, gift_note,
      placed_at)
    select head.*, ${now}::timestamptz from jsonb_to_recordset(${heads}::jsonb) as head (id bigint, number text,
      customer_name text, customer_email text, customer_phone text, delivery_address text, delivery_city text,
      governorate text, source text, payment_method text, subtotal_millimes bigint, shipping_millimes bigint,
      total_millimes bigint, customer_note text, gift_note text)`,
)
