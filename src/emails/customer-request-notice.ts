import type { Locale } from '#domain/locale.ts'
import type { RequestToNotify } from '#domain/orders/customer-requests/get-customer-request.ts'
import { formatPhone } from '#domain/phone.ts'
import { startOfDay } from '#domain/tunis-day.ts'
import { formatDate } from '#formatting/dates.ts'
import type { EmailContent } from './email-content.ts'
import { emailMessagesIn } from './email-messages.ts'
import { sanitizeVisitorText } from './sanitize-visitor-text.ts'

/** To the shop: what the customer of an order did on its page, and what is to be done about it. */
export function customerRequestNotice(locale: Locale, request: RequestToNotify): EmailContent {
  const emails = emailMessagesIn(locale)
  const texts = emails.customerRequestNotice
  const { number, kind, name, phone, old, comeOn, note } = request
  const { subject, text } = texts.kinds[kind]
  const facts: (readonly [string, string])[] = [
    [emails.facts.order, number],
    [emails.facts.name, sanitizeVisitorText(name)],
    [emails.facts.phone, formatPhone(phone)],
    ...(old.phone ? [[texts.oldPhone, formatPhone(old.phone)] as const] : []),
    ...(old.address
      ? [[texts.oldAddress, sanitizeVisitorText(`${old.address}, ${old.city ?? ''}`, 200)] as const]
      : []),
    ...(comeOn ? [[texts.comeOn, formatDate(startOfDay(comeOn), locale)] as const] : []),
  ]
  return {
    locale,
    subject: subject(number),
    heading: subject(number),
    blocks: [{ paragraph: text }, { facts }, ...(note ? [{ quote: sanitizeVisitorText(note, 300) }] : [])],
  }
}
