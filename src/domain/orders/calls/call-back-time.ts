import type { ClosedDays } from '#domain/orders/holds/closed-days.ts'
import { addWorkingDays } from '#domain/orders/holds/working-days.ts'
import { startOfDay, tunisDayOf } from '#domain/tunis-day.ts'

/** When customers ask to be called back, or are likely to answer. */
export const callBackChoices = ['soon', 'hours', 'evening', 'tomorrow'] as const

export type CallBackChoice = (typeof callBackChoices)[number]

const minuteMilliseconds = 60_000
const hourMilliseconds = 60 * minuteMilliseconds
const eveningHour = 18
const morningHour = 10

/**
 * Returns the time of a choice (in Tunis): in 30 minutes, in 3 hours, today at 18:00 or once that is over on the next
 * working day, or on the next working day at 10:00.
 */
export function callBackTime(choice: CallBackChoice, now: Date, days: ClosedDays): Date {
  const today = tunisDayOf(now)
  const at = (start: Date, hour: number) => new Date(start.getTime() + hour * hourMilliseconds)
  if (choice === 'soon') return new Date(now.getTime() + 30 * minuteMilliseconds)
  if (choice === 'hours') return at(now, 3)
  const nextWorkingDay = startOfDay(addWorkingDays(today, 1, days))
  if (choice === 'tomorrow') return at(nextWorkingDay, morningHour)
  const evening = at(startOfDay(today), eveningHour)
  return evening > now ? evening : at(nextWorkingDay, eveningHour)
}
