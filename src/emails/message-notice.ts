import type { ContactMessage } from '#domain/correspondence/send-message.ts'
import { letters } from '#messages/en/letters.ts'
import type { Letter } from './letter.ts'
import { visitorText } from './visitor-text.ts'

/** To the shop: what a visitor wrote. Answering the letter answers the visitor. */
export function messageNotice({ name, email, message }: ContactMessage): Letter {
  const words = letters.messageNotice
  return {
    subject: words.subject,
    heading: words.heading,
    blocks: [
      {
        facts: [
          [letters.facts.name, visitorText(name)],
          [letters.facts.email, email],
        ],
      },
      { quote: visitorText(message, 500) },
      { paragraph: words.text },
      { smallPrint: words.excerpt },
    ],
  }
}
