import { randomUUID } from 'node:crypto'
import { type Insertable, sql } from 'kysely'
import { type Blanks, inFixedWords } from '#database/in-fixed-words.ts'
import type { Tables } from '#database/tables.ts'
import { leaveToCommit, together } from '#database/together.ts'
import { type StockMovement, stockMovements } from '../catalog/move-stock.ts'
import { inTransaction } from '../in-transaction.ts'
import { asTooMany, refuseWhenWaiting, usesOf } from '../limits/count-deed.ts'
import { limitSetting } from '../limits/limit-setting.ts'
import type { Limits } from '../limits/limits.ts'
import type { Marketplace } from '../marketplace.ts'
import { newEvent } from '../record-event.ts'
import { selectSetting, statedBy } from '../settings/read-setting.ts'
import type { OrderRequest, PlacedOrder } from './order.ts'
import {
  findFirstAnswer,
  forgetStaleAttempt,
  keepAttempt,
  newAttempt,
  type OrderAttempt,
  repeatedAnswer,
} from './order-attempt.ts'
import { orderLines, piecesOfSizes } from './order-lines.ts'
import { newOrderNumber } from './order-number.ts'
import type { OrderOutcome } from './order-outcome.ts'
import { orderToken, orderTokenRow } from './order-token.ts'
import { lockSizes, type Quote, quoteFrom, selectSizes } from './quote-lines.ts'
import { recognizeGovernorate } from './recognize-governorate.ts'

/**
 * Turns a cart into an order. Prices come from the catalogue now; the browser's total is only compared. Stock is taken
 * for all lines or for none. A repeated attempt, known by its key, gets the first answer again.
 *
 * The database is asked twice, whatever is ordered: for all there is to know, and to write all there is to write and
 * commit it. Within each the order counts: it is the order in which things are locked.
 */
export async function placeOrder(marketplace: Marketplace, request: OrderRequest): Promise<OrderOutcome> {
  const placing = inTransaction(marketplace, async (marketplace): Promise<OrderOutcome> => {
    const attempt = newAttempt(request)
    const isLimited = marketplace.visitor?.isLimited ?? false
    const [, [first], sizes, [drawn], [setting]] = await together(
      marketplace.db,
      lockSizes(marketplace, request.lines),
      // Behind the lock, at which a twin has waited until this one's answer is there.
      findFirstAnswer(marketplace, attempt),
      selectSizes(marketplace, request.lines),
      drawId(marketplace.db, {}),
      isLimited ? selectSetting(marketplace, limitSetting) : undefined,
    )
    const repeated = repeatedAnswer(marketplace, request, attempt, first)
    if (repeated) return repeated

    const quote = quoteFrom(sizes, request.lines)
    const refusal = reasonToRefuse(quote, request)
    if (refusal) return refusal
    const order = newOrder(quote, attempt, drawn)
    const limits = isLimited ? statedBy(setting, limitSetting).value : undefined
    const stale = forgetStaleAttempt(marketplace, attempt, first)
    await saveOrder(marketplace, request, { order, quote, attempt, stale, limits })
    return { outcome: 'placed', order }
  })
  return placing.catch((error) => {
    throw asTooMany('order', error)
  })
}

/** Known before there is an order, so that all its parts can be written at once. */
const drawId = inFixedWords(() => sql<{ id: number }>`select nextval('orders_id_seq') as id`)

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

interface OrderParts {
  readonly order: PlacedOrder
  readonly quote: Quote
  readonly attempt: OrderAttempt
  /** What is to be forgotten before the attempt can be kept. */
  readonly stale: ReturnType<typeof forgetStaleAttempt>
  /** What strangers are held to; undefined for nobody's limit. */
  readonly limits: Limits | undefined
}

async function saveOrder(
  marketplace: Marketplace,
  request: OrderRequest,
  { order, quote, attempt, stale, limits }: OrderParts,
): Promise<void> {
  const { id } = order
  await leaveToCommit(
    marketplace.db,
    ...(limits ? usesOf(marketplace, 'order', limits.order, request.customer) : []),
    limits && refuseWhenWaiting(marketplace, request.customer.phone, limits.unconfirmedOrders),
    orderHead(marketplace, request, order),
    orderTokenRow(marketplace, id, order.token),
    orderLines(marketplace, id, quote.lines),
    stockMovements(marketplace, salesOf(id, quote)),
    stale,
    keepAttempt(marketplace, request, attempt, order),
    newEvent(marketplace, { type: 'order.placed', orderId: id }),
  )
}

/** One entry a size in the ledger, however its pieces are split over lines, in the order in which sizes are locked. */
function salesOf(orderId: number, { lines }: Quote): StockMovement[] {
  const sizes = [...piecesOfSizes(lines)].sort(([one], [other]) => one - other)
  return sizes.map(([sizeId, count]) => ({ kind: 'sale', sizeId, pieces: -count, orderId }))
}

/** Should two orders draw the same number, the second is told again, as any story that collides with another. */
function orderHead({ db, clock }: Marketplace, request: OrderRequest, { id, number, totals }: PlacedOrder) {
  return headOfOrder(db, {
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
    placed_at: clock.now(),
  })
}

type OrderHead = Pick<Insertable<Tables['orders']>, (typeof headColumns)[number]>

const headColumns = [
  ...(['id', 'number', 'customer_name', 'customer_email', 'customer_phone', 'delivery_address'] as const),
  ...(['delivery_city', 'governorate', 'source', 'payment_method'] as const),
  ...(['subtotal_millimes', 'shipping_millimes', 'total_millimes', 'placed_at'] as const),
]

const headOfOrder = inFixedWords((db, blanks: Blanks<OrderHead>) =>
  db
    .insertInto('orders')
    .columns(headColumns)
    .expression(sql`values (${sql.join(headColumns.map((name) => blanks[name]))})`),
)
