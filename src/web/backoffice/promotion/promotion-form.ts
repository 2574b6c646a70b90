import { z } from 'zod'
import { millimes } from '#domain/money.ts'
import type { PromotionTerms, SavedTerms } from '#domain/promotions/scheduled-promotion.ts'
import { type FormReading, readTyped } from '#web/forms/form.ts'
import { jsonIn, readFields, sentIdOrZero } from '#web/forms/form-fields.ts'
import { withoutAbsent } from '#web/forms/without-absent.ts'
import { type PromotionFieldErrors, type TypedTerms, termsForm, typedTermsOf } from './typed-promotion.ts'

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

/** Reads the form that edits a promotion. An unchanged time keeps its seconds, which the field does not have. */
export function readTerms(typed: TypedTerms, base: PromotionTerms): FormReading<PromotionTerms, PromotionFieldErrors> {
  const reading = readTyped(termsForm, typed)
  if (reading.outcome === 'invalid') return reading
  const shown = typedTermsOf(base)
  const { startsAt, endsAt, ...terms } = withoutAbsent(reading.value)
  return {
    outcome: 'read',
    value: {
      ...terms,
      startsAt: typed.startsAt === shown.startsAt ? base.startsAt : startsAt,
      endsAt: typed.endsAt === shown.endsAt ? base.endsAt : endsAt,
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
