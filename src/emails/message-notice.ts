import type { ContactMessage } from '#domain/contact-messages/post-contact-message.ts'
import { emails } from '#messages/en/emails.ts'
import type { EmailContent } from './email-content.ts'
import { sanitizeVisitorText } from './sanitize-visitor-text.ts'

/** To the shop: a contact message. Replying to the email replies to the visitor. */
export function messageNotice({ name, email, message }: ContactMessage): EmailContent {
  const texts = emails.messageNotice
  return {
    subject: texts.subject,
    heading: texts.heading,
    blocks: [
      {
        facts: [
          [emails.facts.name, sanitizeVisitorText(name)],
          [emails.facts.email, email],
        ],
      },
      { quote: sanitizeVisitorText(message, 500) },
      { paragraph: texts.text },
      { smallPrint: texts.excerpt },
    ],
  }
}
