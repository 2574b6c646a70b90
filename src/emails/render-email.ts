import type { RenderedEmail } from '#domain/email-outbox/mailer.ts'
import { formatPhone } from '#domain/phone.ts'
import type { ShopProfile } from '#domain/shop-profile/shop-profile.ts'
import type { EmailContent } from './email-content.ts'
import { emailMessagesIn } from './email-messages.ts'
import { localText } from './local-text.ts'
import { renderHtml } from './render-html.ts'
import { renderText } from './render-text.ts'
import { shopAddress } from './shop-address.ts'

/**
 * Renders the content of an email as plain text and as HTML, with the footer of the shop, whose profile is in the
 * language of the email.
 */
export function renderEmail(email: EmailContent, shopProfile: ShopProfile): RenderedEmail {
  const { locale } = email
  const messages = emailMessagesIn(locale)
  const { name, legalName, city, phone, languageOf } = shopProfile
  const footer = [
    messages.closing(name, localText(city, languageOf?.city, locale)),
    messages.aboutShop(
      localText(legalName, languageOf?.legalName, locale),
      shopAddress(locale, shopProfile),
      formatPhone(phone),
    ),
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
