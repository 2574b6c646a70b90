import { operatorActor } from '#domain/access/actor.ts'
import { hasOfficeAccount, maySignIn } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { requireFreshIdentity } from '#domain/access/require-fresh-identity.ts'
import { recordAudit } from '#domain/audit/record-audit.ts'
import { recordEvent } from '#domain/events/record-event.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { endAllSessionsOf } from './end-session.ts'
import { rememberDevice } from './known-device.ts'
import { findOperatorLink } from './operator-link.ts'
import { hashPassword } from './password-hash.ts'

/**
 * Sets the password of the link's operator. All links of the operator end, and all sessions but the one that asked for
 * the link, since the old password may be known to others. Who followed the link is on a known device from then on:
 * wrong passwords of others keep the person out no more. Returns the token of the device; undefined when the link was
 * invalid.
 */
export async function setPasswordByLink(
  marketplace: Marketplace,
  token: string,
  password: string,
  deviceToken = '',
): Promise<string | undefined> {
  requireAllowed(maySignIn(marketplace.actor))
  const passwordHash = await hashPassword(password)
  return inTransaction(marketplace, async (marketplace) => {
    const found = await findOperatorLink(marketplace, token)
    if (!found) return undefined
    await lockOperator(marketplace, found.operator.id)
    // A second request with the same link waited for the lock and finds the link deleted.
    const link = await findOperatorLink(marketplace, token)
    if (!link) return undefined
    const actor = operatorActor(link.operator)
    const { id } = actor
    await storePassword(marketplace, id, passwordHash, link.sessionId)
    await recordAudit({ ...marketplace, actor }, { entity: 'operator', id, action: 'password chosen by link' })
    await recordEvent(marketplace, { type: 'operator.password-changed', operatorId: id })
    return rememberDevice(marketplace, id, deviceToken)
  })
}

/** Changes the password of the signed-in operator, who has just proved the identity. Ends all other sessions. */
export async function changePassword(marketplace: Marketplace, sessionId: number, password: string): Promise<void> {
  requireAllowed(hasOfficeAccount(marketplace.actor))
  requireFreshIdentity(marketplace)
  const { id } = marketplace.actor
  const passwordHash = await hashPassword(password)
  await inTransaction(marketplace, async (marketplace) => {
    await storePassword(marketplace, id, passwordHash, sessionId)
    await recordAudit(marketplace, { entity: 'operator', id, action: 'password changed' })
    await recordEvent(marketplace, { type: 'operator.password-changed', operatorId: id })
  })
}

async function lockOperator({ db }: Marketplace, operatorId: number): Promise<void> {
  await db.selectFrom('operators').select('id').where('id', '=', operatorId).forUpdate().execute()
}

async function storePassword(
  marketplace: Marketplace,
  operatorId: number,
  passwordHash: string,
  keptSessionId: number | undefined,
): Promise<void> {
  const { db } = marketplace
  await db.updateTable('operators').set({ password_hash: passwordHash }).where('id', '=', operatorId).execute()
  await db.deleteFrom('operator_links').where('operator_id', '=', operatorId).execute()
  await endAllSessionsOf(marketplace, operatorId, { exceptId: keptSessionId })
}
