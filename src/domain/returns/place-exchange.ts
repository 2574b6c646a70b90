import { pipeline } from '#database/pipeline.ts'
import { insertStockMovements } from '#domain/catalog/stock/move-stock.ts'
import { insertEvent } from '#domain/events/record-event.ts'
import { createLinkToken } from '#domain/link-token.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { type Millimes, times } from '#domain/money.ts'
import { insertOrderLines, piecesOf, readOrderLines } from '#domain/orders/lines/order-lines.ts'
import { quoteFrom, type ShortLine } from '#domain/orders/lines/quote-lines.ts'
import { movementsOfLines } from '#domain/orders/lines/stock-of-lines.ts'
import { lockVariants, selectVariants, type VariantRow } from '#domain/orders/lines/variant-statements.ts'
import type { OrderRequest, QuotedLine, RequestedLine } from '#domain/orders/order.ts'
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
  readonly variantId: number
}

export type ExchangeOutcome =
  | { readonly outcome: 'placed'; readonly orderId: number; readonly number: string }
  | { readonly outcome: 'out-of-stock'; readonly lines: readonly ShortLine[] }
  /** A variant that its product does not have any more. */
  | { readonly outcome: 'unknown-variant' }

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
  const order = await readOrder(marketplace, orderId)
  const products = exchanged.flatMap(({ position, quantity }) => {
    const line = bought[position]
    return line ? [{ productId: line.productId, quantity }] : []
  })
  await pipeline(db, { locks: lockVariants(marketplace, products) })
  const { rows: variants } = await db.executeQuery(selectVariants(marketplace, products, order.locale))
  const requested = exchanged.flatMap((line) => requestedLine(line, bought[line.position], variants))
  const quote = quoteFrom(variants, requested, { shipping: fee })
  if (requested.length < exchanged.length || quote.unknown.length > 0) return { outcome: 'unknown-variant' }
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

/**
 * Where pieces are not counted by color, the color is that of the line. One that its product does not have any more is
 * left out: the shop sends what it has.
 */
function requestedLine(
  { variantId, quantity }: ExchangedLine,
  bought: QuotedLine | undefined,
  variants: readonly VariantRow[],
): RequestedLine[] {
  const variant = variants.find(({ id, productId }) => id === variantId && productId === bought?.productId)
  if (!variant) return []
  const colorId = variant.colorId ?? variant.colors.find(({ id }) => id === bought?.colorId)?.id
  const { productId, sizeId } = variant
  return [{ productId, sizeId, quantity, ...(colorId !== undefined && { colorId }) }]
}

function readOrder({ db }: Marketplace, orderId: number) {
  return db
    .selectFrom('orders')
    .select(['customer_name', 'customer_email', 'customer_phone', 'delivery_address', 'delivery_city', 'governorate'])
    .select(['locale', 'exchange_days'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
}
