import { emails } from '#messages/en/emails.ts'
import type { EmailContent } from './email-content.ts'

/** To a new subscriber: asks for the confirmation (double opt-in). */
export function newsletterConfirmation(confirmUrl: string, unsubscribeUrl: string): EmailContent {
  const texts = emails.newsletterConfirmation
  return {
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
