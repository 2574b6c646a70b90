import type { ReplyToSend } from '#domain/contact-messages/get-reply.ts'
import type { Locale } from '#domain/locale.ts'
import { formatDate } from '#formatting/dates.ts'
import type { EmailContent } from './email-content.ts'
import { emailMessagesIn } from './email-messages.ts'
import { sanitizeVisitorText } from './sanitize-visitor-text.ts'
import { paragraphBlocks } from './text-blocks.ts'

/** To a visitor: the reply of the shop, above the message it replies to. */
export function messageReply(locale: Locale, { name, message, sentAt, reply }: ReplyToSend): EmailContent {
  const emails = emailMessagesIn(locale)
  const texts = emails.messageReply
  return {
    locale,
    subject: texts.subject,
    heading: texts.heading,
    blocks: [
      { paragraph: emails.greeting(sanitizeVisitorText(name, 60)) },
      ...paragraphBlocks(reply),
      { smallPrint: texts.youWrote(formatDate(sentAt, locale)) },
      { quote: sanitizeVisitorText(message, 500) },
    ],
  }
}
