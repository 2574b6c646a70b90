import { pipeline } from '#database/pipeline.ts'
import { insertStockMovements } from '#domain/catalog/stock/move-stock.ts'
import { insertEvent } from '#domain/events/record-event.ts'
import { createLinkToken } from '#domain/link-token.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { type Millimes, times } from '#domain/money.ts'
import { insertOrderLines, piecesOf, readOrderLines } from '#domain/orders/lines/order-lines.ts'
import { quoteFrom, type ShortLine } from '#domain/orders/lines/quote-lines.ts'
import { movementsOfLines } from '#domain/orders/lines/stock-of-lines.ts'
import { lockVariants, selectVariants } from '#domain/orders/lines/variant-statements.ts'
import type { OrderRequest, RequestedLine } from '#domain/orders/order.ts'
import { recipientFromRow } from '#domain/orders/order-rows.ts'
import { insertOrderToken } from '#domain/orders/order-token.ts'
import { newOrderNumber } from '#domain/orders/placing/order-number.ts'
import { insertOrder, nextOrderId } from '#domain/orders/placing/order-statements.ts'
import { advanceOrder } from '#domain/orders/status/advance-order.ts'
import { totalsOf } from '#domain/orders/totals.ts'
import { defaultPaymentMethod } from '#domain/payment-method.ts'

export interface ExchangedLine {
  /** Of the line in the order. */
  readonly position: number
  readonly quantity: number
  /** Of the same product. */
  readonly sizeId: number
}

export type ExchangeOutcome =
  | { readonly outcome: 'placed'; readonly orderId: number; readonly number: string }
  | { readonly outcome: 'out-of-stock'; readonly lines: readonly ShortLine[] }
  /** A size that its product does not have any more. */
  | { readonly outcome: 'unknown-size' }

/**
 * Places the order that replaces returned pieces, in the transaction of the caller: the same products, for nothing but
 * the delivery fee that was agreed. It is confirmed at once, since the customer has agreed. The first order is locked.
 */
export async function placeExchange(
  marketplace: Marketplace,
  orderId: number,
  { lines: exchanged, fee }: { readonly lines: readonly ExchangedLine[]; readonly fee: Millimes },
): Promise<ExchangeOutcome> {
  const { db } = marketplace
  const bought = await readOrderLines(marketplace, orderId)
  const requested = exchanged.flatMap(({ position, quantity, sizeId }): RequestedLine[] => {
    const line = bought[position]
    if (!line) return []
    return [
      { productId: line.productId, sizeId, quantity, ...(line.colorId !== undefined && { colorId: line.colorId }) },
    ]
  })
  const order = await readOrder(marketplace, orderId)
  await pipeline(db, { locks: lockVariants(marketplace, requested) })
  const sizes = (await db.executeQuery(selectVariants(marketplace, requested, order.locale))).rows
  const quote = quoteFrom(sizes, withKnownColors(sizes, requested), { shipping: fee })
  if (quote.unknown.length > 0) return { outcome: 'unknown-size' }
  if (quote.short.length > 0) return { outcome: 'out-of-stock', lines: quote.short }
  const lines = quote.lines.map((line, index) => {
    const unitPrice = bought[exchanged[index]?.position ?? 0]?.unitPrice ?? line.unitPrice
    const lineTotal = times(unitPrice, line.quantity)
    return { ...line, unitPrice, lineTotal, discount: lineTotal }
  })
  const totals = totalsOf(lines, fee)
  const { drawn } = await pipeline(db, { drawn: nextOrderId(marketplace) })
  const { id } = drawn[0] as { id: number }
  const number = newOrderNumber()
  const token = createLinkToken()
  const request: OrderRequest = {
    ...recipientFromRow(order),
    ...{ lines: requested, payment: defaultPaymentMethod, claimedTotal: totals.total },
    ...{ source: 'phone', locale: order.locale },
  }
  const agreed = {
    delivery: { fee, freeFrom: undefined },
    ...{ exchangeDays: order.exchange_days, pieces: piecesOf(lines) },
    ...{ discountCodeId: undefined, requestReason: undefined, networkKey: undefined },
  }
  const placed = { id, number, token, status: 'received', totals } as const
  await pipeline(db, {
    order: insertOrder(marketplace, request, placed, agreed),
    token: insertOrderToken(marketplace, id, token),
    lines: insertOrderLines(marketplace, id, lines),
    movements: insertStockMovements(marketplace, movementsOfLines(id, lines, 'sale')),
    event: insertEvent(marketplace, { type: 'order.placed', orderId: id }),
  })
  await advanceOrder(marketplace, id, { from: 'received', to: 'confirmed' })
  return { outcome: 'placed', orderId: id, number }
}

/** A color that its product does not have any more is left out: the shop sends what it has. */
function withKnownColors(
  sizes: Parameters<typeof quoteFrom>[0],
  requested: readonly RequestedLine[],
): readonly RequestedLine[] {
  return requested.map(({ colorId, ...line }) => {
    const isKnown = sizes.some(
      ({ productId, colors }) => productId === line.productId && colors.some(({ id }) => id === colorId),
    )
    return isKnown && colorId !== undefined ? { ...line, colorId } : line
  })
}

function readOrder({ db }: Marketplace, orderId: number) {
  return db
    .selectFrom('orders')
    .select(['customer_name', 'customer_email', 'customer_phone', 'delivery_address', 'delivery_city', 'governorate'])
    .select(['locale', 'exchange_days'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
}
