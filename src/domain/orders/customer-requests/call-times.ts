import type { ClosedDays } from '#domain/orders/holds/closed-days.ts'
import { isWorkingDay } from '#domain/orders/holds/working-days.ts'
import { closingHour, openingHour } from '#domain/orders/holds/working-hours.ts'
import { endOfDay, startOfDay, tunisDayOf } from '#domain/tunis-day.ts'

const minuteMilliseconds = 60_000
const hourMilliseconds = 60 * minuteMilliseconds

/** The working days on which a customer may ask to be called, counted from today. */
const offeredDays = 3

/** A call sooner than this needs no appointment. */
const leadMinutes = 30

/**
 * Returns the times at which customers may ask to be called: every full working hour of the next working days. Pure.
 */
export function callTimes(now: Date, days: ClosedDays): Date[] {
  const times: Date[] = []
  const soonest = now.getTime() + leadMinutes * minuteMilliseconds
  for (let day = tunisDayOf(now), counted = 0; counted < offeredDays; day = tunisDayOf(endOfDay(day))) {
    if (!isWorkingDay(day, days)) continue
    const ofDay = Array.from(
      { length: closingHour - openingHour },
      (_, hour) => new Date(startOfDay(day).getTime() + (openingHour + hour) * hourMilliseconds),
    ).filter((time) => time.getTime() >= soonest)
    times.push(...ofDay)
    if (ofDay.length > 0) counted += 1
  }
  return times
}
