import { endOfDay, startOfDay, tunisDayOf } from '#domain/tunis-day.ts'

const hourMilliseconds = 60 * 60 * 1000

/** The hours of a day in Tunis in which the shop phones; never on Sundays, nor on the fixed public holidays. */
const opening = 9
const closing = 18

/** Month and day. Feasts of the Islamic calendar, which move, are announced late and not listed. */
const fixedHolidays = new Set(['01-01', '03-20', '04-09', '05-01', '07-25', '08-13', '10-15', '12-17'])

const sunday = 0

/** Returns the moment when so many working hours have passed since `from`. */
export function addWorkingHours(from: Date, hours: number): Date {
  let left = hours * hourMilliseconds
  let at = from
  for (;;) {
    const day = tunisDayOf(at)
    const start = startOfDay(day).getTime()
    const begin = Math.max(at.getTime(), start + opening * hourMilliseconds)
    const open = isWorkingDay(day) ? start + closing * hourMilliseconds - begin : 0
    if (open >= left) return new Date(begin + left)
    left -= Math.max(0, open)
    at = endOfDay(day)
  }
}

function isWorkingDay(day: string): boolean {
  return new Date(`${day}T12:00:00Z`).getUTCDay() !== sunday && !fixedHolidays.has(day.slice(5))
}
