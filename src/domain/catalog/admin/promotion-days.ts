import type { TunisDay } from '#domain/tunis-day.ts'
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
