import { startOfDay, tunisDayOf } from './tunis-day.ts'

/** What is heavy is done at 03:10 in Tunis, when few visitors come. */
const nightlyMilliseconds = (3 * 60 + 10) * 60 * 1000

/** Returns the last moment at which nightly work was due. */
export function lastNight(now: Date): Date {
  const nightOf = (moment: Date) => new Date(startOfDay(tunisDayOf(moment)).getTime() + nightlyMilliseconds)
  const tonight = nightOf(now)
  return tonight <= now ? tonight : nightOf(new Date(tonight.getTime() - nightlyMilliseconds - 1))
}
