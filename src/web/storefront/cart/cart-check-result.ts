import type { Unreachable } from '#web/http/catch-unreachable.ts'
import type { CartCheck } from './cart-check.ts'
import type { CartQuote } from './quote-storage.ts'

/** The result of checking a cart against the catalog. */
export type CartCheckResult =
  | { readonly outcome: 'checked'; readonly check: CartCheck; readonly quote: CartQuote }
  | { readonly outcome: 'unreadable' }
  | Unreachable
