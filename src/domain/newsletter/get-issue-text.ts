import { mayManageNewsletter } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { EmailWithdrawn } from '#domain/email-outbox/email-withdrawn.ts'
import { NotFound } from '#domain/errors.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import type { IssueText } from './newsletter-issue.ts'

/** Returns the text of an issue for one subscriber. Throws EmailWithdrawn if they have left or the issue was stopped. */
export async function getIssueTextForSubscriber(
  marketplace: Marketplace,
  issueId: number,
  subscriptionId: number,
): Promise<IssueText> {
  requireAllowed(mayManageNewsletter(marketplace.actor))
  const issue = await findIssueTextForSubscriber(marketplace, { issueId, subscriptionId })
  if (!issue) throw new EmailWithdrawn()
  return issue
}

/** As `getIssueTextForSubscriber`, but undefined instead of an error. In a transaction it locks the status of the issue. */
export async function findIssueTextForSubscriber(
  { actor, db }: Marketplace,
  { issueId, subscriptionId }: { readonly issueId: number; readonly subscriptionId: number },
): Promise<IssueText | undefined> {
  requireAllowed(mayManageNewsletter(actor))
  const query = db
    .selectFrom('newsletter_issues as issue')
    .innerJoin('newsletter_subscriptions as subscription', (join) =>
      join
        .on('subscription.id', '=', subscriptionId)
        .on('subscription.confirmed_at', 'is not', null)
        .on('subscription.left_at', 'is', null),
    )
    .select(['issue.subject', 'issue.body'])
    .where('issue.id', '=', issueId)
    .where('issue.status', '=', 'sending')
  return (db.isTransaction ? query.forShare('issue') : query).executeTakeFirst()
}

/** Returns the text of an issue. Throws NotFound. */
export async function getIssueText({ actor, db }: Marketplace, issueId: number): Promise<IssueText> {
  requireAllowed(mayManageNewsletter(actor))
  const issue = await db
    .selectFrom('newsletter_issues')
    .select(['subject', 'body'])
    .where('id', '=', issueId)
    .executeTakeFirst()
  if (!issue) throw new NotFound('newsletter issue', issueId)
  return issue
}
