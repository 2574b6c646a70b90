import { type PlanName, plans } from '#domain/plan.ts'
import { tunisDayOf } from '#domain/tunis-day.ts'

/**
 * Returns the default last day of a plan that starts now or continues from its end: a month or a year later, by its
 * billing period.
 */
export function defaultLastDay(planName: PlanName, now: Date, expiresAt?: Date): string {
  const start = new Date(`${tunisDayOf(expiresAt && expiresAt > now ? expiresAt : now)}T00:00:00Z`)
  const months = plans.find(({ name }) => name === planName)?.period === 'year' ? 12 : 1
  const day = start.getUTCDate()
  const last = new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + months, day))
  // The 31st of a shorter month is its last day, not the first of the next month.
  if (last.getUTCDate() !== day) last.setUTCDate(0)
  else last.setUTCDate(day - 1)
  return last.toISOString().slice(0, 10)
}
