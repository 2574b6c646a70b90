import { sql } from 'kysely'
import { isSystem } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { bulkEmailPriority, emailJobKey, queueJob } from '#domain/events/queue-job.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Marketplace } from '#domain/marketplace.ts'

/**
 * Emails queued in one transaction: about half a second on a small machine, well below the statement timeout of 8 s.
 */
const batchSize = 500

const maxResumedIssues = 100

/** Adds the job again for each issue that is not completely queued, for example because its job failed. */
export async function resumeIssues(marketplace: Marketplace): Promise<void> {
  requireAllowed(isSystem(marketplace.actor))
  const issues = await marketplace.db
    .selectFrom('newsletter_issues')
    .select('id')
    .where('status', '=', 'sending')
    .where((is) => is.or([is('queued_through', 'is not', null), is('requeued_through', 'is not', null)]))
    .orderBy('id')
    .limit(maxResumedIssues)
    .execute()
  for (const { id } of issues) await queueJob(marketplace, 'queue-issue', { issueId: id })
}

/**
 * Queues the next batch of an issue's emails. The batch, the cursor and the job for the next batch are written in one
 * transaction, so that a batch is queued exactly once even if the worker is killed. Returns whether emails remain.
 */
export async function queueIssueBatch(marketplace: Marketplace, issueId: number): Promise<boolean> {
  requireAllowed(isSystem(marketplace.actor))
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
    const cursors = {
      ...{ requeued_through, queued_through },
      ...(requeued_through !== null
        ? { requeued_through: await requeueWithdrawnEmails(marketplace, issueId, requeued_through) }
        : queued_through !== null && {
            queued_through: await queueNewEmails(marketplace, { ...issue, queued_through }),
          }),
    }
    await db.updateTable('newsletter_issues').set(cursors).where('id', '=', issueId).execute()
    const hasMore = cursors.requeued_through !== null || cursors.queued_through !== null
    if (hasMore) await queueJob(marketplace, 'queue-issue', { issueId })
    return hasMore
  })
}

interface SendingIssue {
  readonly id: number
  readonly event_id: number | null
  readonly sent_at: Date | null
  readonly queued_through: number
}

/** Queues emails to those who had confirmed when the issue was sent. Returns the cursor, null after the last batch. */
async function queueNewEmails({ db, clock, mailer }: Marketplace, issue: SendingIssue): Promise<number | null> {
  const [, host] = mailer.from.split('@')
  const { rows } = await sql<Batch>`
    with batch as (
      select id, email from newsletter_subscriptions
      where confirmed_at <= ${issue.sent_at} and left_at is null and id > ${issue.queued_through}
      order by id limit ${batchSize}),
    queued as (
      insert into emails (event_id, kind, about, recipient, message_id, queued_at)
      select ${issue.event_id}, 'newsletter-issue',
        jsonb_build_object('issueId', ${issue.id}::bigint, 'subscriptionId', id), email,
        '<' || gen_random_uuid() || '@' || ${host}::text || '>', ${clock.now()}
      from batch order by id
      on conflict do nothing
      returning id)
    select (select count(*) from batch)::int as size, (select max(id) from batch) as reached,
      (select count(${queueJobSql('queued')}) from queued) as jobs`.execute(db)
  return nextCursor(rows[0])
}

/**
 * Queues emails again that were withdrawn by a stop. Those to subscribers who have left are withdrawn again by the send
 * job.
 */
async function requeueWithdrawnEmails({ db }: Marketplace, issueId: number, through: number): Promise<number | null> {
  const { rows } = await sql<Batch>`
    with batch as (
      select id from emails
      where kind = 'newsletter-issue' and about->>'issueId' = ${String(issueId)} and status = 'withdrawn'
        and id > ${through}
      order by id limit ${batchSize}),
    queued as (
      update emails set status = 'queued', attempts = 0, first_tried_at = null
      where id in (select id from batch)
      returning id)
    select (select count(*) from batch)::int as size, (select max(id) from batch) as reached,
      (select count(${queueJobSql('queued')}) from queued) as jobs`.execute(db)
  return nextCursor(rows[0])
}

interface Batch {
  readonly size: number
  readonly reached: number | null
}

function nextCursor(batch: Batch | undefined): number | null {
  return batch && batch.size === batchSize ? batch.reached : null
}

/** SQL that adds the job which sends the email of a row. */
function queueJobSql(table: string) {
  return sql`graphile_worker.add_job('send-email', json_build_object('emailId', ${sql.ref(`${table}.id`)}),
    job_key => ${emailJobKey('')} || ${sql.ref(`${table}.id`)}, priority => ${bulkEmailPriority})`
}
