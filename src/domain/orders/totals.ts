import { dinars, type Millimes, millimes, sum } from '../money.ts'
import type { OrderSource } from './order-source.ts'

/** What delivery costs, anywhere in the country and whatever the order. */
export const shippingPrice = dinars(8)

export interface Totals {
  readonly subtotal: Millimes
  readonly shipping: Millimes
  readonly total: Millimes
}

/** What is ordered in person is handed over there and then. Orders without a source came through the pages. */
export function shippingOf(source: OrderSource | undefined): Millimes {
  return source === 'visit' ? millimes(0) : shippingPrice
}

export function totalsOf(lines: Iterable<{ readonly lineTotal: Millimes }>, shipping = shippingPrice): Totals {
  const subtotal = sum(Array.from(lines, (line) => line.lineTotal))
  return { subtotal, shipping, total: sum([subtotal, shipping]) }
}
