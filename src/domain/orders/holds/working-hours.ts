import { endOfDay, startOfDay, tunisDayOf } from '#domain/tunis-day.ts'
import type { ClosedDays } from './closed-days.ts'
import { isWorkingDay } from './working-days.ts'

const hourMilliseconds = 60 * 60 * 1000

/** The hours of a working day in Tunis in which the shop phones. */
export const openingHour = 9
export const closingHour = 18

/**
 * Returns the moment when so many working hours have passed since `from`. None pass on other days than working ones.
 */
export function addWorkingHours(from: Date, hours: number, days: ClosedDays): Date {
  let left = hours * hourMilliseconds
  let at = from
  for (;;) {
    const day = tunisDayOf(at)
    const start = startOfDay(day).getTime()
    const begin = Math.max(at.getTime(), start + openingHour * hourMilliseconds)
    const open = isWorkingDay(day, days) ? start + closingHour * hourMilliseconds - begin : 0
    if (open >= left) return new Date(begin + left)
    left -= Math.max(0, open)
    at = endOfDay(day)
  }
}
