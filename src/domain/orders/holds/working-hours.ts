import { endOfDay, startOfDay, type TunisDay, tunisDayOf } from '#domain/tunis-day.ts'

const hourMilliseconds = 60 * 60 * 1000

/** The hours of a day in Tunis in which the shop phones; never on Sundays, public holidays and closed days. */
const opening = 9
const closing = 18

/** Month and day. Feasts of the Islamic calendar move and are announced late: owners enter them as closed days. */
export const fixedHolidays = ['01-01', '03-20', '04-09', '05-01', '07-25', '08-13', '10-15', '12-17'] as const
const holidays: ReadonlySet<string> = new Set(fixedHolidays)

const sunday = 0

/** Returns the moment when so many working hours have passed since `from`. None pass on the closed days. */
export function addWorkingHours(from: Date, hours: number, closedDays: readonly TunisDay[]): Date {
  let left = hours * hourMilliseconds
  let at = from
  for (;;) {
    const day = tunisDayOf(at)
    const start = startOfDay(day).getTime()
    const begin = Math.max(at.getTime(), start + opening * hourMilliseconds)
    const open = isWorkingDay(day, closedDays) ? start + closing * hourMilliseconds - begin : 0
    if (open >= left) return new Date(begin + left)
    left -= Math.max(0, open)
    at = endOfDay(day)
  }
}

function isWorkingDay(day: TunisDay, closedDays: readonly TunisDay[]): boolean {
  const isSunday = new Date(`${day}T12:00:00Z`).getUTCDay() === sunday
  return !isSunday && !holidays.has(day.slice(5)) && !closedDays.includes(day)
}
