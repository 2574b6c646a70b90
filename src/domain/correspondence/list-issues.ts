import { sql } from 'kysely'
import { NotFound } from '../errors.ts'
import type { Marketplace } from '../marketplace.ts'
import { requireOperator } from '../operators/require-operator.ts'
import type { NewsletterIssue } from './newsletter-issue.ts'

const issuesShown = 30

/** The newest issues of the newsletter, each with how far it has come. */
export async function listIssues(marketplace: Marketplace): Promise<NewsletterIssue[]> {
  requireOperator(marketplace, 'staff')
  return (await issues(marketplace).limit(issuesShown).execute()).map(issueOf)
}

/** One issue, with how far it has come. */
export async function getIssue(marketplace: Marketplace, id: number): Promise<NewsletterIssue> {
  requireOperator(marketplace, 'staff')
  const row = await issues(marketplace).where('issue.id', '=', id).executeTakeFirst()
  if (!row) throw new NotFound('newsletter issue', id)
  return issueOf(row)
}

function issues({ db }: Marketplace) {
  const count = (condition: ReturnType<typeof sql<boolean>>) =>
    sql<number>`(select count(*) from letters where kind = 'newsletter-issue'
      and about->>'issueId' = issue.id::text and ${condition})::int`
  return db
    .selectFrom('newsletter_issues as issue')
    .select(['issue.id', 'issue.subject', 'issue.body', 'issue.status', 'issue.made_by', 'issue.made_at'])
    .select([
      'issue.sent_at',
      count(sql`true`).as('all'),
      count(sql`status = 'sent'`).as('sent'),
      count(sql`status in ('queued', 'failed')`).as('waiting'),
      count(sql`status = 'given-up'`).as('givenUp'),
      count(sql`status = 'withdrawn'`).as('withdrawn'),
    ])
    .orderBy('issue.id', 'desc')
}

type IssueRow = Awaited<ReturnType<ReturnType<typeof issues>['execute']>>[number]

function issueOf({ made_by: madeBy, made_at: madeAt, sent_at: sentAt, ...row }: IssueRow): NewsletterIssue {
  const { all, sent, waiting, givenUp, withdrawn, ...issue } = row
  const progress = { all, sent, waiting, givenUp, withdrawn }
  return { ...issue, madeBy, madeAt, ...(sentAt && { sentAt }), progress }
}
