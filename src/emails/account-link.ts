import type { Locale } from '#domain/locale.ts'
import type { EmailContent } from './email-content.ts'
import { emailMessagesIn } from './email-messages.ts'
import { sanitizeVisitorText } from './sanitize-visitor-text.ts'

/**
 * For whom the link is: a new operator or one who forgot the password, to choose one; the maker who has given this
 * address, to confirm it; a maker who asks for it, to enter.
 */
export type AccountLinkKind = 'operatorInvitation' | 'passwordReset' | 'sellerEmailConfirmation' | 'sellerLink'

/** To somebody with an account: a link that works once. */
export function accountLink(
  kind: AccountLinkKind,
  locale: Locale,
  { name, url, shopName }: { readonly name: string; readonly url: string; readonly shopName: string },
): EmailContent {
  const emails = emailMessagesIn(locale)
  const { subject, heading, text, button, validity, notYours } = emails[kind]
  return {
    locale,
    subject: subject(shopName),
    heading: typeof heading === 'function' ? heading(shopName) : heading,
    blocks: [
      { paragraph: emails.greeting(sanitizeVisitorText(name, 60)) },
      { paragraph: text },
      { button, url },
      { smallPrint: validity },
      { smallPrint: notYours },
    ],
  }
}
