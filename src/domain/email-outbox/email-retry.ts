const initialRetrySeconds = 5
const maxRetrySeconds = 60 * 60

/** Emails are retried for a day, because a mail service may be unavailable that long. */
const retryPeriodMilliseconds = 24 * 60 * 60 * 1000

/**
 * Returns the seconds until the next attempt: exponential backoff from 5 seconds up to an hour, plus a random part of
 * up to half (jitter), so that emails that failed together are not retried together. `chance` is from 0 to 1.
 */
export function secondsUntilRetry(attempts: number, chance = Math.random()): number {
  const backoff = Math.min(maxRetrySeconds, initialRetrySeconds * 2 ** (attempts - 1))
  return backoff * (1 + chance / 2)
}

/** Whether an email that fails now has failed permanently. */
export function isRetryPeriodOver(firstTriedAt: Date, now: Date): boolean {
  return now.getTime() - firstTriedAt.getTime() >= retryPeriodMilliseconds
}
