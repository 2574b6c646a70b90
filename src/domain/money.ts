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
 * Shares an amount out by weights, to the millime: rounded down from the first on, so that the last with a weight gets
 * what is left. Weights are whole numbers, not below zero. Without any weight nobody gets a share.
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
