import type { CodeRefusal } from '#domain/discounts/discount-code.ts'
import type { Quote, ShortLine, UnknownLine } from '#domain/orders/lines/quote-lines.ts'
import type { PlacedOrder } from '#domain/orders/order.ts'
import type { PaymentMethod } from '#domain/payment-method.ts'

export type OrderOutcome =
  | { readonly outcome: 'placed'; readonly order: PlacedOrder }
  | { readonly outcome: 'unknown-lines'; readonly lines: readonly UnknownLine[] }
  | { readonly outcome: 'out-of-stock'; readonly lines: readonly ShortLine[] }
  | { readonly outcome: 'repriced'; readonly quote: Quote }
  /** The discount code takes nothing off. */
  | { readonly outcome: 'code-refused'; readonly refusal: CodeRefusal; readonly quote: Quote }
  | { readonly outcome: 'key-reused' }
  /** The shop has declined this payment method; `offered` are the others. */
  | { readonly outcome: 'payment-not-offered'; readonly offered: readonly PaymentMethod[] }
