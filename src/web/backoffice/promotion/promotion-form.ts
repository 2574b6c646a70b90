import { z } from 'zod'
import { millimes } from '#domain/money.ts'
import { parsePrice } from '#domain/parse-price.ts'
import type { PromotionTerms, SavedTerms } from '#domain/promotions/scheduled-promotion.ts'
import { momentInTunis } from '#domain/tunis-day.ts'
import { type BackofficeFieldErrors, checkForm } from '#web/backoffice/forms/check-form.ts'
import { optional, parsed, withoutAbsent } from '#web/forms/field-values.ts'
import { isSent, jsonIn, plainLine, rawText, readFields, sentIdOrZero } from '#web/forms/form-fields.ts'
import { type TypedPromotion, typedPromotionOf } from './typed-promotion.ts'

const typedPromotion = z.object({
  productId: rawText,
  price: plainLine,
  startsAt: rawText,
  endsAt: rawText,
  renewsWeekly: isSent,
})

export const termsForm = z.object({
  price: optional(parsed(parsePrice, 'price')),
  startsAt: parsed(momentInTunis, 'moment'),
  endsAt: parsed(momentInTunis, 'moment'),
  renewsWeekly: z.boolean(),
})

const productId = z.int32().min(1)

export const promotionForm = termsForm.extend({
  productId: parsed((sent) => productId.safeParse(Number(sent)).data, 'product'),
})

const moment = z.iso.datetime().transform((text) => new Date(text))

const base = jsonIn(
  z
    .object({
      price: z.int().transform(millimes).optional(),
      startsAt: moment,
      endsAt: moment,
      renewsWeekly: z.unknown().transform((sent) => sent === true),
      version: z.int(),
    })
    .transform(withoutAbsent),
)

export type PromotionFieldErrors = BackofficeFieldErrors<keyof TypedPromotion>

export function typedPromotionIn(form: FormData): TypedPromotion {
  return readFields(typedPromotion, form)
}

/** Reads the form of a new promotion. */
export function readPromotionForm(form: FormData) {
  const reading = checkForm(promotionForm, typedPromotionIn(form))
  return reading.outcome === 'read' ? { outcome: 'read' as const, promotion: withoutAbsent(reading.value) } : reading
}

/** Reads the form that edits a promotion. An unchanged time keeps its seconds, which the field does not have. */
export function readEditForm(form: FormData, base: PromotionTerms) {
  const typed = typedPromotionIn(form)
  const reading = checkForm(termsForm, typed)
  if (reading.outcome === 'invalid') return reading
  const shown = typedPromotionOf(base)
  const terms = withoutAbsent(reading.value)
  return {
    outcome: 'read' as const,
    terms: {
      ...terms,
      startsAt: typed.startsAt === shown.startsAt ? base.startsAt : terms.startsAt,
      endsAt: typed.endsAt === shown.endsAt ? base.endsAt : terms.endsAt,
    },
  }
}

/** Reads the version of the promotion that was shown. */
export function readVersion(form: FormData): number {
  return readFields(z.object({ version: sentIdOrZero }), form).version
}

/** Reads the promotion as it was when the form was opened from a hidden field. Undefined when it is invalid. */
export function readPromotionBase(form: FormData): SavedTerms | undefined {
  return readFields(z.object({ base }), form).base
}
