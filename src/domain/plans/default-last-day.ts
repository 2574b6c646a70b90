import { type PlanName, planNamed } from '#domain/plan.ts'
import { daysAfter, monthsAfter, type TunisDay, tunisDayOf } from '#domain/tunis-day.ts'

/**
 * Returns the default last day of a plan that starts now or continues from its end: a month or a year later, by its
 * billing period.
 */
export function defaultLastDay(planName: PlanName, now: Date, expiresAt?: Date): TunisDay {
  return lastDayOf(planName, firstDayOf(now, expiresAt), 1)
}

/** Returns the first day that is given to a plan now: after its end, if that is to come, and today otherwise. */
export function firstDayOf(now: Date, expiresAt?: Date | null): TunisDay {
  return tunisDayOf(expiresAt && expiresAt > now ? expiresAt : now)
}

/** Returns the last day of so many periods, months or years, from a first day on. */
export function lastDayOf(planName: PlanName, firstDay: TunisDay, periods: number): TunisDay {
  const months = (planNamed(planName).period === 'year' ? 12 : 1) * periods
  const next = monthsAfter(firstDay, months)
  // A month that is too short for the 31st ends with its own last day.
  return next.slice(-2) === firstDay.slice(-2) ? daysAfter(next, -1) : next
}
