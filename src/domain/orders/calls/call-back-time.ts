import { endOfDay, startOfDay, tunisDayOf } from '#domain/tunis-day.ts'

/** When customers ask to be called back, or are likely to answer. */
export const callBackChoices = ['soon', 'hours', 'evening', 'tomorrow'] as const

export type CallBackChoice = (typeof callBackChoices)[number]

const minuteMilliseconds = 60_000
const hourMilliseconds = 60 * minuteMilliseconds
const eveningHour = 18
const morningHour = 10

/** Returns the time of a choice: in 30 minutes, in 3 hours, at the next 18:00, or at 10:00 tomorrow (Tunis time). */
export function callBackTime(choice: CallBackChoice, now: Date): Date {
  const today = tunisDayOf(now)
  const at = (start: Date, hour: number) => new Date(start.getTime() + hour * hourMilliseconds)
  if (choice === 'soon') return new Date(now.getTime() + 30 * minuteMilliseconds)
  if (choice === 'hours') return at(now, 3)
  if (choice === 'tomorrow') return at(endOfDay(today), morningHour)
  const evening = at(startOfDay(today), eveningHour)
  return evening > now ? evening : at(endOfDay(today), eveningHour)
}
