import { copyName } from '#domain/catalog/pictures/picture.ts'
import type { EmailLinks } from '#domain/email-outbox/email-links.ts'
import { formatPrice } from '#domain/money.ts'
import type { Order } from '#domain/orders/get-order.ts'
import { emails } from '#messages/en/emails.ts'
import type { Block } from './email-content.ts'

/** The lines of an order at the prices of the order, with size and color, and the sums. */
export function orderBill({ lines, totals }: Order, links: EmailLinks): Block {
  return {
    bill: lines.map(({ name, sizeName, colorName, picture, quantity, lineTotal }) => {
      const choice = [sizeName, colorName].filter(Boolean).join(', ')
      return {
        text: emails.lines.pieces(quantity, name),
        ...(choice && { choice }),
        // All mail programs support JPEG.
        ...(picture && { picture: links.picture(copyName(picture, { width: 320, format: 'jpg' })) }),
        amount: formatPrice(lineTotal),
      }
    }),
    sums: [
      [emails.lines.subtotal, formatPrice(totals.subtotal)],
      [totals.shipping === 0 ? emails.lines.inPerson : emails.lines.shipping, formatPrice(totals.shipping)],
      [emails.lines.total, formatPrice(totals.total)],
    ],
  }
}
