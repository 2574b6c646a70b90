const firstPauseSeconds = 5
const longestPauseSeconds = 60 * 60

/** A mail service may be away for a day. Whoever waits longer for a letter has asked by phone. */
const triedForMilliseconds = 24 * 60 * 60 * 1000

/**
 * Seconds until a letter is tried again after so many attempts: twice as long each time up to an hour, and up to half
 * as much again by chance, so that letters that failed together do not come back together.
 */
export function secondsUntilRetry(attempts: number, chance = Math.random()): number {
  const pause = Math.min(longestPauseSeconds, firstPauseSeconds * 2 ** (attempts - 1))
  return pause * (1 + chance / 2)
}

export function isTriedLongEnough(firstTriedAt: Date, now: Date): boolean {
  return now.getTime() - firstTriedAt.getTime() >= triedForMilliseconds
}
