import type { Governorate } from '#domain/geography/governorate.ts'
import { type Millimes, millimes, sum } from '#domain/money.ts'
import { deliveryFeeOf, type SaleTerms } from '#domain/sale-terms/sale-terms.ts'
import type { OrderSource } from './order-source.ts'

export interface Totals {
  readonly subtotal: Millimes
  /** What is taken off the subtotal; never more than it. */
  readonly discount: Millimes
  readonly shipping: Millimes
  readonly total: Millimes
  /** The discount code that the order was placed with; absent for none. */
  readonly code?: string
}

/** What the delivery fee of an order depends on. */
interface Destination {
  /** Orders without a source come from the storefront. */
  readonly source?: OrderSource | undefined
  readonly governorate?: Governorate | undefined
}

/** Returns how much the delivery of pieces of a value costs: nothing for orders handed over in the shop. */
export function shippingOf(terms: SaleTerms, { source, governorate }: Destination): (goods: Millimes) => Millimes {
  return (goods) => (source === 'visit' ? millimes(0) : deliveryFeeOf(terms, { goods, governorate }))
}

/** The delivery fee that an order was promised, and from which value of its pieces delivery is free. */
export interface AgreedFee {
  readonly fee: Millimes
  readonly freeFrom: Millimes | undefined
}

export function agreedFeeOf({ freeFrom, ...terms }: SaleTerms, destination: Destination): AgreedFee {
  return { fee: shippingOf(terms, destination)(millimes(0)), freeFrom }
}

/** A delivery fee, or how it follows from the value of the pieces. */
export type Fee = Millimes | ((goods: Millimes) => Millimes)

interface PricedLine {
  readonly lineTotal: Millimes
  /** The part of the discount that the line bears; at most its total. */
  readonly discount?: Millimes | undefined
}

/** Adds up the lines, less their discounts, and the delivery fee, which may depend on what the pieces cost. */
export function totalsOf(lines: Iterable<PricedLine>, fee: Fee): Totals {
  const priced = [...lines]
  const subtotal = sum(priced.map(({ lineTotal }) => lineTotal))
  const discount = sum(priced.map(({ discount = millimes(0) }) => discount))
  const shipping = typeof fee === 'number' ? fee : fee(millimes(subtotal - discount))
  return { subtotal, discount, shipping, total: millimes(subtotal - discount + shipping) }
}
