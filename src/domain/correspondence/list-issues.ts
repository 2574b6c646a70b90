import { sql } from 'kysely'
import { NotFound } from '../errors.ts'
import type { Marketplace } from '../marketplace.ts'
import { requireOperator } from '../operators/require-operator.ts'
import type { IssueProgress, IssueStatus, NewsletterIssue } from './newsletter-issue.ts'

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
  return db
    .selectFrom('newsletter_issues as issue')
    .innerJoinLateral(
      (from) =>
        from
          .selectFrom('letters')
          .where('kind', '=', 'newsletter-issue')
          .where(sql<boolean>`about->>'issueId' = issue.id::text`)
          .select(({ fn }) => [
            fn.countAll<number>().as('queued'),
            fn.countAll<number>().filterWhere('status', '=', 'sent').as('sent'),
            fn.countAll<number>().filterWhere('status', 'in', ['queued', 'failed']).as('waiting'),
            fn.countAll<number>().filterWhere('status', '=', 'given-up').as('givenUp'),
            fn.countAll<number>().filterWhere('status', '=', 'withdrawn').as('withdrawn'),
          ])
          .as('letters'),
      (join) => join.onTrue(),
    )
    .select(['issue.id', 'issue.subject', 'issue.body', 'issue.status', 'issue.made_by', 'issue.made_at'])
    .select(['issue.sent_at', 'issue.readers', 'issue.queued_through', 'issue.requeued_through'])
    .select(['queued', 'sent', 'waiting', 'givenUp', 'withdrawn'])
    .orderBy('issue.id', 'desc')
}

type IssueRow = Awaited<ReturnType<ReturnType<typeof issues>['execute']>>[number]

function issueOf({ id, subject, body, status, made_by: madeBy, made_at: madeAt, sent_at: sentAt, ...row }: IssueRow) {
  return { id, subject, body, status, madeBy, madeAt, ...(sentAt && { sentAt }), progress: progressOf(status, row) }
}

/** Readers whose letters are still to be queued are counted as if they had been; those of a stopped issue wait for nothing. */
function progressOf(
  status: IssueStatus,
  row: Pick<IssueRow, 'readers' | 'queued_through' | 'requeued_through' | 'queued' | 'sent' | 'givenUp'> &
    Pick<IssueRow, 'waiting' | 'withdrawn'>,
): IssueProgress {
  const { queued, sent, givenUp } = row
  const toQueue = row.queued_through === null ? 0 : Math.max(0, row.readers - queued)
  const toRequeue = row.requeued_through === null ? 0 : row.withdrawn
  const all = queued + toQueue
  const waiting = status === 'stopped' ? 0 : row.waiting + toQueue + toRequeue
  return { all, sent, givenUp, waiting, withdrawn: all - sent - givenUp - waiting }
}
