import { copyUrl } from '#domain/catalog/picture.ts'
import { formatPrice } from '#domain/money.ts'
import type { Order } from '#domain/orders/get-order.ts'
import { letters } from '#messages/en/letters.ts'
import type { Block } from './letter.ts'

/** What was ordered, at the prices of the day, in the color that was chosen, and what it adds up to. */
export function orderBill({ lines, totals }: Order, publicUrl: string): Block {
  return {
    bill: lines.map(({ name, sizeName, colorName, picture, quantity, lineTotal }) => {
      const choice = [sizeName, colorName].filter(Boolean).join(', ')
      return {
        text: letters.lines.pieces(quantity, name),
        ...(choice && { choice }),
        // Every mail program shows a JPEG.
        ...(picture && { picture: `${publicUrl}${copyUrl(picture, { width: 320, format: 'jpg' })}` }),
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
