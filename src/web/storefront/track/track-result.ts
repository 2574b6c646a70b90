import type { OrderProgress } from '#domain/orders/order-progress.ts'
import type { FieldErrors } from '#web/forms/read-form.ts'
import type { RateLimitedResult } from '#web/http/catch-rate-limited.ts'
import type { Unreachable } from '#web/http/catch-unreachable.ts'
import type { HistoryStep } from '../order/order-history.ts'
import type { trackErrors } from './track-errors.ts'

/** What was typed. */
export interface TypedClaim {
  readonly number: string
  readonly phone: string
}

/** An order without anything of its customer. */
export type TrackedOrder = Pick<OrderProgress, 'number' | 'status' | 'isConfirmedByLink' | 'lines' | 'totals'> & {
  readonly history: readonly HistoryStep[]
  /** When it is expected and who brings it, in words. */
  readonly expected: readonly string[]
}

/** The result of the form. The server returns what was typed with every result, for a page without script. */
export type TrackResult = { readonly typed: TypedClaim } & (
  | { readonly outcome: 'found'; readonly order: TrackedOrder }
  | { readonly outcome: 'not-found' | 'link-sent' }
  | { readonly outcome: 'invalid'; readonly fieldErrors: FieldErrors<keyof TypedClaim, keyof typeof trackErrors> }
  | RateLimitedResult
)

export type ShownTrackResult = TrackResult | Unreachable
