import type { EmailLinks } from '#domain/email-outbox/email-links.ts'
import type { Locale } from '#domain/locale.ts'
import type { Order } from '#domain/orders/get-order.ts'
import { formatPhone } from '#domain/phone.ts'
import type { EmailContent } from './email-content.ts'
import { emailMessagesIn } from './email-messages.ts'
import { languageName } from './local-text.ts'
import { noteFacts } from './note-facts.ts'
import { orderBill } from './order-bill.ts'
import { sanitizeVisitorText } from './sanitize-visitor-text.ts'

/** To the shop: a new order, with the phone number to call. */
export function orderNotice(locale: Locale, order: Order, links: EmailLinks): EmailContent {
  const emails = emailMessagesIn(locale)
  const { customer, delivery, payment } = order
  const texts = emails.orderNotice
  return {
    locale,
    subject: texts.subject(order.number),
    heading: texts.heading,
    blocks: [
      { paragraph: order.requestReason ? texts.requestText : texts.text },
      {
        facts: [
          [emails.facts.order, order.number],
          [emails.facts.name, sanitizeVisitorText(customer.name)],
          [emails.facts.language, languageName(order.locale, locale)],
          [emails.facts.phone, formatPhone(customer.phone)],
          ...(customer.email === undefined ? [] : [[emails.facts.email, customer.email] as const]),
          [emails.facts.address, sanitizeVisitorText(delivery.address, 200)],
          [emails.facts.city, sanitizeVisitorText(delivery.city)],
          [emails.facts.payment, emails.payment[payment]],
          ...noteFacts(locale, order),
        ],
      },
      orderBill(locale, order, links),
    ],
  }
}
