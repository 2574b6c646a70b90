import type { Locale } from '#domain/locale.ts'
import type { ShopProfile } from '#domain/shop-profile/shop-profile.ts'
import type { EmailContent } from './email-content.ts'
import { type EmailMessages, emailMessagesIn } from './email-messages.ts'
import { sanitizeVisitorText } from './sanitize-visitor-text.ts'

/** What an operator is told about the own account, whoever did it. */
export type AccountNoticeKind = keyof EmailMessages['accountNotices']

/**
 * To an operator: what was changed in the account or taken out under its name, and what to do if it was somebody else.
 */
export function accountNotice(
  locale: Locale,
  kind: AccountNoticeKind,
  name: string,
  shopProfile: ShopProfile,
): EmailContent {
  const emails = emailMessagesIn(locale)
  const { heading, text } = emails.accountNotices[kind]
  return {
    locale,
    subject: emails.labelled(heading, shopProfile.name),
    heading,
    blocks: [
      { paragraph: emails.greeting(sanitizeVisitorText(name, 60)) },
      { paragraph: text },
      { smallPrint: emails.accountNotYours },
    ],
  }
}
