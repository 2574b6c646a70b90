import { endOfDay, lastDayBefore, startOfDay, type TunisDay, tunisDayOf } from '#domain/tunis-day.ts'
import type { ProductDraft } from './product-draft.ts'

type OwnPromotion = Pick<ProductDraft, 'regularPrice' | 'promotionalPrice' | 'promotionFirstDay' | 'promotionLastDay'>

type PromotionDays = Pick<OwnPromotion, 'promotionFirstDay' | 'promotionLastDay'>

/** Whether a promotional price applies on a day. `own_price_at` in SQL is the same rule. */
export function promotionStateOn(
  today: TunisDay,
  { promotionFirstDay, promotionLastDay }: PromotionDays,
): 'planned' | 'running' | 'over' {
  if (promotionFirstDay !== undefined && today < promotionFirstDay) return 'planned'
  return promotionLastDay !== undefined && today > promotionLastDay ? 'over' : 'running'
}

/** Whether the fields of a promotion fit each other: each of them may have been edited without the others. */
export function isPromotionSound(promotion: OwnPromotion): boolean {
  const { regularPrice, promotionalPrice, promotionFirstDay, promotionLastDay } = promotion
  if (promotionalPrice === undefined) return promotionFirstDay === undefined && promotionLastDay === undefined
  const areDaysInOrder =
    promotionFirstDay === undefined || promotionLastDay === undefined || promotionFirstDay <= promotionLastDay
  return promotionalPrice < regularPrice && areDaysInOrder
}

interface PromotionTimes {
  readonly promotion_starts_at: Date | null
  readonly promotion_ends_at: Date | null
}

/** Returns the columns of the days of a promotion. */
export function promotionTimesOf({ promotionFirstDay, promotionLastDay }: PromotionDays): PromotionTimes {
  return {
    promotion_starts_at: promotionFirstDay === undefined ? null : startOfDay(promotionFirstDay),
    promotion_ends_at: promotionLastDay === undefined ? null : endOfDay(promotionLastDay),
  }
}

/** Returns the days of a promotion from their columns. */
export function promotionDaysOf({ promotion_starts_at, promotion_ends_at }: PromotionTimes) {
  return {
    ...(promotion_starts_at && { promotionFirstDay: tunisDayOf(promotion_starts_at) }),
    ...(promotion_ends_at && { promotionLastDay: lastDayBefore(promotion_ends_at) }),
  }
}
