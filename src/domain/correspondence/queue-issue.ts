import { sql } from 'kysely'
import { addJob } from '../add-job.ts'
import { inTransaction } from '../in-transaction.ts'
import { letterJobKey } from '../letters/queue-letters.ts'
import type { Marketplace } from '../marketplace.ts'

/** Letters queued in one transaction: half a second's work on a small machine, where a statement may take eight. */
const lettersAtOnce = 500

/** Letters about orders go before those to everybody: of the jobs that are due, a worker takes the lowest number first. */
const afterAllOthers = 10

/** Has the letters of an issue queued, from where that stands. */
export async function addQueueingJob(marketplace: Marketplace, issueId: number): Promise<void> {
  await addJob(marketplace, 'queue-issue', { issueId }, { key: `issue-${issueId}` })
}

/** Issues that are not all queued go on, whatever became of their jobs. */
export async function resumeIssues(marketplace: Marketplace): Promise<void> {
  const issues = await marketplace.db
    .selectFrom('newsletter_issues')
    .select('id')
    .where('status', '=', 'sending')
    .where((is) => is.or([is('queued_through', 'is not', null), is('requeued_through', 'is not', null)]))
    .execute()
  for (const { id } of issues) await addQueueingJob(marketplace, id)
}

/**
 * Queues the next part of an issue's letters. The part, how far it came and the job for the next are one transaction:
 * whoever is killed in between leaves it to be done once more, or done. Answers whether anything is left.
 */
export async function queueIssuePart(marketplace: Marketplace, issueId: number): Promise<boolean> {
  return inTransaction(marketplace, async (marketplace) => {
    const { db } = marketplace
    const issue = await db
      .selectFrom('newsletter_issues')
      .select(['id', 'event_id', 'sent_at', 'queued_through', 'requeued_through'])
      .where('id', '=', issueId)
      .where('status', '=', 'sending')
      .forUpdate()
      .executeTakeFirst()
    if (!issue) return false
    const { requeued_through, queued_through } = issue
    const reached = {
      ...{ requeued_through, queued_through },
      ...(requeued_through !== null
        ? { requeued_through: await requeueLetters(marketplace, issueId, requeued_through) }
        : queued_through !== null && { queued_through: await queueLetters(marketplace, { ...issue, queued_through }) }),
    }
    await db.updateTable('newsletter_issues').set(reached).where('id', '=', issueId).execute()
    const isLeft = reached.requeued_through !== null || reached.queued_through !== null
    if (isLeft) await addQueueingJob(marketplace, issueId)
    return isLeft
  })
}

interface IssueOnItsWay {
  readonly id: number
  readonly event_id: number | null
  readonly sent_at: Date | null
  readonly queued_through: number
}

/** To those who had confirmed when the issue was sent. Answers the last subscription of the part, null after the last part. */
async function queueLetters({ db, clock, mailer }: Marketplace, issue: IssueOnItsWay): Promise<number | null> {
  const [, host] = mailer.from.split('@')
  const { rows } = await sql<Part>`
    with part as (
      select id, email from newsletter_subscriptions
      where confirmed_at <= ${issue.sent_at} and left_at is null and id > ${issue.queued_through}
      order by id limit ${lettersAtOnce}),
    queued as (
      insert into letters (event_id, kind, about, recipient, message_id, queued_at)
      select ${issue.event_id}, 'newsletter-issue',
        jsonb_build_object('issueId', ${issue.id}::bigint, 'subscriptionId', id), email,
        '<' || gen_random_uuid() || '@' || ${host}::text || '>', ${clock.now()}
      from part order by id
      on conflict do nothing
      returning id)
    select (select count(*) from part)::int as size, (select max(id) from part) as reached,
      (select count(${addJobOf('queued')}) from queued) as jobs`.execute(db)
  return reachedBy(rows[0])
}

/** Those that a stop has withdrawn. One whose reader has left is withdrawn again when its turn comes. */
async function requeueLetters({ db }: Marketplace, issueId: number, through: number): Promise<number | null> {
  const { rows } = await sql<Part>`
    with part as (
      select id from letters
      where kind = 'newsletter-issue' and about->>'issueId' = ${String(issueId)} and status = 'withdrawn'
        and id > ${through}
      order by id limit ${lettersAtOnce}),
    queued as (
      update letters set status = 'queued', attempts = 0, first_tried_at = null
      where id in (select id from part)
      returning id)
    select (select count(*) from part)::int as size, (select max(id) from part) as reached,
      (select count(${addJobOf('queued')}) from queued) as jobs`.execute(db)
  return reachedBy(rows[0])
}

interface Part {
  readonly size: number
  readonly reached: number | null
}

function reachedBy(part: Part | undefined): number | null {
  return part && part.size === lettersAtOnce ? part.reached : null
}

/** Adds the job that sends the letter of a row. */
function addJobOf(table: string) {
  return sql`graphile_worker.add_job('send-letter', json_build_object('letterId', ${sql.ref(`${table}.id`)}),
    job_key => ${letterJobKey('')} || ${sql.ref(`${table}.id`)}, priority => ${afterAllOthers})`
}
