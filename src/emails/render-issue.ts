import type { RenderedEmail } from '#domain/email-outbox/mailer.ts'
import type { Locale } from '#domain/locale.ts'
import type { LocalIssueText } from '#domain/newsletter/newsletter-issue.ts'
import type { ShopProfile } from '#domain/shop-profile/shop-profile.ts'
import { newsletterIssue } from './newsletter-issue.ts'
import { renderEmail } from './render-email.ts'

/** Renders an issue of the newsletter as its subscribers who read this language get it. */
export function renderIssue(
  locale: Locale,
  issue: LocalIssueText,
  shopProfile: ShopProfile,
  unsubscribeUrl: string,
): RenderedEmail {
  return renderEmail(newsletterIssue(locale, issue, unsubscribeUrl), shopProfile)
}
