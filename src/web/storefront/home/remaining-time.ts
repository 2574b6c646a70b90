/** A duration split into units. */
export interface RemainingTime {
  readonly days: number
  readonly hours: number
  readonly minutes: number
  readonly seconds: number
}

/** Splits a duration, rounded down to seconds, into units. Returns undefined when nothing is left. */
export function remainingTime(milliseconds: number): RemainingTime | undefined {
  if (!(milliseconds > 0)) return undefined
  const seconds = Math.floor(milliseconds / 1000)
  return {
    days: Math.floor(seconds / 86_400),
    hours: Math.floor(seconds / 3600) % 24,
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
  }
}
