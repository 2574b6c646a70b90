import type { Locale } from '#domain/locale.ts'
import type { ShopProfile } from '#domain/shop-profile/shop-profile.ts'
import type { EmailContent } from './email-content.ts'
import { emailMessagesIn } from './email-messages.ts'
import { sanitizeVisitorText } from './sanitize-visitor-text.ts'

/** To a new operator: the link to choose a password. */
export function operatorInvitation(locale: Locale, name: string, url: string, shopProfile: ShopProfile): EmailContent {
  const emails = emailMessagesIn(locale)
  const texts = emails.operatorInvitation
  return {
    locale,
    subject: texts.subject(shopProfile.name),
    heading: texts.heading(shopProfile.name),
    blocks: [
      { paragraph: emails.greeting(sanitizeVisitorText(name, 60)) },
      { paragraph: texts.text },
      { button: texts.button, url },
      { smallPrint: texts.validity },
      { smallPrint: texts.notYours },
    ],
  }
}
