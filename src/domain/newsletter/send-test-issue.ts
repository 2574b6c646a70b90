import { maySendTestIssues } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { NotFound } from '#domain/errors.ts'
import { recordEvent } from '#domain/events/record-event.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Marketplace } from '#domain/marketplace.ts'

/**
 * Sends a test email of an issue to the operator. Does nothing while an earlier test email waits to be sent (a double
 * click). Throws NotFound.
 */
export async function sendTestIssue(marketplace: Marketplace, id: number): Promise<void> {
  requireAllowed(maySendTestIssues(marketplace.actor))
  const { id: operatorId } = marketplace.actor
  await inTransaction(marketplace, async (marketplace) => {
    const { db } = marketplace
    const issue = await db
      .selectFrom('newsletter_issues')
      .select('id')
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (!issue) throw new NotFound('newsletter issue', id)
    const waiting = await db
      .selectFrom('emails')
      .select('id')
      .where('kind', '=', 'newsletter-test')
      .where('status', 'in', ['queued', 'failed'])
      .where('about', '@>', { issueId: id, operatorId })
      .executeTakeFirst()
    if (!waiting) await recordEvent(marketplace, { type: 'newsletter.issue-tested', issueId: id, operatorId })
  })
}
