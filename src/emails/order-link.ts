import type { Locale } from '#domain/locale.ts'
import type { EmailContent } from './email-content.ts'
import { emailMessagesIn } from './email-messages.ts'

/**
 * To the customer: the link to the private page of an order, sent again. Whoever knows the number and the phone can
 * cause it, so it says nothing else of the order.
 */
export function orderLink(locale: Locale, number: string, url: string): EmailContent {
  const texts = emailMessagesIn(locale).orderLink
  return {
    locale,
    subject: texts.subject(number),
    heading: texts.heading,
    blocks: [
      { paragraph: texts.text },
      { button: texts.button, url },
      { smallPrint: texts.link },
      { smallPrint: texts.notYours },
    ],
  }
}
