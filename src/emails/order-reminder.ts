import type { EmailLinks } from '#domain/email-outbox/email-links.ts'
import type { Locale } from '#domain/locale.ts'
import type { Order } from '#domain/orders/get-order.ts'
import { formatPhone } from '#domain/phone.ts'
import type { EmailContent } from './email-content.ts'
import { emailMessagesIn } from './email-messages.ts'
import { orderBill } from './order-bill.ts'
import { sanitizeVisitorText } from './sanitize-visitor-text.ts'

/** To the shop: an order that is released in so many working hours unless somebody confirms it. */
export function orderReminder(locale: Locale, order: Order, hours: number, links: EmailLinks): EmailContent {
  const emails = emailMessagesIn(locale)
  const texts = emails.orderReminder
  return {
    locale,
    subject: texts.subject(order.number),
    heading: texts.heading,
    blocks: [
      { paragraph: texts.text(hours) },
      {
        facts: [
          [emails.facts.order, order.number],
          [emails.facts.name, sanitizeVisitorText(order.customer.name)],
          [emails.facts.phone, formatPhone(order.customer.phone)],
        ],
      },
      orderBill(locale, order, links),
    ],
  }
}
