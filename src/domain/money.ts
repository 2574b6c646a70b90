import { languages } from './locale.ts'
import { latinDigits } from './phone.ts'

/** An amount in thousandths of a dinar, always a whole number: amounts are never floats of dinars. */
export type Millimes = number & { readonly unit: 'millimes' }

const millimesPerDinar = 1000

/** Reads a whole number of millimes. Throws RangeError for fractions and numbers beyond 2^53. */
export function millimes(amount: number): Millimes {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`Not a whole number of millimes: ${amount}`)
  return amount as Millimes
}

/** The relative rounding error of a client that adds up the hundred lines of an order in floats. */
const floatTolerance = 100 * Number.EPSILON

/** Reads an amount in dinars with at most 3 decimals. Throws RangeError for a finer or unsafe amount. */
export function dinars(amount: number): Millimes {
  const rounded = millimes(Math.round(amount * millimesPerDinar))
  if (Math.abs(toDinars(rounded) - amount) > floatTolerance * Math.abs(amount)) {
    throw new RangeError(`More than 3 decimals in ${amount} dinars`)
  }
  return rounded
}

export function toDinars(amount: Millimes): number {
  return amount / millimesPerDinar
}

export function sum(amounts: Iterable<Millimes>): Millimes {
  let total = 0
  for (const amount of amounts) total += amount
  return millimes(total)
}

export function times(amount: Millimes, count: number): Millimes {
  return millimes(amount * count)
}

/**
 * Shares an amount out by weights, to the millime: rounded down from the first on, so that the last with a weight gets what is left.
 * Weights are whole numbers, not below zero. Without any weight nobody gets a share.
 */
export function shareOut(amount: Millimes, weights: readonly number[]): Millimes[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  let [weightSoFar, sharedSoFar] = [0, 0]
  return weights.map((weight) => {
    weightSoFar += weight
    // The product of two amounts can be beyond 2^53.
    const due = total === 0 ? 0 : Number((BigInt(amount) * BigInt(weightSoFar)) / BigInt(total))
    const share = due - sharedSoFar
    sharedSoFar = due
    return millimes(share)
  })
}

/** Highest price of a product. */
export const maxPrice = dinars(1_000_000)

/**
 * Parses a price as people type it or copy it from a page: `45`, `45.5`, `45,500`, `1.234,755` or `٤٥٫٥`, with or without the
 * unit of a language. Undefined for anything else and for 0.
 */
export function parsePrice(text: string): Millimes | undefined {
  // A point before a comma groups thousands, as Arabic writes them. Alone it is a decimal point.
  const typed = priceDigits(text)
    .replace(/^(\d{1,3})(?:\.(?=\d{3}[,٫])|٬(?=\d{3}(?!\d)))/, '$1')
    .replace(/[,٫]/, '.')
  const amount = /^\d{1,6}(\.\d{1,3})?$/.test(typed) ? dinars(Number(typed)) : undefined
  return amount === 0 ? undefined : amount
}

/** Whether a typed price reads two ways: the sign before three digits may be that of decimals or of thousands. */
export function readsTwoWays(text: string): boolean {
  return /^[1-9]\d{0,2}[.,]\d{3}$/.test(priceDigits(text))
}

/** A typed price without spaces and unit, in the digits 0 to 9. */
function priceDigits(text: string): string {
  let typed = latinDigits(text)
    .replace(/[\s\u200e\u200f]/g, '')
    .toUpperCase()
  for (const { currency } of Object.values(languages)) typed = typed.replace(currency.trim(), '')
  return typed.replace('،', ',')
}
