import { parsePrice } from '#domain/money.ts'
import type { PromotionPlan } from '#domain/promotions/schedule-weekly-promotion.ts'
import { cleanLine } from '#domain/text.ts'
import { textIn } from '../../read-form.ts'

export type PromotionMistake = 'product' | 'price' | 'startsAt' | 'endsAt'

export type PromotionReading =
  | { readonly outcome: 'read'; readonly plan: PromotionPlan }
  | { readonly outcome: 'invalid'; readonly mistakes: readonly PromotionMistake[] }

export function readPromotionForm(form: FormData): PromotionReading {
  const productId = Number(textIn(form, 'productId'))
  const typedPrice = cleanLine(textIn(form, 'price'))
  const price = parsePrice(typedPrice)
  const [startsAt, endsAt] = [momentInTunis(textIn(form, 'startsAt')), momentInTunis(textIn(form, 'endsAt'))]
  const hasProduct = Number.isSafeInteger(productId) && productId > 0 && productId < 2 ** 31
  const mistakes = [
    ...(hasProduct ? [] : (['product'] as const)),
    ...(typedPrice !== '' && price === undefined ? (['price'] as const) : []),
    ...(startsAt ? [] : (['startsAt'] as const)),
    ...(endsAt ? [] : (['endsAt'] as const)),
  ]
  if (!startsAt || !endsAt || mistakes.length > 0) return { outcome: 'invalid', mistakes }
  const renewsWeekly = form.has('renewsWeekly')
  return { outcome: 'read', plan: { productId, startsAt, endsAt, renewsWeekly, ...(price !== undefined && { price }) } }
}

/** Tunisia keeps one clock all year. */
const tunisOffset = '+01:00'
const tunisOffsetMilliseconds = 60 * 60 * 1000

/** Reads `2026-03-08T18:00` as clocks in Tunis show it. */
function momentInTunis(typed: string): Date | undefined {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(typed)) return undefined
  const moment = new Date(`${typed}:00${tunisOffset}`)
  return Number.isNaN(moment.getTime()) ? undefined : moment
}

/** A moment as a field for day and hour shows it, by the clocks of Tunis. */
export function toTunisField(moment: Date): string {
  return new Date(moment.getTime() + tunisOffsetMilliseconds).toISOString().slice(0, 16)
}
