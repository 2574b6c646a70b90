import { hasOwnAccount, isSeller, maySignIn } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { recordAudit } from '#domain/audit/record-audit.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { deleteAskedEmail } from './asked-email.ts'
import { forgetDevices } from './known-device.ts'
import { removeAllPasskeys, removePasskeysOfPhone } from './passkey-phones.ts'
import type { Session } from './session.ts'

/** Ends the session of this browser. */
export async function signOut({ actor, db }: Marketplace, { id }: Pick<Session, 'id'>): Promise<void> {
  requireAllowed(maySignIn(actor))
  await db.deleteFrom('operator_sessions').where('id', '=', id).execute()
}

/**
 * Ends a session of the signed-in operator, of a seller with its passkeys and the address that is not confirmed yet: a
 * lost phone may have asked for it. Does nothing for sessions of others.
 */
export async function endSession(marketplace: Marketplace, sessionId: number): Promise<void> {
  requireAllowed(hasOwnAccount(marketplace.actor))
  const operator = marketplace.actor
  await inTransaction(marketplace, async (marketplace) => {
    if (isSeller(operator)) await removePasskeysOfPhone(marketplace, operator.id, sessionId)
    const ended = await marketplace.db
      .deleteFrom('operator_sessions')
      .where('id', '=', sessionId)
      .where('operator_id', '=', operator.id)
      .returning('id')
      .executeTakeFirst()
    if (ended && isSeller(operator)) await deleteAskedEmail(marketplace, operator.id)
  })
}

/** Ends all sessions of the signed-in operator, including the current one, and makes all devices unknown. */
export async function signOutEverywhere(marketplace: Marketplace): Promise<void> {
  requireAllowed(hasOwnAccount(marketplace.actor))
  const operator = marketplace.actor
  const { id } = operator
  await inTransaction(marketplace, async (marketplace) => {
    if (isSeller(operator)) {
      await removeAllPasskeys(marketplace, id)
      await deleteAskedEmail(marketplace, id)
    }
    await endAllSessionsOf(marketplace, id)
    await forgetDevices(marketplace, id)
    await recordAudit(marketplace, { entity: 'operator', id, action: 'signed out everywhere' })
  })
}

/** Takes effect at once: every instance reads the session with each request. */
export async function endAllSessionsOf(
  { db }: Marketplace,
  operatorId: number,
  { exceptId }: { readonly exceptId?: number | undefined } = {},
): Promise<void> {
  const sessions = db.deleteFrom('operator_sessions').where('operator_id', '=', operatorId)
  await (exceptId === undefined ? sessions : sessions.where('id', '<>', exceptId)).execute()
  // Those of expired sessions too: a phone that was lost receives nothing any more.
  const phones = db.deleteFrom('push_subscriptions').where('operator_id', '=', operatorId)
  await (exceptId === undefined ? phones : phones.where('session_id', 'is distinct from', exceptId)).execute()
}
