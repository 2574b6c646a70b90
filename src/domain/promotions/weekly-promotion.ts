import type { Product } from '#domain/catalog/product.ts'
import { endOfDay, tunisDayOf } from '#domain/tunis-day.ts'

export interface WeeklyPromotion {
  readonly product: Product
  readonly endsAt: Date
}

const weekMilliseconds = 7 * 24 * 60 * 60 * 1000

/** Returns the next end of a promotion that renews weekly. All weeks are equal: Tunisia has no daylight saving time. */
export function nextWeeklyEnd(firstEnd: Date, now: Date): Date {
  const overdue = Math.max(0, now.getTime() - firstEnd.getTime())
  const weeks = now < firstEnd ? 0 : Math.floor(overdue / weekMilliseconds) + 1
  return new Date(firstEnd.getTime() + weeks * weekMilliseconds)
}

const dayMilliseconds = 24 * 60 * 60 * 1000

/** Returns the end of the current week: the next midnight after a Sunday in Tunis. */
export function sundayMidnight(now: Date): Date {
  const today = tunisDayOf(now)
  const daysLeft = (7 - new Date(`${today}T00:00:00Z`).getUTCDay()) % 7
  return new Date(endOfDay(today).getTime() + daysLeft * dayMilliseconds)
}
