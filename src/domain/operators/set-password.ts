import { hasOwnAccount, maySignIn } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { recordAudit } from '#domain/audit/record-audit.ts'
import { recordEvent } from '#domain/events/record-event.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { endAllSessionsOf } from './end-session.ts'
import { findOperatorLink } from './operator-link.ts'
import { hashPassword } from './password-hash.ts'
import { verifyOwnPassword } from './verify-own-password.ts'

/**
 * Sets the password of the link's operator. All links and sessions of the operator end, since the old password may be
 * known to others. Returns whether the link was valid.
 */
export async function setPasswordByLink(marketplace: Marketplace, token: string, password: string): Promise<boolean> {
  requireAllowed(maySignIn(marketplace.actor))
  const passwordHash = await hashPassword(password)
  return inTransaction(marketplace, async (marketplace) => {
    const found = await findOperatorLink(marketplace, token)
    if (!found) return false
    const { id } = found.operator
    const role = await lockedRole(marketplace, id)
    // A second request with the same link waited for the lock and finds the link deleted.
    if (!(await findOperatorLink(marketplace, token))) return false
    await storePassword(marketplace, id, passwordHash)
    const actor = { kind: 'operator', ...found.operator, role } as const
    await recordAudit({ ...marketplace, actor }, { entity: 'operator', id, action: 'password chosen by link' })
    await recordEvent(marketplace, { type: 'operator.password-changed', operatorId: id })
    return true
  })
}

/**
 * Changes the password of the signed-in operator after checking the current one. Ends all sessions, including this one.
 */
export async function changePassword(
  marketplace: Marketplace,
  { current, newPassword }: { readonly current: string; readonly newPassword: string },
): Promise<boolean> {
  requireAllowed(hasOwnAccount(marketplace.actor))
  const operator = marketplace.actor
  if (!(await verifyOwnPassword(marketplace, operator, current))) return false
  const passwordHash = await hashPassword(newPassword)
  await inTransaction(marketplace, async (marketplace) => {
    await storePassword(marketplace, operator.id, passwordHash)
    await recordAudit(marketplace, { entity: 'operator', id: operator.id, action: 'password changed' })
    await recordEvent(marketplace, { type: 'operator.password-changed', operatorId: operator.id })
  })
  return true
}

async function lockedRole({ db }: Marketplace, operatorId: number) {
  const query = db.selectFrom('operators').select('role').where('id', '=', operatorId).forUpdate()
  return (await query.executeTakeFirstOrThrow()).role
}

async function storePassword(marketplace: Marketplace, operatorId: number, passwordHash: string): Promise<void> {
  const { db } = marketplace
  await db.updateTable('operators').set({ password_hash: passwordHash }).where('id', '=', operatorId).execute()
  await db.deleteFrom('operator_links').where('operator_id', '=', operatorId).execute()
  await endAllSessionsOf(marketplace, operatorId)
}
