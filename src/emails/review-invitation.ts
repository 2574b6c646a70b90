import type { EmailLinks } from '#domain/email-outbox/email-links.ts'
import type { Locale } from '#domain/locale.ts'
import type { Order } from '#domain/orders/get-order.ts'
import type { EmailContent } from './email-content.ts'
import { emailMessagesIn } from './email-messages.ts'
import { sanitizeVisitorText } from './sanitize-visitor-text.ts'

/** To the customer of a delivered order: what do you think of it? The only email that asks. */
export function reviewInvitation(locale: Locale, order: Order, token: string, links: EmailLinks): EmailContent {
  const emails = emailMessagesIn(locale)
  const texts = emails.reviewInvitation
  return {
    locale,
    subject: texts.subject(order.number),
    heading: texts.heading,
    blocks: [
      { paragraph: emails.greeting(sanitizeVisitorText(order.customer.name, 60)) },
      { paragraph: texts.text },
      { button: texts.button, url: links.order(token) },
      { smallPrint: texts.once },
    ],
  }
}
