import type { CodeRefusal } from '#domain/discounts/discount-code.ts'
import type { Millimes } from '#domain/money.ts'
import type { OrderRequest } from '#domain/orders/order.ts'
import type { OrderOutcome } from '#domain/orders/placing/order-outcome.ts'
import type { Totals } from '#domain/orders/totals.ts'
import { isPaidOnline } from '#domain/payment-method.ts'
import { formatPhone } from '#domain/phone.ts'
import {
  type CartCheck,
  checkFromQuote,
  goneLines,
  linesToChooseAgain,
  scarceLines,
} from '#web/storefront/cart/cart-check.ts'
import type { LastOrder } from '#web/storefront/success/last-order-storage.ts'
import type { FieldErrors } from './checkout-fields.ts'

/** The response to a submitted order. */
export type CheckoutResponse =
  | { readonly outcome: 'placed'; readonly order: LastOrder }
  | Refusal
  | { readonly outcome: 'wrong-fields'; readonly errors: FieldErrors }

/** Why the order was not placed; the visitor may try again. */
export type Refusal =
  | { readonly outcome: 'unavailable'; readonly check: CartCheck }
  | {
      readonly outcome: 'repriced'
      readonly before: Millimes
      readonly now: Millimes
      readonly totals: Totals
      readonly check: CartCheck
    }
  | { readonly outcome: 'code-refused'; readonly refusal: CodeRefusal; readonly totals: Totals }
  | { readonly outcome: 'key-reused' | 'payment-not-offered' | 'rate-limited' | 'unreadable' }
  | { readonly outcome: NoResponse }

/** Failures after which it is unknown whether the order was placed. */
export type NoResponse = 'offline' | 'away' | 'failed'

/** A response with its HTTP status and headers. */
export interface SentResponse {
  readonly response: CheckoutResponse
  readonly init: { readonly status: number; readonly headers?: Readonly<Record<string, string>> }
}

/** Maps the outcome of the domain to a response. */
export function checkoutResponseOf(request: OrderRequest, result: OrderOutcome): SentResponse {
  switch (result.outcome) {
    case 'placed': {
      const { number, token, totals, status } = result.order
      const { email, phone } = request.customer
      const order = {
        ...{ number, token, total: totals.total, payment: request.payment, phone: formatPhone(phone) },
        ...(email !== undefined && { email }),
        ...(status === 'requested' ? { isRequest: true } : isPaidOnline(request.payment) && { isPaidOnline: true }),
      }
      return { init: { status: 201 }, response: { outcome: 'placed', order } }
    }
    case 'unknown-lines': {
      const { lines } = request
      const gone = goneLines(lines, result.lines)
      const check = { current: [], gone, chooseAgain: linesToChooseAgain(lines, result.lines), scarce: [] }
      return { init: { status: 422 }, response: { outcome: 'unavailable', check } }
    }
    case 'out-of-stock': {
      const check = { current: [], gone: [], chooseAgain: [], scarce: scarceLines(request.lines, result.lines) }
      return { init: { status: 409 }, response: { outcome: 'unavailable', check } }
    }
    case 'repriced': {
      const { totals } = result.quote
      const [before, now] = [request.claimedTotal, totals.total]
      return {
        init: { status: 409 },
        response: { outcome: 'repriced', before, now, totals, check: checkFromQuote(request.lines, result.quote) },
      }
    }
    case 'code-refused': {
      const { refusal, quote } = result
      return { init: { status: 422 }, response: { outcome: 'code-refused', refusal, totals: quote.totals } }
    }
    case 'key-reused':
    case 'payment-not-offered':
      return { init: { status: 422 }, response: { outcome: result.outcome } }
  }
}

/** Classifies a failed request by its status or error. */
export function failureOf(status: number | undefined, error: unknown): NoResponse | 'rate-limited' {
  if (status === 429) return 'rate-limited'
  if (status === 503) return 'away'
  return status === undefined && error instanceof TypeError ? 'offline' : 'failed'
}
