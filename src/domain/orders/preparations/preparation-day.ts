import { type DeliveryTime, expectedDay } from '#domain/orders/delivery/expected-day.ts'
import type { ClosedDays } from '#domain/orders/holds/closed-days.ts'
import { addWorkingDays } from '#domain/orders/holds/working-days.ts'
import { startOfDay, type TunisDay, tunisDayOf } from '#domain/tunis-day.ts'

export interface PreparationTime extends DeliveryTime {
  /** Of a piece made to order, the working days of making it; 0 for what is in stock. */
  readonly daysToMake: number
}

/**
 * Returns the day by which a maker has prepared a piece of an order, so that it reaches its customer as expected: the
 * working days of the store, and no later than the hours at most leave for the way. The way is the usual one, since the
 * day would otherwise tell where the customer lives. Pure.
 */
export function preparationDay(
  confirmedAt: Date,
  { daysToMake, preparationDays, transitDays, maxHours }: PreparationTime,
  days: ClosedDays,
): TunisDay {
  const begunAt = daysToMake === 0 ? confirmedAt : startOfDay(addWorkingDays(tunisDayOf(confirmedAt), daysToMake, days))
  const hours = Math.max(0, maxHours - transitDays * 24)
  return expectedDay(begunAt, { preparationDays, transitDays: 0, maxHours: hours }, days)
}
