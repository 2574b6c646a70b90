import type { EmailLinks } from '#domain/email-outbox/email-links.ts'
import type { Locale } from '#domain/locale.ts'
import type { OrderStatus } from '#domain/order-status.ts'
import type { Order } from '#domain/orders/get-order.ts'
import type { EmailContent } from './email-content.ts'
import { emailMessagesIn } from './email-messages.ts'
import { orderBill } from './order-bill.ts'
import { sanitizeVisitorText } from './sanitize-visitor-text.ts'

/** To a customer who was told the `wrong` status of an order: it was a mistake, and which status the order has. */
export function orderCorrection(
  locale: Locale,
  order: Order,
  { wrong, status }: { readonly wrong: OrderStatus; readonly status: OrderStatus },
  token: string,
  links: EmailLinks,
): EmailContent {
  const emails = emailMessagesIn(locale)
  const { states, button, link } = emails.orderProgress
  const { subject, heading, text } = emails.orderCorrection
  const now = states[status]
  return {
    locale,
    subject: subject(order.number),
    heading,
    blocks: [
      { paragraph: emails.greeting(sanitizeVisitorText(order.customer.name, 60)) },
      { paragraph: text(states[wrong].subject(order.number)) },
      { paragraph: `${now.subject(order.number)}. ${now.text}` },
      orderBill(locale, order, links),
      { button, url: links.order(token) },
      { smallPrint: link },
    ],
  }
}
