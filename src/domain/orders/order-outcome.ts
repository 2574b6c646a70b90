import type { PlacedOrder } from './order.ts'
import type { Quote, ShortLine, UnknownLine } from './quote-lines.ts'

export type OrderOutcome =
  | { readonly outcome: 'placed'; readonly order: PlacedOrder }
  | { readonly outcome: 'unknown-lines'; readonly lines: readonly UnknownLine[] }
  | { readonly outcome: 'out-of-stock'; readonly lines: readonly ShortLine[] }
  | { readonly outcome: 'repriced'; readonly quote: Quote }
  | { readonly outcome: 'key-reused' }
