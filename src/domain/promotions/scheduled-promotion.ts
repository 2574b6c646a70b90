import type { Millimes } from '#domain/money.ts'
import { nextWeeklyEnd } from './weekly-promotion.ts'

/** A weekly promotion as the back office sees it. */
export interface ScheduledPromotion extends SavedTerms {
  readonly id: number
  readonly product: { readonly id: number; readonly name: string; readonly regularPrice: Millimes }
}

/** The editable fields of a promotion. */
export interface PromotionTerms {
  /** Absent: the product has its own price. */
  readonly price?: Millimes
  readonly startsAt: Date
  readonly endsAt: Date
  readonly renewsWeekly: boolean
}

/** The editable fields as they are saved. */
export interface SavedTerms extends PromotionTerms {
  /** Grows with each edit. */
  readonly version: number
}

export function termsOf({ price, startsAt, endsAt, renewsWeekly }: PromotionTerms): PromotionTerms {
  return { ...(price !== undefined && { price }), startsAt, endsAt, renewsWeekly }
}

/** Whether two are equal at a moment: the end of one that renews weekly is its next end. */
export function areSameTerms(one: PromotionTerms, other: PromotionTerms, now: Date): boolean {
  const endOf = ({ endsAt, renewsWeekly }: PromotionTerms) =>
    (renewsWeekly ? nextWeeklyEnd(endsAt, now) : endsAt).getTime()
  return (
    one.price === other.price &&
    one.startsAt.getTime() === other.startsAt.getTime() &&
    one.renewsWeekly === other.renewsWeekly &&
    endOf(one) === endOf(other)
  )
}
