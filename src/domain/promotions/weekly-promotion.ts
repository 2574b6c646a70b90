import type { Product } from '../catalog/product.ts'

export interface WeeklyPromotion {
  readonly product: Product
  readonly endsAt: Date
}

const weekMilliseconds = 7 * 24 * 60 * 60 * 1000

/** When a promotion that renews every week ends next. Tunisia keeps one clock all year, so weeks are all the same. */
export function nextEnd(firstEnd: Date, now: Date): Date {
  const overdue = Math.max(0, now.getTime() - firstEnd.getTime())
  const weeks = now < firstEnd ? 0 : Math.floor(overdue / weekMilliseconds) + 1
  return new Date(firstEnd.getTime() + weeks * weekMilliseconds)
}

const tunisOffsetMilliseconds = 60 * 60 * 1000
const dayMilliseconds = 24 * 60 * 60 * 1000

/** The midnight that ends the coming Sunday (or today, on a Sunday) in Tunis. */
export function sundayMidnight(now: Date): Date {
  const inTunis = new Date(now.getTime() + tunisOffsetMilliseconds)
  const daysLeft = ((7 - inTunis.getUTCDay()) % 7) + 1
  const startOfDay = Math.floor(inTunis.getTime() / dayMilliseconds) * dayMilliseconds
  return new Date(startOfDay + daysLeft * dayMilliseconds - tunisOffsetMilliseconds)
}
