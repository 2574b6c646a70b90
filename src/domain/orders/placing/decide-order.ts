import { governorateOf } from '#domain/orders/governorate-of.ts'
import type { RequestReason } from '#domain/orders/holds/hold-limits.ts'
import { type HoldFacts, requestReason, statusToTell } from '#domain/orders/holds/request-reason.ts'
import { type Quote, type QuotedDiscount, quoteFrom } from '#domain/orders/lines/quote-lines.ts'
import { asOffered, type VariantRow } from '#domain/orders/lines/variant-statements.ts'
import type { OrderRequest, PlacedOrder } from '#domain/orders/order.ts'
import { shippingOf } from '#domain/orders/totals.ts'
import { offeredPayments } from '#domain/payment-method.ts'
import type { SaleTerms } from '#domain/sale-terms/sale-terms.ts'
import type { EarlierRequest } from './idempotency-record.ts'
import { requestHash } from './idempotency-record.ts'
import type { OrderOutcome } from './order-outcome.ts'

/** What an order depends on besides the request, read with its variants locked. */
export interface OrderFacts {
  /** All variants of the requested products that can be ordered, with their stock and price now. */
  readonly variants: readonly VariantRow[]
  /** The order of an earlier request with the same idempotency key, unless the key has expired. */
  readonly earlier: EarlierRequest | undefined
  readonly terms: SaleTerms
  /** Whether orders can be paid online. */
  readonly hasGateway: boolean
  /** What the code of the request gives; undefined without one. */
  readonly discount?: QuotedDiscount | undefined
  /**
   * What limits the pieces that the order may hold; undefined for an order without limits, such as one that staff
   * enter.
   */
  readonly holds?: HoldFacts | undefined
  /** What the order will be called if it is placed. */
  readonly identity: Pick<PlacedOrder, 'id' | 'number' | 'token'>
}

export type OrderDecision =
  /**
   * The order is to be written; with a `requestReason` as a request, which takes no stock. The status of `order` is the
   * one to tell.
   */
  | {
      readonly outcome: 'placed'
      readonly order: PlacedOrder
      readonly lines: Quote['lines']
      readonly requestReason: RequestReason | undefined
    }
  /** A duplicate request: the order exists already. */
  | { readonly outcome: 'repeated'; readonly order: PlacedOrder }
  | Exclude<OrderOutcome, { outcome: 'placed' }>

/** Decides on a request from the facts alone; pure. Stock is taken for all lines or for none. */
export function decideOrder(
  { earlier, variants, terms, hasGateway, discount, holds, identity }: OrderFacts,
  request: OrderRequest,
): OrderDecision {
  if (earlier && !earlier.hash.equals(requestHash(request))) return { outcome: 'key-reused' }
  if (earlier) return { outcome: 'repeated', order: earlier.order }

  const { source } = request
  // Staff may agree on another with a customer.
  const isFromShop = source === undefined || source === 'shop'
  const offered = offeredPayments(terms.declinedPayments, { hasGateway })
  if (isFromShop && !offered.includes(request.payment)) return { outcome: 'payment-not-offered', offered }

  const governorate = governorateOf(request.delivery)
  const quote = quoteFrom(isFromShop ? asOffered(variants) : variants, request.lines, {
    ...{ shipping: shippingOf(terms, { source, governorate }), discount },
  })
  if (quote.unknown.length > 0) return { outcome: 'unknown-lines', lines: quote.unknown }
  if (quote.short.length > 0) return { outcome: 'out-of-stock', lines: quote.short }
  if (quote.codeRefusal) return { outcome: 'code-refused', refusal: quote.codeRefusal, quote }
  if (quote.totals.total !== request.claimedTotal) return { outcome: 'repriced', quote }
  const { lines, totals } = quote
  const reason = holds && requestReason(lines, holds)
  return {
    outcome: 'placed',
    order: { ...identity, status: statusToTell(reason), totals },
    lines,
    requestReason: reason,
  }
}
