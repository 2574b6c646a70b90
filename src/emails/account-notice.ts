import type { ShopProfile } from '#domain/shop-profile/shop-profile.ts'
import { emails } from '#messages/en/emails.ts'
import type { EmailContent } from './email-content.ts'
import { sanitizeVisitorText } from './sanitize-visitor-text.ts'

/** What an operator is told about the own account, whoever did it. */
export type AccountNoticeKind = keyof typeof emails.accountNotices

/** To an operator: what was changed in the account or taken out under its name, and what to do if it was somebody else. */
export function accountNotice(kind: AccountNoticeKind, name: string, shopProfile: ShopProfile): EmailContent {
  const { heading, text } = emails.accountNotices[kind]
  return {
    subject: `${heading}: ${shopProfile.name}`,
    heading,
    blocks: [
      { paragraph: emails.greeting(sanitizeVisitorText(name, 60)) },
      { paragraph: text },
      { smallPrint: emails.accountNotYours },
    ],
  }
}
