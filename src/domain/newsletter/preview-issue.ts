import { mayManageNewsletter } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import type { EmailLinksIn } from '#domain/email-outbox/email-links.ts'
import type { RenderedEmail } from '#domain/email-outbox/mailer.ts'
import { getMainLocale } from '#domain/languages/main-locale-setting.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { localizeShopProfile } from '#domain/shop-profile/shop-profile.ts'
import { readShopProfile } from '#domain/shop-profile/shop-profile-setting.ts'
import { getIssueText } from './get-issue-text.ts'
import { unusedUnsubscribeToken } from './newsletter-token.ts'

/**
 * Renders an issue as its subscribers who read the language of the marketplace get it, except for the unsubscribe link.
 * Throws NotFound.
 */
export async function previewIssue(
  marketplace: Marketplace,
  id: number,
  linksIn: EmailLinksIn,
): Promise<RenderedEmail> {
  requireAllowed(mayManageNewsletter(marketplace.actor))
  const { locale } = marketplace
  const [issue, profile, mainLocale] = await Promise.all([
    getIssueText(marketplace, id),
    readShopProfile(marketplace),
    getMainLocale(marketplace),
  ])
  const shopProfile = localizeShopProfile(profile, { locale, mainLocale })
  const unsubscribeUrl = linksIn(locale, mainLocale).unsubscribe(unusedUnsubscribeToken)
  return marketplace.renderIssue(locale, issue, shopProfile, unsubscribeUrl)
}
