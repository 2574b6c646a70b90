import { mayManageNewsletter } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { recordAudit } from '#domain/audit/record-audit.ts'
import { NotFound } from '#domain/errors.ts'
import { recordEvent } from '#domain/events/record-event.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { countSubscribers } from './list-subscribers.ts'

/**
 * Sends a draft to all confirmed subscribers: one email and one job each, queued in batches by a job, so that one
 * failing address does not delay others. Returns the number of subscribers; undefined if the issue was sent before.
 */
export async function sendIssue(marketplace: Marketplace, id: number): Promise<number | undefined> {
  requireAllowed(mayManageNewsletter(marketplace.actor))
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
    const event_id = await recordEvent(marketplace, { type: 'newsletter.issue-sent', issueId: id })
    const readers = await countSubscribers(marketplace)
    await db
      .updateTable('newsletter_issues')
      .set({ event_id, readers, queued_through: 0 })
      .where('id', '=', id)
      .execute()
    await recordAudit(marketplace, {
      entity: 'newsletter issue',
      id,
      action: 'sent',
      after: { subject: issue.subject, readers },
    })
    return readers
  })
}

/**
 * Stops an issue: its remaining emails are withdrawn when their jobs run. An email that is being sent at this moment is
 * still sent. Throws NotFound.
 */
export async function stopIssue(marketplace: Marketplace, id: number): Promise<void> {
  await changeIssueStatus(marketplace, id, 'sending', 'stopped')
}

/** Continues a stopped issue. No subscriber gets it twice. Throws NotFound. */
export async function continueIssue(marketplace: Marketplace, id: number): Promise<void> {
  await changeIssueStatus(marketplace, id, 'stopped', 'sending')
}

async function changeIssueStatus(
  marketplace: Marketplace,
  id: number,
  from: 'sending' | 'stopped',
  to: 'sending' | 'stopped',
): Promise<void> {
  requireAllowed(mayManageNewsletter(marketplace.actor))
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
    const isContinued = to === 'sending'
    await db
      .updateTable('newsletter_issues')
      .set({ status: to, ...(isContinued && { requeued_through: 0 }) })
      .where('id', '=', id)
      .execute()
    if (isContinued) await recordEvent(marketplace, { type: 'newsletter.issue-continued', issueId: id })
    await recordAudit(marketplace, {
      entity: 'newsletter issue',
      id,
      action: to === 'stopped' ? 'stopped' : 'continued',
    })
  })
}
