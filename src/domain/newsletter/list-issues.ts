import { sql } from 'kysely'
import { mayManageNewsletter } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { NotFound } from '#domain/errors.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import type { IssueProgress, IssueStatus, NewsletterIssue } from './newsletter-issue.ts'

const maxListedIssues = 30

/** Returns the newest issues of the newsletter with their progress. */
export async function listIssues(marketplace: Marketplace): Promise<NewsletterIssue[]> {
  requireAllowed(mayManageNewsletter(marketplace.actor))
  return (await issues(marketplace).limit(maxListedIssues).execute()).map(issueFromRow)
}

/** Returns one issue with its progress. Throws NotFound. */
export async function getIssue(marketplace: Marketplace, id: number): Promise<NewsletterIssue> {
  requireAllowed(mayManageNewsletter(marketplace.actor))
  const row = await issues(marketplace).where('issue.id', '=', id).executeTakeFirst()
  if (!row) throw new NotFound('newsletter issue', id)
  return issueFromRow(row)
}

function issues({ db }: Marketplace) {
  return db
    .selectFrom('newsletter_issues as issue')
    .innerJoinLateral(
      (from) =>
        from
          .selectFrom('emails')
          .where('kind', '=', 'newsletter-issue')
          .where(sql<boolean>`about->>'issueId' = issue.id::text`)
          .select(({ fn }) => [
            fn.countAll<number>().as('queued'),
            fn.countAll<number>().filterWhere('status', '=', 'sent').as('sent'),
            fn.countAll<number>().filterWhere('status', 'in', ['queued', 'failed']).as('waiting'),
            fn.countAll<number>().filterWhere('status', '=', 'given-up').as('failedPermanently'),
            fn.countAll<number>().filterWhere('status', '=', 'withdrawn').as('withdrawn'),
          ])
          .as('emails'),
      (join) => join.onTrue(),
    )
    .select(['issue.id', 'issue.subject', 'issue.body', 'issue.status', 'issue.made_by', 'issue.made_at'])
    .select(['issue.locale', 'issue.translations'])
    .select(['issue.sent_at', 'issue.readers', 'issue.queued_through', 'issue.requeued_through'])
    .select(['queued', 'sent', 'waiting', 'failedPermanently', 'withdrawn'])
    .orderBy('issue.id', 'desc')
}

type IssueRow = Awaited<ReturnType<ReturnType<typeof issues>['execute']>>[number]

function issueFromRow({
  id,
  subject,
  body,
  locale,
  translations,
  status,
  made_by: madeBy,
  made_at: madeAt,
  sent_at: sentAt,
  ...row
}: IssueRow) {
  const texts = { subject, body, ...(Object.keys(translations).length > 0 && { translations }) }
  return { id, ...texts, locale, status, madeBy, madeAt, ...(sentAt && { sentAt }), progress: progressOf(status, row) }
}

/** Counts emails that are not queued yet as waiting. Those of a stopped issue count as withdrawn. */
function progressOf(
  status: IssueStatus,
  row: Pick<IssueRow, 'readers' | 'queued_through' | 'requeued_through' | 'queued' | 'sent' | 'failedPermanently'> &
    Pick<IssueRow, 'waiting' | 'withdrawn'>,
): IssueProgress {
  const { queued, sent, failedPermanently } = row
  const toQueue = row.queued_through === null ? 0 : Math.max(0, row.readers - queued)
  const toRequeue = row.requeued_through === null ? 0 : row.withdrawn
  const all = queued + toQueue
  const waiting = status === 'stopped' ? 0 : row.waiting + toQueue + toRequeue
  return { all, sent, failedPermanently, waiting, withdrawn: all - sent - failedPermanently - waiting }
}
