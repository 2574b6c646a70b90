import { repriceProduct } from '#domain/catalog/admin/reprice-product.ts'
import { type PriceDoubt, priceDoubtOf } from '#domain/catalog/price-doubt.ts'
import { changeStock } from '#domain/catalog/stock/change-stock.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import type { Millimes } from '#domain/money.ts'
import type { Supply } from '#domain/supply.ts'
import { readFields } from '#web/forms/form-fields.ts'
import { textIn } from '#web/forms/read-form.ts'
import { formatPrice } from '#web/text/format.ts'
import { countCellForm, priceCellForm } from './cell-form.ts'

export type CellResult =
  | { readonly outcome: 'saved' | 'notANumber' | 'belowPromotion' }
  /** The stock of what is made to order is not counted, and of what is one of a kind there is one piece. */
  | { readonly outcome: Supply }
  /** Somebody else changed the value. `now` is the current value as text. */
  | { readonly outcome: 'moved'; readonly now: string }
  /** Nothing was saved: the price is asked about first. `sure` is what confirms it. */
  | {
      readonly outcome: 'asked'
      readonly doubt: PriceDoubt
      readonly typed: string
      readonly sure: Millimes
    }

/** Saves a price or a stock edited in the list. */
export async function saveCell(office: Marketplace, form: FormData): Promise<CellResult> {
  return textIn(form, 'do') === 'price' ? savePrice(office, form) : saveCount(office, form)
}

async function savePrice(office: Marketplace, form: FormData): Promise<CellResult> {
  const { id = 0, value, promotion, seen, sure } = readFields(priceCellForm, form)
  const { typed, price: regularPrice } = value
  if (regularPrice === undefined) return { outcome: 'notANumber' }
  if (promotion !== undefined && promotion >= regularPrice) return { outcome: 'belowPromotion' }
  const doubt = priceDoubtOf(typed, regularPrice, seen)
  if (doubt && sure !== regularPrice) return { outcome: 'asked', doubt, typed, sure: regularPrice }
  const unchanged = promotion !== undefined && { promotionalPrice: promotion }
  const prices = { regularPrice, ...unchanged }
  const result = await repriceProduct(office, id, {
    seen: { regularPrice: seen ?? regularPrice, ...unchanged },
    prices,
  })
  return result.outcome === 'repriced'
    ? { outcome: 'saved' }
    : { outcome: 'moved', now: formatPrice(result.prices.regularPrice) }
}

async function saveCount(office: Marketplace, form: FormData): Promise<CellResult> {
  const { id = 0, value: count, seen = -1 } = readFields(countCellForm, form)
  if (count === undefined) return { outcome: 'notANumber' }
  const result = await changeStock(office, id, { reason: 'counted', count, seen })
  switch (result.outcome) {
    case 'changed':
      return { outcome: 'saved' }
    case 'made-to-order':
    case 'one-of-a-kind':
      return { outcome: result.outcome }
    default:
      return { outcome: 'moved', now: String(result.stock) }
  }
}
