import { hasOfficeAccount } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { requireFreshIdentity } from '#domain/access/require-fresh-identity.ts'
import { recordAudit } from '#domain/audit/record-audit.ts'
import type { EmailAddress } from '#domain/email-address.ts'
import { recordEvent } from '#domain/events/record-event.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import { lockList } from '#domain/lock-list.ts'
import type { Marketplace } from '#domain/marketplace.ts'

/** `taken`: another account has the address. */
export type EmailChangeOutcome = 'changed' | 'taken'

/**
 * Changes the email address of the signed-in operator, who has just proved the identity. The earlier address gets an
 * email about it, and links that were sent there end.
 */
export async function changeOwnEmail(marketplace: Marketplace, email: EmailAddress): Promise<EmailChangeOutcome> {
  requireAllowed(hasOfficeAccount(marketplace.actor))
  requireFreshIdentity(marketplace)
  const { id } = marketplace.actor
  return inTransaction(marketplace, async (marketplace) => {
    const { db } = marketplace
    const refusal = await lockList(marketplace, 'operators', { name: email, except: id })
    const before = await db
      .selectFrom('operators')
      .select('email')
      .$narrowType<{ email: EmailAddress }>()
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    if (before.email === email) return 'changed'
    if (refusal) return 'taken'
    // Before the change, because its email goes to the address that the account has at that moment.
    await recordEvent(marketplace, { type: 'operator.email-changed', operatorId: id })
    await db.updateTable('operators').set({ email }).where('id', '=', id).execute()
    await db.deleteFrom('operator_links').where('operator_id', '=', id).execute()
    await recordAudit(marketplace, { entity: 'operator', id, action: 'email changed', before, after: { email } })
    return 'changed'
  })
}
