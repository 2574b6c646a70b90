import type { Locale } from '#domain/locale.ts'
import type { EmailContent } from './email-content.ts'
import { emailMessagesIn } from './email-messages.ts'

/** To a new subscriber: asks for the confirmation (double opt-in). */
export function newsletterConfirmation(locale: Locale, confirmUrl: string, unsubscribeUrl: string): EmailContent {
  const emails = emailMessagesIn(locale)
  const texts = emails.newsletterConfirmation
  return {
    locale,
    subject: texts.subject,
    heading: texts.heading,
    blocks: [
      { paragraph: texts.text },
      { button: texts.button, url: confirmUrl },
      { smallPrint: texts.validity },
      { smallPrint: texts.notYours, link: { text: texts.leave, url: unsubscribeUrl } },
    ],
  }
}
