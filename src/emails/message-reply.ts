import type { ReplyToSend } from '#domain/correspondence/get-reply.ts'
import { letters } from '#messages/en/letters.ts'
import { formatDay } from './format-day.ts'
import type { Letter } from './letter.ts'
import { visitorText } from './visitor-text.ts'
import { paragraphsOf } from './written-text.ts'

/** To a visitor: what the shop answers, above what it answers to. */
export function messageReply({ name, message, sentAt, reply }: ReplyToSend): Letter {
  const words = letters.messageReply
  return {
    subject: words.subject,
    heading: words.heading,
    blocks: [
      { paragraph: letters.greeting(visitorText(name, 60)) },
      ...paragraphsOf(reply),
      { smallPrint: words.youWrote(formatDay(sentAt)) },
      { quote: visitorText(message, 500) },
    ],
  }
}
