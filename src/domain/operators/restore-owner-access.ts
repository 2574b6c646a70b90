import { isSystem } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { recordAudit } from '#domain/audit/record-audit.ts'
import type { EmailAddress } from '#domain/email-address.ts'
import { recordEvent } from '#domain/events/record-event.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { endAllSessionsOf } from './end-session.ts'
import { createOperatorLink } from './operator-link.ts'
import { clearFactors } from './second-factor.ts'

export type OwnerAccess =
  /** `token` is for a link to choose a password. */
  | { readonly outcome: 'restored'; readonly name: string; readonly email: string; readonly token: string }
  /** Not exactly one owner was meant. */
  | { readonly outcome: 'ambiguous'; readonly emails: readonly string[] }

/**
 * For an owner who can sign in no more, and whom no other owner can help: removes app and passkeys, ends all sessions
 * and returns the token of a link to choose a password. Without an email address the only owner is meant. Whoever runs
 * commands on the server may do this, and the audit log and an email to the owner say so.
 */
export async function restoreOwnerAccess(marketplace: Marketplace, email?: string): Promise<OwnerAccess> {
  requireAllowed(isSystem(marketplace.actor))
  return inTransaction(marketplace, async (marketplace) => {
    const owners = await marketplace.db
      .selectFrom('operators')
      .select(['id', 'name', 'email'])
      .$narrowType<{ email: EmailAddress }>()
      .where('role', '=', 'owner')
      .where('disabled_at', 'is', null)
      .orderBy('id')
      .forUpdate()
      .execute()
    const meant = owners.filter((owner) => email === undefined || owner.email.toLowerCase() === email.toLowerCase())
    const [owner] = meant
    if (!owner || meant.length > 1) return { outcome: 'ambiguous', emails: owners.map(({ email }) => email) }
    await clearFactors(marketplace, owner.id)
    await endAllSessionsOf(marketplace, owner.id)
    const token = await createOperatorLink(marketplace, owner.id, 'password')
    await recordAudit(marketplace, { entity: 'operator', id: owner.id, action: 'access restored' })
    await recordEvent(marketplace, { type: 'operator.second-factor-removed', operatorId: owner.id })
    return { outcome: 'restored', name: owner.name, email: owner.email, token }
  })
}
