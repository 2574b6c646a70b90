import type { Millimes } from '../money.ts'

/** A week's promotion as people of the shop see it. */
export interface PlannedPromotion {
  readonly id: number
  readonly product: { readonly id: number; readonly name: string; readonly regularPrice: Millimes }
  /** Absent: the product keeps its own price. */
  readonly price?: Millimes
  readonly startsAt: Date
  readonly endsAt: Date
  readonly renewsWeekly: boolean
}
