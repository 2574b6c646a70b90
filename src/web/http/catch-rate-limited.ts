import { data } from 'react-router'
import { RateLimited } from '#domain/rate-limits/rate-limit.ts'

export interface RateLimitedResult {
  readonly outcome: 'rate-limited'
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
    const headers = { 'Retry-After': String(error.retryAfterSeconds) }
    return data({ ...(sent as Sent), outcome: 'rate-limited' } as RateLimitedResult & Sent, { status: 429, headers })
  }
}
