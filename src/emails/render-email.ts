import type { RenderedEmail } from '#domain/email-outbox/mailer.ts'
import { formatPhone } from '#domain/phone.ts'
import type { ShopProfile } from '#domain/shop-profile/shop-profile.ts'
import { emails } from '#messages/en/emails.ts'
import type { EmailContent } from './email-content.ts'
import { renderHtml } from './render-html.ts'
import { renderText } from './render-text.ts'
import { shopAddress } from './shop-address.ts'

/** Renders the content of an email as plain text and as HTML, with the footer of the shop. */
export function renderEmail(email: EmailContent, shopProfile: ShopProfile): RenderedEmail {
  const footer = [
    emails.closing(shopProfile.name, shopProfile.city),
    emails.aboutShop(shopProfile.legalName, shopAddress(shopProfile), formatPhone(shopProfile.phone)),
  ]
  return {
    subject: email.subject,
    text: renderText(email, footer),
    html: renderHtml(email, {
      shopName: shopProfile.name,
      shopNameInArabic: shopProfile.nameInArabic,
      language: 'en',
      direction: 'ltr',
      footer,
    }),
  }
}
