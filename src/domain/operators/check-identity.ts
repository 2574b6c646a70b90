import { maySignIn } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { consumeRateLimit } from '#domain/rate-limits/consume-rate-limit.ts'
import { recordFailedSignIn } from './failed-sign-ins.ts'
import { verifyPassword } from './password-hash.ts'
import type { Session } from './session.ts'

/**
 * Checks with the password that the person of the session still sits there, before a change of the account or an export
 * of people. The session has attempts to itself, so nobody else's wrong passwords count. Returns whether the password
 * was right.
 */
export async function checkIdentityByPassword(
  marketplace: Marketplace,
  session: Session,
  password: string,
): Promise<boolean> {
  requireAllowed(maySignIn(marketplace.actor))
  await inTransaction(marketplace, (marketplace) =>
    consumeRateLimit(marketplace, 'sign-in', { device: `session ${session.id}` }),
  )
  const { password_hash: storedHash } = await marketplace.db
    .selectFrom('operators')
    .select('password_hash')
    .where('id', '=', session.operator.id)
    .executeTakeFirstOrThrow()
  if (!(await verifyPassword(password, storedHash))) {
    await recordFailedSignIn(marketplace, session.operator.id, 'password')
    return false
  }
  await noteIdentityCheck(marketplace, session)
  return true
}

/** Notes in the session that its person has just proved who it is. */
export async function noteIdentityCheck({ db, clock }: Marketplace, { id }: Pick<Session, 'id'>): Promise<void> {
  await db.updateTable('operator_sessions').set({ identity_checked_at: clock.now() }).where('id', '=', id).execute()
}
