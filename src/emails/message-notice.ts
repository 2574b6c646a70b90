import type { ContactMessage } from '#domain/contact-messages/post-contact-message.ts'
import type { Locale } from '#domain/locale.ts'
import type { EmailContent } from './email-content.ts'
import { emailMessagesIn } from './email-messages.ts'
import { languageName } from './local-text.ts'
import { sanitizeVisitorText } from './sanitize-visitor-text.ts'

/** To the shop: a contact message. Replying to the email replies to the visitor. */
export function messageNotice(
  locale: Locale,
  { name, email, message, locale: language }: ContactMessage & { readonly locale: Locale },
): EmailContent {
  const emails = emailMessagesIn(locale)
  const texts = emails.messageNotice
  return {
    locale,
    subject: texts.subject,
    heading: texts.heading,
    blocks: [
      {
        facts: [
          [emails.facts.name, sanitizeVisitorText(name)],
          [emails.facts.email, email],
          [emails.facts.language, languageName(language, locale)],
        ],
      },
      { quote: sanitizeVisitorText(message, 500) },
      { paragraph: texts.text },
      { smallPrint: texts.excerpt },
    ],
  }
}
