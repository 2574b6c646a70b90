import { dinars, type Millimes, millimes, sum } from '../money.ts'
import type { OrderSource } from './order-source.ts'

/** The delivery fee (shipping cost) of an order, unless an owner sets another. */
export const shippingPrice = dinars(8)

export interface Totals {
  readonly subtotal: Millimes
  /** What is taken off the subtotal; never more than it. */
  readonly discount: Millimes
  readonly shipping: Millimes
  readonly total: Millimes
}

/**
 * Returns the delivery fee: none for orders handed over in the shop. Orders without a source come from the storefront.
 */
export function shippingOf(source: OrderSource | undefined): Millimes {
  return source === 'visit' ? millimes(0) : shippingPrice
}

interface PricedLine {
  readonly lineTotal: Millimes
  /** The part of the discount that the line bears; at most its total. */
  readonly discount?: Millimes | undefined
}

/** Adds up the lines, less their discounts, and the delivery fee. */
export function totalsOf(lines: Iterable<PricedLine>, shipping = shippingPrice): Totals {
  const priced = [...lines]
  const subtotal = sum(priced.map(({ lineTotal }) => lineTotal))
  const discount = sum(priced.map(({ discount = millimes(0) }) => discount))
  return { subtotal, discount, shipping, total: millimes(subtotal - discount + shipping) }
}
