import type { Millimes } from '#domain/money.ts'
import type { OrderRequest } from '#domain/orders/order.ts'
import type { OrderOutcome } from '#domain/orders/order-outcome.ts'
import { formatPhone } from '#domain/phone.ts'
import { type Cart, totalsOfCart } from '../cart/cart.ts'
import { type CartCheck, checkFromQuote, goneLines, scarceSizes } from '../cart/cart-check.ts'
import type { LastOrder } from '../success/last-order-storage.ts'
import type { FieldErrors } from './checkout-form.ts'

/** What becomes of an order that was sent. */
export type CheckoutAnswer =
  | { readonly outcome: 'placed'; readonly order: LastOrder }
  | Refusal
  | { readonly outcome: 'wrong-fields'; readonly errors: FieldErrors }

/** Why there is no order; the visitor may try again. */
export type Refusal =
  | { readonly outcome: 'unavailable'; readonly check: CartCheck }
  | { readonly outcome: 'repriced'; readonly before: Millimes; readonly now: Millimes; readonly check: CartCheck }
  | { readonly outcome: 'key-reused' | 'too-many' | 'unreadable' }
  | { readonly outcome: NoAnswer }

/** Nobody knows whether these tries became an order. */
export type NoAnswer = 'offline' | 'away' | 'failed'

/** The domain's outcome as the page shows it, with its HTTP status. */
export function answerOf(request: OrderRequest, result: OrderOutcome): { status: number; answer: CheckoutAnswer } {
  switch (result.outcome) {
    case 'placed': {
      const { number, token, totals } = result.order
      const { email, phone } = request.customer
      const order = {
        ...{ number, token, total: totals.total, payment: request.payment, phone: formatPhone(phone) },
        ...(email !== undefined && { email }),
      }
      return { status: 201, answer: { outcome: 'placed', order } }
    }
    case 'unknown-lines': {
      const check = { current: [], gone: goneLines(request.lines, result.lines), scarce: [] }
      return { status: 422, answer: { outcome: 'unavailable', check } }
    }
    case 'out-of-stock': {
      const check = { current: [], gone: [], scarce: scarceSizes(result.lines) }
      return { status: 409, answer: { outcome: 'unavailable', check } }
    }
    case 'repriced': {
      const [before, now] = [request.claimedTotal, result.quote.totals.total]
      return {
        status: 409,
        answer: { outcome: 'repriced', before, now, check: checkFromQuote(request.lines, result.quote) },
      }
    }
    case 'key-reused':
      return { status: 422, answer: { outcome: 'key-reused' } }
  }
}

/** Whether a refusal still says something about the cart: a total does not, once the cart has another. */
export function stillStands(refusal: Refusal, cart: Cart): boolean {
  return refusal.outcome !== 'repriced' || totalsOfCart(cart).total === refusal.now
}

/** Why the answer is none of the above, as far as the browser can tell. */
export function failureFrom(status: number | undefined, error: unknown): NoAnswer | 'too-many' {
  if (status === 429) return 'too-many'
  if (status === 503) return 'away'
  return status === undefined && error instanceof TypeError ? 'offline' : 'failed'
}
