import type { Unreachable } from '#web/http/catch-unreachable.ts'
import type { CartCheck } from './cart-check.ts'

/** The result of checking a cart against the catalog. */
export type CartCheckResult =
  | { readonly outcome: 'checked'; readonly check: CartCheck }
  | { readonly outcome: 'unreadable' }
  | Unreachable
