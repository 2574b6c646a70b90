import { type Millimes, millimes, shareOut, sum } from '#domain/money.ts'

/**
 * Divides a refund among lines by what was paid for them, to the millime; pure. No line gets more than that: what is
 * left, such as a delivery fee that is given back, belongs to none. Where nothing was paid for the lines themselves,
 * they are divided by what their pieces cost.
 */
export function refundShares(
  refund: Millimes,
  lines: readonly { readonly paid: Millimes; readonly price: Millimes }[],
): Millimes[] {
  const isPaid = lines.some(({ paid }) => paid > 0)
  const values = lines.map(({ paid, price }) => (isPaid ? paid : price))
  return shareOut(millimes(Math.min(refund, sum(values))), values)
}
