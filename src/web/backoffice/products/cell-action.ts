import { changeStock } from '#domain/assortment/change-stock.ts'
import { repriceProduct } from '#domain/assortment/reprice-product.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { formatPrice, type Millimes, millimes, parsePrice } from '#domain/money.ts'
import { textIn } from '../../read-form.ts'

export type CellAnswer =
  | { readonly outcome: 'saved' | 'notANumber' | 'belowPromotion' }
  /** `now` is what it is, in words. */
  | { readonly outcome: 'moved'; readonly now: string }

/** Saves a price or a count typed in the list. */
export async function saveCell(office: Marketplace, form: FormData): Promise<CellAnswer> {
  return textIn(form, 'do') === 'price' ? savePrice(office, form) : saveCount(office, form)
}

async function savePrice(office: Marketplace, form: FormData): Promise<CellAnswer> {
  const regularPrice = parsePrice(textIn(form, 'value'))
  if (regularPrice === undefined) return { outcome: 'notANumber' }
  const promotion = priceIn(form, 'promotion')
  if (promotion !== undefined && promotion >= regularPrice) return { outcome: 'belowPromotion' }
  const kept = promotion !== undefined && { promotionalPrice: promotion }
  const seen = { regularPrice: priceIn(form, 'seen') ?? regularPrice, ...kept }
  const prices = { regularPrice, ...kept }
  const answer = await repriceProduct(office, countIn(form, 'id') ?? 0, { seen, prices })
  return answer.outcome === 'repriced'
    ? { outcome: 'saved' }
    : { outcome: 'moved', now: formatPrice(answer.prices.regularPrice) }
}

async function saveCount(office: Marketplace, form: FormData): Promise<CellAnswer> {
  const count = countIn(form, 'value')
  if (count === undefined) return { outcome: 'notANumber' }
  const change = { reason: 'counted', count, seen: countIn(form, 'seen') ?? -1 } as const
  const answer = await changeStock(office, countIn(form, 'id') ?? 0, change)
  return answer.outcome === 'changed' ? { outcome: 'saved' } : { outcome: 'moved', now: String(answer.stock) }
}

/** A whole number that a counter can hold. */
export function countIn(form: FormData, name: string): number | undefined {
  const typed = textIn(form, name).trim()
  return /^\d{1,6}$/.test(typed) ? Number(typed) : undefined
}

function priceIn(form: FormData, name: string): Millimes | undefined {
  const typed = textIn(form, name)
  return /^\d{1,10}$/.test(typed) ? millimes(Number(typed)) : undefined
}
