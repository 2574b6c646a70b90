import { choicesOf, type QuotedLine } from '#domain/orders/order.ts'

/** Returns what a parcel contains, as couriers read it. */
export function describeLines(lines: readonly QuotedLine[]): string {
  return lines.map((line) => [`${line.quantity} × ${line.name}`, ...choicesOf(line)].join(' ')).join(' + ')
}
