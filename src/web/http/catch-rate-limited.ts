import { data } from 'react-router'
import { RateLimited } from '#domain/rate-limits/rate-limit.ts'

export interface RateLimitedResult {
  readonly outcome: 'rate-limited'
  readonly retryAfterSeconds: number
}

/**
 * Returns the result of an operation, or a 429 result with Retry-After when the operation throws RateLimited. `sent` is added
 * to that result, for a page that shows the form again.
 */
export async function catchRateLimited<Result, Sent extends object = object>(result: Promise<Result>, sent?: Sent) {
  try {
    return await result
  } catch (error) {
    if (!(error instanceof RateLimited)) throw error
    const { retryAfterSeconds } = error
    const headers = { 'Retry-After': String(retryAfterSeconds) }
    const refused: RateLimitedResult & Sent = { ...(sent as Sent), outcome: 'rate-limited', retryAfterSeconds }
    return data(refused, { status: 429, headers })
  }
}
