import type { EmailLinks } from '#domain/email-outbox/email-links.ts'
import type { Locale } from '#domain/locale.ts'
import type { Order } from '#domain/orders/get-order.ts'
import { formatPrice } from '#formatting/prices.ts'
import type { EmailContent } from './email-content.ts'
import { emailMessagesIn } from './email-messages.ts'
import { orderBill } from './order-bill.ts'
import { sanitizeVisitorText } from './sanitize-visitor-text.ts'

/** To the customer: what an order has and costs now that staff have changed its pieces. */
export function orderChanged(locale: Locale, order: Order, token: string, links: EmailLinks): EmailContent {
  const emails = emailMessagesIn(locale)
  const { subject, heading, text, notAgreed } = emails.orderChanged
  const { button, link } = emails.orderProgress
  return {
    locale,
    subject: subject(order.number),
    heading,
    blocks: [
      { paragraph: emails.greeting(sanitizeVisitorText(order.customer.name, 60)) },
      { paragraph: text(formatPrice(order.totals.total, locale)) },
      orderBill(locale, order, links),
      { paragraph: notAgreed },
      { button, url: links.order(token) },
      { smallPrint: link },
    ],
  }
}
