import type { Category } from '#domain/category.ts'
import { type Millimes, millimes, shareOut, sum } from '#domain/money.ts'
import type { CodeRefusal, DiscountTerms } from './discount-code.ts'

export interface DiscountedLine {
  readonly storeId: number
  readonly category: Category
  readonly lineTotal: Millimes
}

export type LineDiscounts =
  /** The discount of each line, in their order. */
  { readonly discounts: readonly Millimes[]; readonly hasFreeDelivery: boolean } | { readonly refusal: CodeRefusal }

/**
 * Returns what a code takes off each line. A percentage is rounded down line by line; an amount is shared among the
 * lines it is for in proportion to what they cost, to the millime, and is never more than these.
 */
export function discountOfLines(terms: DiscountTerms, lines: readonly DiscountedLine[]): LineDiscounts {
  const costs = lines.map((line) => (isFor(terms, line) ? line.lineTotal : millimes(0)))
  const cost = sum(costs)
  if (cost === 0) return { refusal: { reason: 'not-for-these' } }
  if (terms.minimum !== undefined && cost < terms.minimum)
    return { refusal: { reason: 'minimum', minimum: terms.minimum } }
  const discounts = discountsOf(terms, costs, cost)
  const hasFreeDelivery = terms.kind === 'free-delivery'
  // A percentage of little is rounded down to nothing.
  if (!hasFreeDelivery && sum(discounts) === 0) return { refusal: { reason: 'not-for-these' } }
  return { discounts, hasFreeDelivery }
}

function isFor({ storeId, category }: DiscountTerms, line: DiscountedLine): boolean {
  return (storeId ?? line.storeId) === line.storeId && (category ?? line.category) === line.category
}

function discountsOf({ amount, percent }: DiscountTerms, costs: readonly Millimes[], cost: Millimes): Millimes[] {
  if (percent !== undefined) return costs.map((cost) => millimes(Math.floor((cost * percent) / 100)))
  return shareOut(millimes(Math.min(amount ?? 0, cost)), costs)
}
