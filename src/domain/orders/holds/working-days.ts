import { endOfDay, type TunisDay, tunisDayOf } from '#domain/tunis-day.ts'
import type { ClosedDays } from './closed-days.ts'

/** Month and day. Feasts of the Islamic calendar move and are announced late: owners enter them as closed days. */
export const fixedHolidays = ['01-01', '03-20', '04-09', '05-01', '07-25', '08-13', '10-15', '12-17'] as const
const holidays: ReadonlySet<string> = new Set(fixedHolidays)

const sunday = 0
const saturday = 6

/** Whether the shop and couriers work on a day: never on Sundays, public holidays and closed days. Pure. */
export function isWorkingDay(day: TunisDay, { closedDays, worksSaturdays }: ClosedDays): boolean {
  const weekday = new Date(`${day}T12:00:00Z`).getUTCDay()
  const isWeekend = weekday === sunday || (weekday === saturday && !worksSaturdays)
  return !isWeekend && !holidays.has(day.slice(5)) && !closedDays.includes(day)
}

/**
 * Returns the day on which so many working days after a day have passed; for 0 the first working day from it on. Pure.
 */
export function addWorkingDays(from: TunisDay, count: number, days: ClosedDays): TunisDay {
  let day = from
  for (let left = count; left > 0 || !isWorkingDay(day, days); ) {
    day = tunisDayOf(endOfDay(day))
    if (isWorkingDay(day, days)) left -= 1
  }
  return day
}
