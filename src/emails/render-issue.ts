import type { RenderedEmail } from '#domain/email-outbox/mailer.ts'
import type { IssueText } from '#domain/newsletter/newsletter-issue.ts'
import type { ShopProfile } from '#domain/shop-profile/shop-profile.ts'
import { newsletterIssue } from './newsletter-issue.ts'
import { renderEmail } from './render-email.ts'

/** Renders an issue of the newsletter as its subscribers get it. */
export function renderIssue(issue: IssueText, shopProfile: ShopProfile, unsubscribeUrl: string): RenderedEmail {
  return renderEmail(newsletterIssue(issue, unsubscribeUrl), shopProfile)
}
