import type { EmailLinks } from '#domain/email-outbox/email-links.ts'
import type { Order } from '#domain/orders/get-order.ts'
import { formatPhone } from '#domain/phone.ts'
import { emails } from '#messages/en/emails.ts'
import type { EmailContent } from './email-content.ts'
import { orderBill } from './order-bill.ts'
import { sanitizeVisitorText } from './sanitize-visitor-text.ts'

/** To the shop: an order that is released in so many working hours unless somebody confirms it. */
export function orderReminder(order: Order, hours: number, links: EmailLinks): EmailContent {
  const texts = emails.orderReminder
  return {
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
      orderBill(order, links),
    ],
  }
}
