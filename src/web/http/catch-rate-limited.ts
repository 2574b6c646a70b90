import { data } from 'react-router'
import { RateLimited } from '#domain/rate-limits/rate-limit.ts'
import { retryAfterSecondsOf } from '#domain/unavailable.ts'
import type { Unreachable } from './catch-unreachable.ts'

export interface RateLimitedResult {
  readonly outcome: 'rate-limited'
  readonly retryAfterSeconds: number
}

type Refused<Result extends object> = ReturnType<typeof data<Result>>

/**
 * Returns the result of an operation, or a 429 result with Retry-After when the operation throws RateLimited. `sent` is
 * added to that result, for a page that shows the form again; such a page also gets a 503 result while the shop is
 * unavailable.
 */
export function catchRateLimited<Result>(result: Promise<Result>): Promise<Result | Refused<RateLimitedResult>>
export function catchRateLimited<Result, Sent extends object>(
  result: Promise<Result>,
  sent: Sent,
): Promise<Result | Refused<RateLimitedResult & Sent> | Refused<Unreachable & Sent>>
export async function catchRateLimited(result: Promise<unknown>, sent?: object) {
  try {
    return await result
  } catch (error) {
    if (error instanceof RateLimited) {
      const { retryAfterSeconds } = error
      const refused = { ...sent, outcome: 'rate-limited', retryAfterSeconds }
      return data(refused, { status: 429, headers: { 'Retry-After': String(retryAfterSeconds) } })
    }
    const seconds = retryAfterSecondsOf(error)
    if (seconds === undefined || !sent) throw error
    return data({ ...sent, outcome: 'unreachable' }, { status: 503, headers: { 'Retry-After': String(seconds) } })
  }
}
