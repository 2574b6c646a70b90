import type { Quote, ShortLine, UnknownLine } from '#domain/orders/lines/quote-lines.ts'
import type { PlacedOrder } from '#domain/orders/order.ts'

export type OrderOutcome =
  | { readonly outcome: 'placed'; readonly order: PlacedOrder }
  | { readonly outcome: 'unknown-lines'; readonly lines: readonly UnknownLine[] }
  | { readonly outcome: 'out-of-stock'; readonly lines: readonly ShortLine[] }
  | { readonly outcome: 'repriced'; readonly quote: Quote }
  | { readonly outcome: 'key-reused' }
  /** The shop does not take PayPal. */
  | { readonly outcome: 'no-paypal' }
