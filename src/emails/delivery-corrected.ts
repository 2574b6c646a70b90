import type { EmailLinks } from '#domain/email-outbox/email-links.ts'
import type { Locale } from '#domain/locale.ts'
import type { Order } from '#domain/orders/get-order.ts'
import { maskAddress, maskPhone } from '#domain/orders/masking.ts'
import { formatPhone } from '#domain/phone.ts'
import type { ShopProfile } from '#domain/shop-profile/shop-profile.ts'
import type { EmailContent } from './email-content.ts'
import { emailMessagesIn } from './email-messages.ts'
import { sanitizeVisitorText } from './sanitize-visitor-text.ts'

/**
 * To the address of an order: somebody with its link has corrected its phone or its address. Masked, since it may not
 * have been the customer who typed them.
 */
export function deliveryCorrected(
  locale: Locale,
  { number, customer, delivery }: Pick<Order, 'number' | 'customer' | 'delivery'>,
  token: string,
  { phone }: ShopProfile,
  links: EmailLinks,
): EmailContent {
  const emails = emailMessagesIn(locale)
  const texts = emails.deliveryCorrected
  return {
    locale,
    subject: texts.subject(number),
    heading: texts.heading,
    blocks: [
      { paragraph: emails.greeting(sanitizeVisitorText(customer.name, 60)) },
      { paragraph: texts.text },
      {
        facts: [
          [emails.facts.order, number],
          [emails.facts.phone, maskPhone(customer.phone)],
          [emails.facts.address, sanitizeVisitorText(maskAddress(delivery.address))],
          [emails.facts.city, sanitizeVisitorText(delivery.city)],
        ],
      },
      { paragraph: texts.notYours(formatPhone(phone)) },
      { button: texts.button, url: links.order(token) },
      { smallPrint: texts.masked },
    ],
  }
}
