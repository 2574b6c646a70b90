import { sql } from 'kysely'
import { NotFound } from '../errors.ts'
import { recordChange } from '../history/record-change.ts'
import { inTransaction } from '../in-transaction.ts'
import { letterJobKey } from '../letters/queue-letters.ts'
import type { Marketplace } from '../marketplace.ts'
import { requireOperator } from '../operators/require-operator.ts'
import { recordEvent } from '../record-event.ts'

/** Letters about orders go before those to everybody: of the jobs that are due, a worker takes the lowest number first. */
const afterAllOthers = 10

/**
 * Sends a draft to everyone who has confirmed the newsletter and not left it: a letter and a job each, so one address
 * that fails holds up no other. Answers how many, or undefined when it had been sent already.
 */
export async function sendIssue(marketplace: Marketplace, id: number): Promise<number | undefined> {
  requireOperator(marketplace, 'staff')
  return inTransaction(marketplace, async (marketplace) => {
    const { db, clock } = marketplace
    const issue = await db
      .updateTable('newsletter_issues')
      .set({ status: 'sending', sent_at: clock.now() })
      .where('id', '=', id)
      .where('status', '=', 'draft')
      .returning('subject')
      .executeTakeFirst()
    if (!issue) return undefined
    const eventId = await recordEvent(marketplace, { type: 'newsletter.issued', issueId: id })
    const count = await queueIssueLetters(marketplace, eventId, id)
    await recordChange(marketplace, {
      ...{ what: 'newsletter issue', id, action: 'sent' },
      after: { subject: issue.subject, readers: count },
    })
    return count
  })
}

/** Stops what of an issue has not gone yet. A letter that a worker has in hand at this moment still goes. */
export async function stopIssue(marketplace: Marketplace, id: number): Promise<void> {
  await turnIssue(marketplace, id, 'sending', 'stopped')
}

/** Goes on with an issue that was stopped. Nobody gets it twice. */
export async function continueIssue(marketplace: Marketplace, id: number): Promise<void> {
  await turnIssue(marketplace, id, 'stopped', 'sending')
}

async function turnIssue(
  marketplace: Marketplace,
  id: number,
  from: 'sending' | 'stopped',
  to: 'sending' | 'stopped',
): Promise<void> {
  requireOperator(marketplace, 'staff')
  await inTransaction(marketplace, async (marketplace) => {
    const { db } = marketplace
    const issue = await db
      .selectFrom('newsletter_issues')
      .select('status')
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (!issue) throw new NotFound('newsletter issue', id)
    if (issue.status !== from) return
    await db.updateTable('newsletter_issues').set({ status: to }).where('id', '=', id).execute()
    if (to === 'stopped') await withdrawLetters(marketplace, id)
    else await requeueLetters(marketplace, id)
    await recordChange(marketplace, {
      ...{ what: 'newsletter issue', id, action: to === 'stopped' ? 'stopped' : 'continued' },
    })
  })
}

/** In one statement, however many readers there are. */
async function queueIssueLetters(
  { db, clock, mailer }: Marketplace,
  eventId: number,
  issueId: number,
): Promise<number> {
  const [, host] = mailer.from.split('@')
  const { rows } = await sql<{ count: number }>`
    with queued as (
      insert into letters (event_id, kind, about, recipient, message_id, queued_at)
      select ${eventId}, 'newsletter-issue', jsonb_build_object('issueId', ${issueId}::bigint, 'subscriptionId', id),
        email, '<' || gen_random_uuid() || '@' || ${host}::text || '>', ${clock.now()}
      from newsletter_subscriptions
      where confirmed_at is not null and left_at is null
      order by id
      returning id)
    select count(${addJobOf('queued')})::int as count from queued`.execute(db)
  return rows[0]?.count ?? 0
}

async function withdrawLetters({ db }: Marketplace, issueId: number): Promise<void> {
  await sql`update letters set status = 'withdrawn' where kind = 'newsletter-issue'
    and about->>'issueId' = ${String(issueId)} and status in ('queued', 'failed')`.execute(db)
}

async function requeueLetters({ db }: Marketplace, issueId: number): Promise<void> {
  await sql`with queued as (
      update letters set status = 'queued', attempts = 0, first_tried_at = null
      where kind = 'newsletter-issue' and about->>'issueId' = ${String(issueId)} and status = 'withdrawn'
      returning id)
    select count(${addJobOf('queued')}) from queued`.execute(db)
}

/** Adds the job that sends the letter of a row. */
function addJobOf(table: string) {
  return sql`graphile_worker.add_job('send-letter', json_build_object('letterId', ${sql.ref(`${table}.id`)}),
    job_key => ${letterJobKey('')} || ${sql.ref(`${table}.id`)}, priority => ${afterAllOthers})`
}
