import { tunisDayOf } from '../tunis-day.ts'
import { type PlanName, plans } from './plan.ts'

/** The last day of a pack that begins now, or goes on from where it ends: a month or a year later, as it is paid. */
export function usualLastDay(planName: PlanName, now: Date, expiresAt?: Date): string {
  const start = new Date(`${tunisDayOf(expiresAt && expiresAt > now ? expiresAt : now)}T00:00:00Z`)
  const months = plans.find(({ name }) => name === planName)?.period === 'year' ? 12 : 1
  const day = start.getUTCDate()
  const last = new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + months, day))
  // The 31st of a month that has none is its last day, not the first of the next.
  if (last.getUTCDate() !== day) last.setUTCDate(0)
  else last.setUTCDate(day - 1)
  return last.toISOString().slice(0, 10)
}
