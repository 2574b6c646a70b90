import { type Millimes, millimes, shareOut, sum } from '#domain/money.ts'

/**
 * Divides a refund among lines by what was paid for them, to the millime; pure. No line gets more than that: what is left, such as a
 * delivery fee that is given back, belongs to none. Where nothing was paid for the lines themselves, as for those of an exchange,
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

/** What was paid for some pieces of a line, less its discount, rounded to a millime; pure. */
export function paidForPieces(
  line: { readonly lineTotal: Millimes; readonly discount: Millimes; readonly quantity: number },
  pieces: number,
): Millimes {
  return millimes(Math.round(((line.lineTotal - line.discount) * pieces) / line.quantity))
}
