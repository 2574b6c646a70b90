import { isDatabaseAway } from './database-away.ts'

/** The shop cannot do this now, for a reason that will pass. Every surface answers it once, with its 503. */
export class Unavailable extends Error {
  override readonly name = 'Unavailable'
  readonly retryAfterSeconds: number

  constructor(reason: string, retryAfterSeconds: number) {
    super(reason)
    this.retryAfterSeconds = retryAfterSeconds
  }
}

const databaseRetrySeconds = 5

/** In how many seconds the same may well succeed; undefined when what went wrong does not pass by itself. */
export function secondsUntilAvailable(error: unknown): number | undefined {
  if (error instanceof Unavailable) return error.retryAfterSeconds
  return isDatabaseAway(error) ? databaseRetrySeconds : undefined
}
