import { isDatabaseUnavailable } from './database-unavailable.ts'

/** The operation is temporarily impossible. Pages and the API respond with 503 and Retry-After. */
export class Unavailable extends Error {
  override readonly name = 'Unavailable'
  readonly retryAfterSeconds: number

  constructor(reason: string, retryAfterSeconds: number) {
    super(reason)
    this.retryAfterSeconds = retryAfterSeconds
  }
}

const databaseRetryAfterSeconds = 5

/** Seconds after which a retry may succeed; undefined for errors that are not temporary. */
export function retryAfterSecondsOf(error: unknown): number | undefined {
  if (error instanceof Unavailable) return error.retryAfterSeconds
  return isDatabaseUnavailable(error) ? databaseRetryAfterSeconds : undefined
}
