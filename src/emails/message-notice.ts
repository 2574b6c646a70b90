import type { MessageToNotify } from '#domain/contact-messages/get-contact-message.ts'
import type { Locale } from '#domain/locale.ts'
import type { EmailContent } from './email-content.ts'
import { emailMessagesIn } from './email-messages.ts'
import { languageName } from './local-text.ts'
import { sanitizeVisitorText } from './sanitize-visitor-text.ts'

/** To the shop: a message of the contact page or of that of an order. Replying to the email replies to the writer. */
export function messageNotice(
  locale: Locale,
  { name, email, message, locale: language, orderNumber }: MessageToNotify,
): EmailContent {
  const emails = emailMessagesIn(locale)
  const texts = emails.messageNotice
  return {
    locale,
    subject: orderNumber === undefined ? texts.subject : texts.orderSubject(orderNumber),
    heading: orderNumber === undefined ? texts.heading : texts.orderSubject(orderNumber),
    blocks: [
      {
        facts: [
          [emails.facts.name, sanitizeVisitorText(name)],
          ...(email === undefined ? [] : [[emails.facts.email, email] as const]),
          [emails.facts.language, languageName(language, locale)],
        ],
      },
      { quote: sanitizeVisitorText(message, 500) },
      { paragraph: email === undefined ? texts.noAddress : texts.text },
      { smallPrint: texts.excerpt },
    ],
  }
}
