import type { Totals } from '#domain/orders/totals.ts'
import type { Unreachable } from '#web/http/catch-unreachable.ts'
import type { CartCheck } from './cart-check.ts'

/** The result of checking a cart against the catalog. */
export type CartCheckResult =
  | { readonly outcome: 'checked'; readonly check: CartCheck; readonly totals: Totals }
  | { readonly outcome: 'unreadable' }
  | Unreachable
