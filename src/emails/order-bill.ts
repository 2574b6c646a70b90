import { formatPrice } from '#domain/money.ts'
import type { Order } from '#domain/orders/get-order.ts'
import { letters } from '#messages/en/letters.ts'
import type { Block } from './letter.ts'

/** What was ordered, at the prices of the day, and what it adds up to. */
export function orderBill({ lines, totals }: Order): Block {
  return {
    bill: lines.map(({ name, sizeName, colorName, quantity, lineTotal }) => {
      const choice = [sizeName, colorName].filter(Boolean).join(', ')
      return {
        text: letters.lines.pieces(quantity, name),
        ...(choice && { choice }),
        amount: formatPrice(lineTotal),
      }
    }),
    sums: [
      [letters.lines.subtotal, formatPrice(totals.subtotal)],
      [totals.shipping === 0 ? letters.lines.inPerson : letters.lines.shipping, formatPrice(totals.shipping)],
      [letters.lines.total, formatPrice(totals.total)],
    ],
  }
}
