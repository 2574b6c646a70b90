import type { Locale } from '#domain/locale.ts'
import type { ShopProfile } from '#domain/shop-profile/shop-profile.ts'
import type { EmailContent } from './email-content.ts'
import { emailMessagesIn } from './email-messages.ts'
import { sanitizeVisitorText } from './sanitize-visitor-text.ts'

/** To an operator who forgot the password: the link to choose another. */
export function passwordReset(locale: Locale, name: string, url: string, shopProfile: ShopProfile): EmailContent {
  const emails = emailMessagesIn(locale)
  const texts = emails.passwordReset
  return {
    locale,
    subject: texts.subject(shopProfile.name),
    heading: texts.heading,
    blocks: [
      { paragraph: emails.greeting(sanitizeVisitorText(name, 60)) },
      { paragraph: texts.text },
      { button: texts.button, url },
      { smallPrint: texts.validity },
      { smallPrint: texts.notYours },
    ],
  }
}
