import { mayActForSellers } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { requireFreshIdentity } from '#domain/access/require-fresh-identity.ts'
import { recordAudit } from '#domain/audit/record-audit.ts'
import { NotFound } from '#domain/errors.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import type { Session } from '#domain/operators/session.ts'
import { startSession } from '#domain/operators/start-session.ts'
import { lockSellerOf } from './seller-rows.ts'
import { requireStudio } from './studio-setting.ts'

/** How long somebody of the office acts for a seller. */
export const actingMilliseconds = 60 * 60 * 1000

/**
 * Opens the studio of a seller of the store for somebody of the office, who has just proved the identity, and returns
 * the token of that session. It ends after an hour, with the session of the office, and when the same person acts for
 * another seller. Throws NotFound.
 */
export async function actForSeller(
  marketplace: Marketplace,
  { id: actingSessionId }: Pick<Session, 'id'>,
  { storeId, sellerId, device }: { readonly storeId: number; readonly sellerId: number; readonly device: string },
): Promise<string> {
  const { actor } = marketplace
  requireAllowed(mayActForSellers(actor))
  requireFreshIdentity(marketplace)
  return inTransaction(marketplace, async (marketplace) => {
    await requireStudio(marketplace)
    const { db } = marketplace
    // Of two taps at once the second replaces the session of the first.
    const own = await db
      .selectFrom('operator_sessions')
      .select('id')
      .where('id', '=', actingSessionId)
      .where('operator_id', '=', actor.id)
      .forUpdate()
      .executeTakeFirst()
    if (!own) throw new NotFound('operator', actor.id)
    if (!(await lockSellerOf(marketplace, storeId, sellerId))) throw new NotFound('seller', sellerId)
    await db.deleteFrom('operator_sessions').where('acting_session_id', '=', actingSessionId).execute()
    await recordAudit(marketplace, { entity: 'operator', id: sellerId, action: 'acted for' })
    const session = { device, isComplete: true, milliseconds: actingMilliseconds, actingSessionId }
    return startSession(marketplace, sellerId, session)
  })
}
