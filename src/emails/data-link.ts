import type { Locale } from '#domain/locale.ts'
import type { EmailContent } from './email-content.ts'
import { emailMessagesIn } from './email-messages.ts'

/** To an address under which the shop may hold something: the link to receive or erase it. */
export function dataLink(locale: Locale, url: string): EmailContent {
  const emails = emailMessagesIn(locale)
  const texts = emails.dataLink
  return {
    locale,
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
