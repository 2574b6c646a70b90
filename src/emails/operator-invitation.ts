import type { ShopProfile } from '#domain/shop-profile/shop-profile.ts'
import { emails } from '#messages/en/emails.ts'
import type { EmailContent } from './email-content.ts'
import { sanitizeVisitorText } from './sanitize-visitor-text.ts'

/** To a new operator: the link to choose a password. */
export function operatorInvitation(name: string, url: string, shopProfile: ShopProfile): EmailContent {
  const texts = emails.operatorInvitation
  return {
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
