import type { ClosedDays } from '#domain/orders/holds/closed-days.ts'
import { addWorkingDays } from '#domain/orders/holds/working-days.ts'
import { startOfDay, tunisDayOf } from '#domain/tunis-day.ts'
import { deliveryDeadline } from './delivery-deadline.ts'
import type { PromisedTime } from './promised-time.ts'

/** Returns the latest delivery of an order that is confirmed at a moment. */
export function promisedDay(confirmedAt: Date, promised: PromisedTime, days: ClosedDays): Date {
  if (typeof promised === 'number') return deliveryDeadline(confirmedAt, promised)
  return startOfDay(addWorkingDays(tunisDayOf(confirmedAt), promised.workingDays, days))
}
