import { repriceProduct } from '#domain/catalog/admin/reprice-product.ts'
import { changeStock } from '#domain/catalog/stock/change-stock.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { formatPrice, type Millimes, millimes, parsePrice } from '#domain/money.ts'
import { textIn } from '#web/forms/read-form.ts'

export type CellResult =
  | { readonly outcome: 'saved' | 'notANumber' | 'belowPromotion' }
  /** Somebody else changed the value. `now` is the current value as text. */
  | { readonly outcome: 'moved'; readonly now: string }

/** Saves a price or a stock edited in the list. */
export async function saveCell(office: Marketplace, form: FormData): Promise<CellResult> {
  return textIn(form, 'do') === 'price' ? savePrice(office, form) : saveCount(office, form)
}

async function savePrice(office: Marketplace, form: FormData): Promise<CellResult> {
  const regularPrice = parsePrice(textIn(form, 'value'))
  if (regularPrice === undefined) return { outcome: 'notANumber' }
  const promotion = priceIn(form, 'promotion')
  if (promotion !== undefined && promotion >= regularPrice) return { outcome: 'belowPromotion' }
  const unchanged = promotion !== undefined && { promotionalPrice: promotion }
  const seen = { regularPrice: priceIn(form, 'seen') ?? regularPrice, ...unchanged }
  const prices = { regularPrice, ...unchanged }
  const result = await repriceProduct(office, countIn(form, 'id') ?? 0, { seen, prices })
  return result.outcome === 'repriced'
    ? { outcome: 'saved' }
    : { outcome: 'moved', now: formatPrice(result.prices.regularPrice) }
}

async function saveCount(office: Marketplace, form: FormData): Promise<CellResult> {
  const count = countIn(form, 'value')
  if (count === undefined) return { outcome: 'notANumber' }
  const change = { reason: 'counted', count, seen: countIn(form, 'seen') ?? -1 } as const
  const result = await changeStock(office, countIn(form, 'id') ?? 0, change)
  return result.outcome === 'changed' ? { outcome: 'saved' } : { outcome: 'moved', now: String(result.stock) }
}

/** Reads a whole number of up to six digits; undefined for anything else. */
export function countIn(form: FormData, name: string): number | undefined {
  const typed = textIn(form, name).trim()
  return /^\d{1,6}$/.test(typed) ? Number(typed) : undefined
}

function priceIn(form: FormData, name: string): Millimes | undefined {
  const typed = textIn(form, name)
  return /^\d{1,10}$/.test(typed) ? millimes(Number(typed)) : undefined
}
