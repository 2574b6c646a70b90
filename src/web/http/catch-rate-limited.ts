import { data } from 'react-router'
import { RateLimited } from '#domain/rate-limits/rate-limit.ts'

export interface RateLimitedResult {
  readonly outcome: 'rate-limited'
}

/** Returns the result of an operation, or a 429 result with Retry-After when the operation throws RateLimited. */
export async function catchRateLimited<Result>(result: Promise<Result>) {
  try {
    return await result
  } catch (error) {
    if (!(error instanceof RateLimited)) throw error
    const headers = { 'Retry-After': String(error.retryAfterSeconds) }
    return data<RateLimitedResult>({ outcome: 'rate-limited' }, { status: 429, headers })
  }
}
