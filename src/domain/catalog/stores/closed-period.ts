import type { StoreValues } from '#domain/fields/store-fields.ts'
import { daysBetween, endOfDay, type TunisDay, tunisDayOf } from '#domain/tunis-day.ts'

/** The days on which nothing of a store can be ordered, both included. */
export type ClosedPeriod = Pick<StoreValues, 'closedFirstDay' | 'closedLastDay'>

/** At most, so that a slip of the year closes no store for long. The database checks it too. */
const maxClosedDays = 366

/** Returns the day from which a store that is closed today can be ordered from again; undefined while it is open. */
export function reopeningDay(today: TunisDay, { closedFirstDay, closedLastDay }: ClosedPeriod): TunisDay | undefined {
  if (closedFirstDay === undefined || closedLastDay === undefined) return undefined
  if (today < closedFirstDay || today > closedLastDay) return undefined
  return tunisDayOf(endOfDay(closedLastDay))
}

/** Whether a period is over, so that it says nothing any more. */
export function isOver(today: TunisDay, { closedLastDay }: ClosedPeriod): boolean {
  return closedLastDay !== undefined && closedLastDay < today
}

export type ClosedPeriodProblem = 'incomplete' | 'not-in-order' | 'too-long'

/** Returns what is wrong with a period; undefined for a sound one, and without one. */
export function closedPeriodProblem({ closedFirstDay, closedLastDay }: ClosedPeriod): ClosedPeriodProblem | undefined {
  if (closedFirstDay === undefined || closedLastDay === undefined)
    return closedFirstDay === closedLastDay ? undefined : 'incomplete'
  if (closedFirstDay > closedLastDay) return 'not-in-order'
  return daysBetween(closedFirstDay, closedLastDay) + 1 > maxClosedDays ? 'too-long' : undefined
}
