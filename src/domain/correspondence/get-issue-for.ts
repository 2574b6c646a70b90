import { NotFound } from '../errors.ts'
import { NotWanted } from '../letters/not-wanted.ts'
import type { Marketplace } from '../marketplace.ts'
import type { IssueText } from './write-issue.ts'

/** What an issue says to one of its readers. Throws NotWanted for who has left since, and for what was stopped. */
export async function getIssueFor(
  marketplace: Marketplace,
  issueId: number,
  subscriptionId: number,
): Promise<IssueText> {
  const issue = await findIssueFor(marketplace, { issueId, subscriptionId })
  if (!issue) throw new NotWanted()
  return issue
}

/** In a transaction, nobody stops it or goes on with it before that ends. */
export async function findIssueFor(
  { db }: Marketplace,
  { issueId, subscriptionId }: { readonly issueId: number; readonly subscriptionId: number },
): Promise<IssueText | undefined> {
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

/** What an issue says. */
export async function getIssueText({ db }: Marketplace, issueId: number): Promise<IssueText> {
  const issue = await db
    .selectFrom('newsletter_issues')
    .select(['subject', 'body'])
    .where('id', '=', issueId)
    .executeTakeFirst()
  if (!issue) throw new NotFound('newsletter issue', issueId)
  return issue
}
