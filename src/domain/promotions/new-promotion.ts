import type { Millimes } from '#domain/money.ts'

/** A weekly promotion to be scheduled. */
export interface NewPromotion {
  readonly productId: number
  readonly startsAt: Date
  readonly endsAt: Date
  /** The price of the product meanwhile. Absent: its own price. */
  readonly price?: Millimes
  /** Whether it starts again as soon as it ends. */
  readonly renewsWeekly: boolean
}
