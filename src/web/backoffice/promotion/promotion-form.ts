import { type Millimes, parsePrice, priceToType } from '#domain/money.ts'
import type { PromotionTerms } from '#domain/promotions/planned-promotion.ts'
import type { PromotionPlan } from '#domain/promotions/schedule-weekly-promotion.ts'
import { cleanLine } from '#domain/text.ts'
import { momentInTunis, tunisTimeOf } from '#domain/tunis-day.ts'
import { textIn } from '../../read-form.ts'

export type PromotionMistake = 'product' | 'price' | 'startsAt' | 'endsAt'

/** What stands in the fields, readable or not. */
export interface TypedPromotion {
  readonly productId: string
  readonly price: string
  /** Days and hours as fields show them. */
  readonly startsAt: string
  readonly endsAt: string
  readonly renewsWeekly: boolean
}

interface Invalid {
  readonly outcome: 'invalid'
  readonly mistakes: readonly PromotionMistake[]
}

export type PromotionReading = { readonly outcome: 'read'; readonly plan: PromotionPlan } | Invalid

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

/** Reads the form that plans one more. */
export function readPromotionForm(form: FormData): PromotionReading {
  const typed = typedPromotionIn(form)
  const productId = Number(typed.productId)
  const hasProduct = Number.isSafeInteger(productId) && productId > 0 && productId < 2 ** 31
  const reading = readTerms(typed)
  const mistakes = [...(hasProduct ? [] : (['product'] as const)), ...mistakesOf(reading)]
  return reading.outcome === 'invalid' || mistakes.length > 0
    ? { outcome: 'invalid', mistakes }
    : { outcome: 'read', plan: { productId, ...reading.terms } }
}

/** Reads the form that changes one. Fields know no seconds: one that was left alone means the moment it began with. */
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

/** The promotion as it was when the form was opened, which travels with the form. Undefined when it was tampered with. */
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
  const mistakes = [
    ...(typedPrice !== '' && price === undefined ? (['price'] as const) : []),
    ...(startsAt ? [] : (['startsAt'] as const)),
    ...(endsAt ? [] : (['endsAt'] as const)),
  ]
  if (!startsAt || !endsAt || mistakes.length > 0) return { outcome: 'invalid', mistakes }
  const { renewsWeekly } = typed
  return { outcome: 'read', terms: { startsAt, endsAt, renewsWeekly, ...(price !== undefined && { price }) } }
}

function mistakesOf(reading: TermsReading): readonly PromotionMistake[] {
  return reading.outcome === 'invalid' ? reading.mistakes : []
}

/** A moment as a field for day and hour shows it, by the clocks of Tunis. */
export function toTunisField(moment: Date): string {
  return tunisTimeOf(moment).slice(0, 16)
}
