import { dinars, type Millimes, millimes, sum } from '../money.ts'
import type { OrderSource } from './order-source.ts'

/** The delivery fee (shipping cost) of any order, anywhere in the country. */
export const shippingPrice = dinars(8)

export interface Totals {
  readonly subtotal: Millimes
  readonly shipping: Millimes
  readonly total: Millimes
}

/**
 * Returns the delivery fee: none for orders handed over in the shop. Orders without a source come from the storefront.
 */
export function shippingOf(source: OrderSource | undefined): Millimes {
  return source === 'visit' ? millimes(0) : shippingPrice
}

/** Adds up the lines and the delivery fee. */
export function totalsOf(lines: Iterable<{ readonly lineTotal: Millimes }>, shipping = shippingPrice): Totals {
  const subtotal = sum(Array.from(lines, (line) => line.lineTotal))
  return { subtotal, shipping, total: sum([subtotal, shipping]) }
}
