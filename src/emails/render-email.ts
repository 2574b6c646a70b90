import type { RenderedEmail } from '#domain/email-outbox/mailer.ts'
import { formatPhone } from '#domain/phone.ts'
import type { ShopProfile } from '#domain/shop-profile/shop-profile.ts'
import type { EmailContent } from './email-content.ts'
import { emailMessagesIn } from './email-messages.ts'
import { renderHtml } from './render-html.ts'
import { renderText } from './render-text.ts'
import { shopAddress } from './shop-address.ts'

/** Renders the content of an email as plain text and as HTML, with the footer of the shop, whose profile is in the language of the email. */
export function renderEmail(email: EmailContent, shopProfile: ShopProfile): RenderedEmail {
  const messages = emailMessagesIn(email.locale)
  const footer = [
    messages.closing(shopProfile.name, shopProfile.city),
    messages.aboutShop(shopProfile.legalName, shopAddress(email.locale, shopProfile), formatPhone(shopProfile.phone)),
  ]
  return {
    subject: email.subject,
    text: renderText(email, footer),
    html: renderHtml(email, {
      shopNames: [shopProfile.name, shopProfile.otherName].filter((name) => name !== undefined),
      shopNameInArabic: shopProfile.nameInArabic,
      footer,
    }),
  }
}
