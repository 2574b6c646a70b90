import { dinars, type Millimes, sum } from '../money.ts'

/** What delivery costs, anywhere in the country and whatever the order. */
export const shippingPrice = dinars(8)

export interface Totals {
  readonly subtotal: Millimes
  readonly shipping: Millimes
  readonly total: Millimes
}

export function totalsOf(lines: Iterable<{ readonly lineTotal: Millimes }>): Totals {
  const subtotal = sum(Array.from(lines, (line) => line.lineTotal))
  return { subtotal, shipping: shippingPrice, total: sum([subtotal, shippingPrice]) }
}
