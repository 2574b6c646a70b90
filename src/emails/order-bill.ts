import { copyName } from '#domain/catalog/pictures/picture.ts'
import type { EmailLinks } from '#domain/email-outbox/email-links.ts'
import { directionOf, type Locale } from '#domain/locale.ts'
import { millimes } from '#domain/money.ts'
import type { Order } from '#domain/orders/get-order.ts'
import { formatList } from '#formatting/lists.ts'
import { formatPrice } from '#formatting/prices.ts'
import { isolate } from '#messages/isolate.ts'
import type { Block } from './email-content.ts'
import { emailMessagesIn } from './email-messages.ts'
import { localText } from './local-text.ts'

/** The lines of an order at the prices of the order, with size and color, and the sums. */
export function orderBill(locale: Locale, { lines, totals, source }: Order, links: EmailLinks): Block {
  const texts = emailMessagesIn(locale).lines
  return {
    bill: lines.map((line) => {
      const { name, languages, picture, quantity, lineTotal } = line
      const choice = formatList(choicesOf(line, locale), locale)
      return {
        text: texts.pieces(quantity, localText(name, languages?.name, locale)),
        ...(choice && { choice }),
        // All mail programs support JPEG.
        ...(picture && { picture: links.picture(copyName(picture, { width: 320, format: 'jpg' })) }),
        amount: formatPrice(lineTotal, locale),
      }
    }),
    sums: [
      [texts.subtotal, formatPrice(totals.subtotal, locale)],
      ...discountSums(locale, totals),
      [source === 'visit' ? texts.inPerson : texts.shipping, formatPrice(totals.shipping, locale)],
      [texts.total, formatPrice(totals.total, locale)],
    ],
  }
}

/** The discount with its code; of a code for free delivery there is none, and the fee says the rest. */
function discountSums(locale: Locale, { discount, code, shipping }: Order['totals']): (readonly [string, string])[] {
  const texts = emailMessagesIn(locale).lines
  if (discount === 0 && code === undefined) return []
  const amount = discount + shipping > 0 ? formatPrice(millimes(0 - discount), locale) : texts.freeDelivery
  return [[code === undefined ? texts.discount : texts.discountWithCode(code), amount]]
}

/** The size and the color of a line, as far as it has them, and whether it is made to order. */
function choicesOf(line: Order['lines'][number], locale: Locale): string[] {
  const { sizeName, colorName = '', languages, preparationDays } = line
  const choices = [
    { name: sizeName, language: languages?.sizeName },
    { name: colorName, language: languages?.colorName },
  ].filter(({ name }) => name !== '')
  return [
    ...choices.map(({ name, language }) => isolate(directionOf(locale), localText(name, language, locale))),
    ...(preparationDays === undefined ? [] : [emailMessagesIn(locale).lines.madeToOrder]),
  ]
}
