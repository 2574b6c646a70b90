import { NotFound } from '../errors.ts'
import { recordChange } from '../history/record-change.ts'
import { inTransaction } from '../in-transaction.ts'
import type { Marketplace } from '../marketplace.ts'
import { requireOperator } from '../operators/require-operator.ts'
import { recordEvent } from '../record-event.ts'
import { countSubscribers } from './list-subscribers.ts'
import { addQueueingJob } from './queue-issue.ts'

/**
 * Sends a draft to everyone who has confirmed the newsletter and not left it: a letter and a job each, so one address
 * that fails holds up no other. They are queued part by part, by jobs. Answers to how many, or undefined when it had
 * been sent already.
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
    const event_id = await recordEvent(marketplace, { type: 'newsletter.issued', issueId: id })
    const readers = await countSubscribers(marketplace)
    await db
      .updateTable('newsletter_issues')
      .set({ event_id, readers, queued_through: 0 })
      .where('id', '=', id)
      .execute()
    await addQueueingJob(marketplace, id)
    await recordChange(marketplace, {
      ...{ what: 'newsletter issue', id, action: 'sent' },
      after: { subject: issue.subject, readers },
    })
    return readers
  })
}

/**
 * Stops what of an issue has not gone yet: a letter whose turn comes finds the issue stopped and is withdrawn. One that
 * a worker has in hand at this moment still goes.
 */
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
    const goesOn = to === 'sending'
    await db
      .updateTable('newsletter_issues')
      .set({ status: to, ...(goesOn && { requeued_through: 0 }) })
      .where('id', '=', id)
      .execute()
    if (goesOn) await addQueueingJob(marketplace, id)
    await recordChange(marketplace, {
      ...{ what: 'newsletter issue', id, action: to === 'stopped' ? 'stopped' : 'continued' },
    })
  })
}
