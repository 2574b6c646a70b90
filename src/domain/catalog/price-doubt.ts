import type { Millimes } from '#domain/money.ts'
import { readsTwoWays } from '#domain/parse-price.ts'

/** Why a typed price is asked about before it is saved. */
export const priceDoubts = [
  /** As `1,250`, which may be 1.25 or 1250. */
  'two-readings',
  /** More than five times what the product costs, or less than a fifth. */
  'far',
] as const

export type PriceDoubt = (typeof priceDoubts)[number]

const farFactor = 5

/**
 * Returns what is doubtful about a price that somebody typed instead of the one `before`; undefined when nothing is.
 */
export function priceDoubtOf(typed: string, price: Millimes, before: Millimes | undefined): PriceDoubt | undefined {
  if (price === before) return undefined
  if (readsTwoWays(typed)) return 'two-readings'
  const isFar = before !== undefined && (price > before * farFactor || price * farFactor < before)
  return isFar ? 'far' : undefined
}
