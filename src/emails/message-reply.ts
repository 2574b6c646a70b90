import type { ReplyToSend } from '#domain/contact-messages/get-reply.ts'
import { emails } from '#messages/en/emails.ts'
import type { EmailContent } from './email-content.ts'
import { formatDay } from './format-day.ts'
import { sanitizeVisitorText } from './sanitize-visitor-text.ts'
import { paragraphBlocks } from './text-blocks.ts'

/** To a visitor: the reply of the shop, above the message it replies to. */
export function messageReply({ name, message, sentAt, reply }: ReplyToSend): EmailContent {
  const texts = emails.messageReply
  return {
    subject: texts.subject,
    heading: texts.heading,
    blocks: [
      { paragraph: emails.greeting(sanitizeVisitorText(name, 60)) },
      ...paragraphBlocks(reply),
      { smallPrint: texts.youWrote(formatDay(sentAt)) },
      { quote: sanitizeVisitorText(message, 500) },
    ],
  }
}
