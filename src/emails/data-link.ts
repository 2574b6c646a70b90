import { emails } from '#messages/en/emails.ts'
import type { EmailContent } from './email-content.ts'

/** To an address under which the shop may hold something: the link to receive or erase it. */
export function dataLink(url: string): EmailContent {
  const texts = emails.dataLink
  return {
    subject: texts.subject,
    heading: texts.heading,
    blocks: [
      { paragraph: texts.text },
      { button: texts.button, url },
      { smallPrint: texts.validity },
      { smallPrint: texts.notYours },
    ],
  }
}
