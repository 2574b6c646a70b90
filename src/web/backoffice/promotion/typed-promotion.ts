import type { PromotionTerms } from '#domain/promotions/scheduled-promotion.ts'
import { toTunisField } from '#web/backoffice/forms/tunis-field.ts'
import { priceFieldValue } from '#web/text/format.ts'

/** The values of the fields as typed, valid or not. Times are as in a `datetime-local` field. */
export interface TypedPromotion {
  readonly productId: string
  readonly price: string
  readonly startsAt: string
  readonly endsAt: string
  readonly renewsWeekly: boolean
}

/** Returns the initial values of a promotion's form. */
export function typedPromotionOf({ price, startsAt, endsAt, renewsWeekly }: PromotionTerms): TypedPromotion {
  return {
    productId: '',
    price: price === undefined ? '' : priceFieldValue(price),
    startsAt: toTunisField(startsAt),
    endsAt: toTunisField(endsAt),
    renewsWeekly,
  }
}
