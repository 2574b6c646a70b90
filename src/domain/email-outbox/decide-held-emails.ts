import { mayManageEmails } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { recordAudit } from '#domain/audit/record-audit.ts'
import { recordEvent } from '#domain/events/record-event.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Marketplace } from '#domain/marketplace.ts'

/** `released` emails are sent, `dropped` ones never are. */
export const heldEmailDecisions = ['released', 'dropped'] as const

export type HeldEmailDecision = (typeof heldEmailDecisions)[number]

const statusAfter = { released: 'queued', dropped: 'withdrawn' } as const

/** Releases or drops those of the emails that are held. Returns how many were. */
export async function decideHeldEmails(
  marketplace: Marketplace,
  emailIds: readonly number[],
  decision: HeldEmailDecision,
): Promise<number> {
  requireAllowed(mayManageEmails(marketplace.actor))
  if (emailIds.length === 0) return 0
  return inTransaction(marketplace, async (marketplace) => {
    const emails = await marketplace.db
      .selectFrom('emails')
      .select(['id', 'kind', 'recipient'])
      .where('id', 'in', emailIds)
      .where('status', '=', 'held')
      .orderBy('id')
      .forUpdate()
      .execute()
    for (const { id, kind, recipient } of emails) {
      await marketplace.db.updateTable('emails').set({ status: statusAfter[decision] }).where('id', '=', id).execute()
      if (decision === 'released') await recordEvent(marketplace, { type: 'email.released', emailId: id })
      await recordAudit(marketplace, { entity: 'email', id, action: decision, after: { kind, recipient } })
    }
    return emails.length
  })
}
