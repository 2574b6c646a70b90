import { copyName } from '#domain/catalog/pictures/picture.ts'
import type { EmailLinks } from '#domain/email-outbox/email-links.ts'
import { directionOf, type Locale } from '#domain/locale.ts'
import type { Order } from '#domain/orders/get-order.ts'
import { choicesOf } from '#domain/orders/order.ts'
import { formatList } from '#formatting/lists.ts'
import { formatPrice } from '#formatting/prices.ts'
import { isolate } from '#messages/isolate.ts'
import type { Block } from './email-content.ts'
import { emailMessagesIn } from './email-messages.ts'

/** The lines of an order at the prices of the order, with size and color, and the sums. */
export function orderBill(locale: Locale, { lines, totals }: Order, links: EmailLinks): Block {
  const texts = emailMessagesIn(locale).lines
  const direction = directionOf(locale)
  return {
    bill: lines.map((line) => {
      const { name, picture, quantity, lineTotal } = line
      const choices = choicesOf(line).map((choice) => isolate(direction, choice))
      const choice = formatList(choices, locale)
      return {
        text: texts.pieces(quantity, name),
        ...(choice && { choice }),
        // All mail programs support JPEG.
        ...(picture && { picture: links.picture(copyName(picture, { width: 320, format: 'jpg' })) }),
        amount: formatPrice(lineTotal, locale),
      }
    }),
    sums: [
      [texts.subtotal, formatPrice(totals.subtotal, locale)],
      [totals.shipping === 0 ? texts.inPerson : texts.shipping, formatPrice(totals.shipping, locale)],
      [texts.total, formatPrice(totals.total, locale)],
    ],
  }
}
