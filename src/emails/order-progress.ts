import type { EmailLinks } from '#domain/email-outbox/email-links.ts'
import type { Locale } from '#domain/locale.ts'
import type { OrderStatus } from '#domain/order-status.ts'
import type { Order } from '#domain/orders/get-order.ts'
import { isReleasedUnpaid } from '#domain/orders/payments/payment.ts'
import type { EmailContent } from './email-content.ts'
import { emailMessagesIn } from './email-messages.ts'
import { orderBill } from './order-bill.ts'
import { sanitizeVisitorText } from './sanitize-visitor-text.ts'

/** To the customer: the new status of an order, its lines and the link to its private page. */
export function orderProgress(
  locale: Locale,
  order: Order,
  status: OrderStatus,
  token: string,
  links: EmailLinks,
): EmailContent {
  const emails = emailMessagesIn(locale)
  const texts = emails.orderProgress
  const { subject, text } = isReleasedUnpaid({ ...order, status }) ? texts.unpaid : texts.states[status]
  return {
    locale,
    subject: subject(order.number),
    heading: subject(order.number),
    blocks: [
      { paragraph: emails.greeting(sanitizeVisitorText(order.customer.name, 60)) },
      { paragraph: typeof text === 'string' ? text : text(order.exchangeDays) },
      orderBill(locale, order, links),
      { button: texts.button, url: links.order(token) },
      { smallPrint: texts.link },
    ],
  }
}
