import type { Millimes } from '../money.ts'
import { nextEnd } from './weekly-promotion.ts'

/** A week's promotion as people of the shop see it. */
export interface PlannedPromotion extends PromotionTerms {
  readonly id: number
  readonly product: { readonly id: number; readonly name: string; readonly regularPrice: Millimes }
}

/** What of a promotion can be changed once it is planned. */
export interface PromotionTerms {
  /** Absent: the product keeps its own price. */
  readonly price?: Millimes
  readonly startsAt: Date
  readonly endsAt: Date
  readonly renewsWeekly: boolean
}

export function termsOf({ price, startsAt, endsAt, renewsWeekly }: PromotionTerms): PromotionTerms {
  return { ...(price !== undefined && { price }), startsAt, endsAt, renewsWeekly }
}

/** Whether two mean the same at a moment: one that renews ends next at the same hour, however many weeks it ran. */
export function areSameTerms(one: PromotionTerms, other: PromotionTerms, now: Date): boolean {
  const endOf = ({ endsAt, renewsWeekly }: PromotionTerms) => (renewsWeekly ? nextEnd(endsAt, now) : endsAt).getTime()
  return (
    one.price === other.price &&
    one.startsAt.getTime() === other.startsAt.getTime() &&
    one.renewsWeekly === other.renewsWeekly &&
    endOf(one) === endOf(other)
  )
}
