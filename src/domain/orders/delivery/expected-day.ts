import type { ClosedDays } from '#domain/orders/holds/closed-days.ts'
import { addWorkingDays, isWorkingDay } from '#domain/orders/holds/working-days.ts'
import { lastDayBefore, startOfDay, type TunisDay, tunisDayOf } from '#domain/tunis-day.ts'

/** How long an order takes from its confirmation to its delivery. */
export interface DeliveryTime {
  /** Working days. */
  readonly preparationDays: number
  /** Working days. */
  readonly transitDays: number
  /** Hours of the clock, which no working day makes longer. */
  readonly maxHours: number
}

const hourMilliseconds = 60 * 60 * 1000

/**
 * Returns the day on which a confirmed order is expected at its customer: prepared and brought in working days, and no
 * later than the hours at most. Where these end on a day without work, it is the working day before. Pure.
 */
export function expectedDay(
  confirmedAt: Date,
  { preparationDays, transitDays, maxHours }: DeliveryTime,
  days: ClosedDays,
): TunisDay {
  const confirmedOn = tunisDayOf(confirmedAt)
  const planned = addWorkingDays(addWorkingDays(confirmedOn, preparationDays, days), transitDays, days)
  const latest = tunisDayOf(new Date(confirmedAt.getTime() + maxHours * hourMilliseconds))
  if (planned <= latest) return planned
  for (let day = latest; day > confirmedOn; day = lastDayBefore(startOfDay(day)))
    if (isWorkingDay(day, days)) return day
  return latest
}
