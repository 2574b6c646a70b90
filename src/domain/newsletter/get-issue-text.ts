import { mayManageNewsletter } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { EmailWithdrawn } from '#domain/email-outbox/email-withdrawn.ts'
import { NotFound } from '#domain/errors.ts'
import type { Locale } from '#domain/locale.ts'
import { mainLocale } from '#domain/main-locale.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { localize } from '#domain/translations.ts'
import type { IssueText, LocalIssueText } from './newsletter-issue.ts'

export interface IssueForSubscriber {
  /** The language of the subscription. */
  readonly locale: Locale
  readonly text: LocalIssueText
}

/**
 * Returns the text of an issue for one subscriber. Throws EmailWithdrawn if they have left or the issue was stopped.
 */
export async function getIssueTextForSubscriber(
  marketplace: Marketplace,
  issueId: number,
  subscriptionId: number,
): Promise<IssueForSubscriber> {
  requireAllowed(mayManageNewsletter(marketplace.actor))
  const issue = await findIssueTextForSubscriber(marketplace, { issueId, subscriptionId })
  if (!issue) throw new EmailWithdrawn()
  return issue
}

/**
 * As `getIssueTextForSubscriber`, but undefined instead of an error. In a transaction it locks the status of the issue.
 */
export async function findIssueTextForSubscriber(
  { actor, db }: Marketplace,
  { issueId, subscriptionId }: { readonly issueId: number; readonly subscriptionId: number },
): Promise<IssueForSubscriber | undefined> {
  requireAllowed(mayManageNewsletter(actor))
  const query = db
    .selectFrom('newsletter_issues as issue')
    .innerJoin('newsletter_subscriptions as subscription', (join) =>
      join
        .on('subscription.id', '=', subscriptionId)
        .on('subscription.confirmed_at', 'is not', null)
        .on('subscription.left_at', 'is', null),
    )
    .select(['issue.subject', 'issue.body', 'issue.locale', 'issue.translations', mainLocale.as('main_locale')])
    .select('subscription.locale as subscriber_locale')
    .where('issue.id', '=', issueId)
    .where('issue.status', '=', 'sending')
  const issue = await (db.isTransaction ? query.forShare('issue') : query).executeTakeFirst()
  if (!issue) return undefined
  const { subscriber_locale: locale, ...written } = issue
  return { locale, text: issueTextIn(locale, written) }
}

/** Returns the text of an issue, in the language of the marketplace. Throws NotFound. */
export async function getIssueText({ actor, db, locale }: Marketplace, issueId: number): Promise<LocalIssueText> {
  requireAllowed(mayManageNewsletter(actor))
  const issue = await db
    .selectFrom('newsletter_issues')
    .select(['subject', 'body', 'locale', 'translations', mainLocale.as('main_locale')])
    .where('id', '=', issueId)
    .executeTakeFirst()
  if (!issue) throw new NotFound('newsletter issue', issueId)
  return issueTextIn(locale, issue)
}

type IssueRow = IssueText & Parameters<typeof localize>[1] & { readonly main_locale: Locale }

function issueTextIn(locale: Locale, { subject, body, main_locale: mainLocale, ...issue }: IssueRow): LocalIssueText {
  return localize({ subject, body }, issue, { locale, mainLocale })
}
