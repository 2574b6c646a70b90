import type { Locale } from '#domain/locale.ts'
import type { ShopProfile } from '#domain/shop-profile/shop-profile.ts'
import type { EmailContent } from './email-content.ts'
import { emailMessagesIn } from './email-messages.ts'
import { sanitizeVisitorText } from './sanitize-visitor-text.ts'

/** To the address that a maker has given: the link that confirms it. */
export function sellerEmailConfirmation(
  locale: Locale,
  name: string,
  url: string,
  shopProfile: ShopProfile,
): EmailContent {
  return linkEmail('sellerEmailConfirmation', locale, { name, url, shopName: shopProfile.name })
}

/** To the confirmed address of a maker: the private link that was asked for. */
export function sellerLink(locale: Locale, name: string, url: string, shopProfile: ShopProfile): EmailContent {
  return linkEmail('sellerLink', locale, { name, url, shopName: shopProfile.name })
}

function linkEmail(
  kind: 'sellerEmailConfirmation' | 'sellerLink',
  locale: Locale,
  { name, url, shopName }: { readonly name: string; readonly url: string; readonly shopName: string },
): EmailContent {
  const emails = emailMessagesIn(locale)
  const texts = emails[kind]
  return {
    locale,
    subject: texts.subject(shopName),
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
