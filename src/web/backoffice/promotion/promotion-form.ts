import { type Millimes, parsePrice, priceToType } from '#domain/money.ts'
import type { NewPromotion } from '#domain/promotions/insert-promotion.ts'
import type { PromotionTerms } from '#domain/promotions/scheduled-promotion.ts'
import { cleanLine } from '#domain/text.ts'
import { momentInTunis, tunisTimeOf } from '#domain/tunis-day.ts'
import { textIn } from '#web/forms/read-form.ts'

export type PromotionFieldError = 'product' | 'price' | 'startsAt' | 'endsAt'

/** The values of the fields as typed, valid or not. */
export interface TypedPromotion {
  readonly productId: string
  readonly price: string
  /** As in a `datetime-local` field. */
  readonly startsAt: string
  readonly endsAt: string
  readonly renewsWeekly: boolean
}

interface Invalid {
  readonly outcome: 'invalid'
  readonly fieldErrors: readonly PromotionFieldError[]
}

export type PromotionReading = { readonly outcome: 'read'; readonly promotion: NewPromotion } | Invalid

export type TermsReading = { readonly outcome: 'read'; readonly terms: PromotionTerms } | Invalid

export function typedPromotionIn(form: FormData): TypedPromotion {
  return {
    productId: textIn(form, 'productId'),
    price: cleanLine(textIn(form, 'price')),
    startsAt: textIn(form, 'startsAt'),
    endsAt: textIn(form, 'endsAt'),
    renewsWeekly: form.has('renewsWeekly'),
  }
}

export function typedPromotionOf({ price, startsAt, endsAt, renewsWeekly }: PromotionTerms): TypedPromotion {
  return {
    productId: '',
    price: price === undefined ? '' : priceToType(price),
    startsAt: toTunisField(startsAt),
    endsAt: toTunisField(endsAt),
    renewsWeekly,
  }
}

/** Reads the form of a new promotion. */
export function readPromotionForm(form: FormData): PromotionReading {
  const typed = typedPromotionIn(form)
  const productId = Number(typed.productId)
  const hasProduct = Number.isSafeInteger(productId) && productId > 0 && productId < 2 ** 31
  const reading = readTerms(typed)
  const fieldErrors = [...(hasProduct ? [] : (['product'] as const)), ...fieldErrorsOf(reading)]
  return reading.outcome === 'invalid' || fieldErrors.length > 0
    ? { outcome: 'invalid', fieldErrors }
    : { outcome: 'read', promotion: { productId, ...reading.terms } }
}

/** Reads the form that edits a promotion. An unchanged time keeps its seconds, which the field does not have. */
export function readEditForm(form: FormData, base: PromotionTerms): TermsReading {
  const typed = typedPromotionIn(form)
  const reading = readTerms(typed)
  if (reading.outcome === 'invalid') return reading
  const shown = typedPromotionOf(base)
  const { terms } = reading
  return {
    outcome: 'read',
    terms: {
      ...terms,
      startsAt: typed.startsAt === shown.startsAt ? base.startsAt : terms.startsAt,
      endsAt: typed.endsAt === shown.endsAt ? base.endsAt : terms.endsAt,
    },
  }
}

/** Reads the promotion as it was when the form was opened from a hidden field. Undefined when it is invalid. */
export function readPromotionBase(form: FormData): PromotionTerms | undefined {
  try {
    const { price, startsAt, endsAt, renewsWeekly } = JSON.parse(textIn(form, 'base'))
    const moments = { startsAt: new Date(startsAt), endsAt: new Date(endsAt) }
    const isWhole = Object.values(moments).every((moment) => !Number.isNaN(moment.getTime()))
    if (!isWhole || !(price === undefined || Number.isSafeInteger(price))) return undefined
    return { ...(price !== undefined && { price: price as Millimes }), ...moments, renewsWeekly: renewsWeekly === true }
  } catch {
    return undefined
  }
}

function readTerms({ price: typedPrice, ...typed }: TypedPromotion): TermsReading {
  const price = parsePrice(typedPrice)
  const [startsAt, endsAt] = [momentInTunis(typed.startsAt), momentInTunis(typed.endsAt)]
  const fieldErrors = [
    ...(typedPrice !== '' && price === undefined ? (['price'] as const) : []),
    ...(startsAt ? [] : (['startsAt'] as const)),
    ...(endsAt ? [] : (['endsAt'] as const)),
  ]
  if (!startsAt || !endsAt || fieldErrors.length > 0) return { outcome: 'invalid', fieldErrors }
  const { renewsWeekly } = typed
  return { outcome: 'read', terms: { startsAt, endsAt, renewsWeekly, ...(price !== undefined && { price }) } }
}

function fieldErrorsOf(reading: TermsReading): readonly PromotionFieldError[] {
  return reading.outcome === 'invalid' ? reading.fieldErrors : []
}

/** Formats a moment in Tunis time for a `datetime-local` field. */
export function toTunisField(moment: Date): string {
  return tunisTimeOf(moment).slice(0, 16)
}
