import { type PriceDoubt, priceDoubtOf } from '#domain/catalog/price-doubt.ts'
import type { Millimes } from '#domain/money.ts'
import { textIn } from '#web/forms/read-form.ts'

/** What `SurePrice` sends once a price is confirmed. */
export function confirmationOf(field: string, price: Millimes): string {
  return `${field} ${price}`
}

interface TypedPrice {
  readonly field: string
  readonly price: Millimes | undefined
  /** The price that it replaces. */
  readonly before: Millimes | undefined
}

/** Returns the doubt about a price of a form; undefined when there is none, or when this very price was confirmed. */
export function unconfirmedDoubt(form: FormData, { field, price, before }: TypedPrice): PriceDoubt | undefined {
  if (price === undefined || form.getAll('sure').includes(confirmationOf(field, price))) return undefined
  return priceDoubtOf(textIn(form, field), price, before)
}
