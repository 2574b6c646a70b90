import { mayManageEmails } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { recordAudit } from '#domain/audit/record-audit.ts'
import { NotFound } from '#domain/errors.ts'
import { recordEvent } from '#domain/events/record-event.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Marketplace } from '#domain/marketplace.ts'

/** `last_error` stays until the email is sent. What an operator sends is not counted against limits. */
const resetAttempts = { status: 'queued', attempts: 0, first_tried_at: null, sent_at: null, network_key: null } as const

/**
 * Queues an email again with its attempts reset, whatever its status; it keeps its Message-ID. One that waits for a
 * retry is sent at once. Throws NotFound.
 */
export async function resendEmail(marketplace: Marketplace, emailId: number): Promise<void> {
  requireAllowed(mayManageEmails(marketplace.actor))
  await inTransaction(marketplace, async (marketplace) => {
    const email = await marketplace.db
      .updateTable('emails')
      .set(resetAttempts)
      .where('id', '=', emailId)
      .returning(['id', 'kind', 'recipient'])
      .executeTakeFirst()
    if (!email) throw new NotFound('email', emailId)
    await queueAgain(marketplace, email)
  })
}

/**
 * Queues those of the emails again that still have the status `given-up`, so that one resent meanwhile is not sent
 * twice. Returns how many were queued.
 */
export async function resendFailedEmails(marketplace: Marketplace, emailIds: readonly number[]): Promise<number> {
  requireAllowed(mayManageEmails(marketplace.actor))
  if (emailIds.length === 0) return 0
  return inTransaction(marketplace, async (marketplace) => {
    const emails = await marketplace.db
      .updateTable('emails')
      .set(resetAttempts)
      .where('id', 'in', ({ selectFrom }) =>
        // Rows are locked in the order of their ids, so that overlapping selections cannot deadlock.
        selectFrom('emails')
          .select('id')
          .where('id', 'in', emailIds)
          .where('status', '=', 'given-up')
          .orderBy('id')
          .forUpdate(),
      )
      .where('status', '=', 'given-up')
      .returning(['id', 'kind', 'recipient'])
      .execute()
    for (const email of emails) await queueAgain(marketplace, email)
    return emails.length
  })
}

async function queueAgain(
  marketplace: Marketplace,
  { id, ...email }: { readonly id: number; readonly kind: string; readonly recipient: string },
): Promise<void> {
  await recordEvent(marketplace, { type: 'email.resent', emailId: id })
  await recordAudit(marketplace, { entity: 'email', id, action: 'resent', after: email })
}
