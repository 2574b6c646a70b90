import { mayManageSellers } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { recordAudit } from '#domain/audit/record-audit.ts'
import { NotFound } from '#domain/errors.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { endAllSessionsOf } from '#domain/operators/end-session.ts'
import { removeAllPasskeys } from '#domain/operators/passkey-phones.ts'
import { deleteEmails } from './seller-email.ts'
import { lockSellerOf } from './seller-rows.ts'

/**
 * Shuts a person out of a store, at once. With the last store the account is disabled, and its phone number goes: it
 * may be that of somebody else one day. The name stays in what the person did. Throws NotFound.
 */
export async function revokeStoreAccess(marketplace: Marketplace, storeId: number, sellerId: number): Promise<void> {
  requireAllowed(mayManageSellers(marketplace.actor))
  await inTransaction(marketplace, async (marketplace) => {
    if (!(await lockSellerOf(marketplace, storeId, sellerId))) throw new NotFound('seller', sellerId)
    const { db, clock } = marketplace
    await db.deleteFrom('operator_stores').where('operator_id', '=', sellerId).where('store_id', '=', storeId).execute()
    const others = db.selectFrom('operator_stores').select('store_id').where('operator_id', '=', sellerId)
    if (!(await others.limit(1).executeTakeFirst())) {
      await endWaysIn(marketplace, sellerId)
      await db
        .updateTable('operators')
        .set({ disabled_at: clock.now(), phone: null })
        .where('id', '=', sellerId)
        .execute()
    }
    await recordAudit(marketplace, { entity: 'operator', id: sellerId, action: 'access revoked', before: { storeId } })
  })
}

/** Ends all phones of a seller of the store, for one that was lost: a new link lets the person in. Throws NotFound. */
export async function endSellerSessions(marketplace: Marketplace, storeId: number, sellerId: number): Promise<void> {
  requireAllowed(mayManageSellers(marketplace.actor))
  await inTransaction(marketplace, async (marketplace) => {
    if (!(await lockSellerOf(marketplace, storeId, sellerId))) throw new NotFound('seller', sellerId)
    await endWaysIn(marketplace, sellerId)
    await recordAudit(marketplace, { entity: 'operator', id: sellerId, action: 'phones signed out' })
  })
}

/** Sessions, their codes, passkeys, the link, and the address: a lost phone may show its mail. */
async function endWaysIn(marketplace: Marketplace, sellerId: number): Promise<void> {
  await marketplace.db.deleteFrom('seller_links').where('operator_id', '=', sellerId).execute()
  await deleteEmails(marketplace, sellerId)
  await removeAllPasskeys(marketplace, sellerId)
  await endAllSessionsOf(marketplace, sellerId)
}
