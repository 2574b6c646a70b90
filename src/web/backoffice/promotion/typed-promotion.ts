import type { PromotionTerms } from '#domain/promotions/scheduled-promotion.ts'
import type { BackofficeFieldErrors } from '#web/backoffice/forms/field-props.ts'
import { checkbox, id, moment, optional, price } from '#web/forms/codec.ts'
import { type Typed, typedOf } from '#web/forms/form.ts'

/** The terms of a promotion. */
export const termsForm = { price: optional(price), startsAt: moment, endsAt: moment, renewsWeekly: checkbox }

/** A new promotion. */
export const promotionForm = { productId: id('product'), ...termsForm }

export type TypedTerms = Typed<typeof termsForm>

export type PromotionFieldErrors = BackofficeFieldErrors<keyof typeof promotionForm>

export function typedTermsOf({ price, ...terms }: PromotionTerms): TypedTerms {
  return typedOf(termsForm, { price, ...terms })
}
