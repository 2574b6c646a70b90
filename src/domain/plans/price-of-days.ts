import { type Millimes, times } from '#domain/money.ts'
import { type PlanName, planNamed } from '#domain/plan.ts'
import type { TunisDay } from '#domain/tunis-day.ts'
import { lastDayOf } from './default-last-day.ts'

/** Returns what a plan costs from a day through another: its price for each month, or year, that begins in them. */
export function priceOfDays(planName: PlanName, firstDay: TunisDay, lastDay: TunisDay): Millimes {
  let periods = 1
  while (lastDayOf(planName, firstDay, periods) < lastDay) periods++
  return times(planNamed(planName).price, periods)
}
