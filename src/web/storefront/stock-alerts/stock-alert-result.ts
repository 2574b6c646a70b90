import type { Unreachable } from '#web/http/catch-unreachable.ts'

/** What was sent, for the page that asks again without script. */
export interface RefusedAlert {
  readonly outcome: 'invalid' | 'rate-limited'
  readonly productId: number
  readonly variantId: number
  readonly typed: string
}

/** The result of the form. `productId` leads back to the piece without script. */
export type StockAlertResult =
  | { readonly outcome: 'asked' | 'in-stock'; readonly productId: number }
  | RefusedAlert
  | Unreachable
