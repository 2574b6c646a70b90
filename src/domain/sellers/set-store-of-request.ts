import { mayDecidePlanRequests } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { everyStore } from '#domain/access/store-scope.ts'
import { recordAudit } from '#domain/audit/record-audit.ts'
import { lockStore } from '#domain/catalog/admin/lock-store.ts'
import { NotFound } from '#domain/errors.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { requireStudio } from './studio-setting.ts'

/** `not-now`: it is not approved. */
export type StoreOfRequestOutcome = 'set' | 'not-now'

/** Says which store came of an approved plan request: its maker is then given access to it. Throws NotFound. */
export async function setStoreOfRequest(
  marketplace: Marketplace,
  id: number,
  storeId: number,
): Promise<StoreOfRequestOutcome> {
  requireAllowed(mayDecidePlanRequests(marketplace.actor))
  return inTransaction(marketplace, async (marketplace) => {
    await requireStudio(marketplace)
    const { db } = marketplace
    const request = await db
      .selectFrom('plan_requests')
      .select(['status', 'store_id'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (!request) throw new NotFound('plan request', id)
    if (request.status !== 'approved') return 'not-now'
    await lockStore(marketplace, everyStore, storeId)
    if (request.store_id === storeId) return 'set'
    await db.updateTable('plan_requests').set({ store_id: storeId }).where('id', '=', id).execute()
    const before = request.store_id === null ? {} : { before: { storeId: request.store_id } }
    await recordAudit(marketplace, { entity: 'plan request', id, action: 'store set', ...before, after: { storeId } })
    return 'set'
  })
}
