import { type Millimes, millimes } from '#domain/money.ts'
import { wholeInBasisPoints } from './commission-terms.ts'

/** Returns a part of an amount, in hundredths of a percent, rounded to the millime. */
export function partOf(amount: Millimes, basisPoints: number): Millimes {
  return millimes(Math.round((amount * basisPoints) / wholeInBasisPoints))
}

/** Shares an amount out by weights, to the millime. Without any weight nobody gets a share. */
export function shareOut(amount: Millimes, weights: readonly number[]): Millimes[] {
  let [weightLeft, amountLeft] = [weights.reduce((total, weight) => total + weight, 0), amount as number]
  return weights.map((weight) => {
    const share = weightLeft === 0 ? 0 : Math.round((amountLeft * weight) / weightLeft)
    weightLeft -= weight
    if (weight > 0) amountLeft -= share
    return millimes(share)
  })
}
