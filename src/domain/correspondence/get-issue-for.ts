import { NotWanted } from '../letters/not-wanted.ts'
import type { Marketplace } from '../marketplace.ts'
import type { IssueText } from './write-issue.ts'

/** What an issue says to one of its readers. Throws NotWanted for who has left since, and for what was stopped. */
export async function getIssueFor({ db }: Marketplace, issueId: number, subscriptionId: number): Promise<IssueText> {
  const issue = await db
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
    .executeTakeFirst()
  if (!issue) throw new NotWanted()
  return issue
}
