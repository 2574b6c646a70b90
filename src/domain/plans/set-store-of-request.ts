import { mayDecidePlanRequests } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { everyStore } from '#domain/access/store-scope.ts'
import { recordAudit } from '#domain/audit/record-audit.ts'
import { lockStore } from '#domain/catalog/admin/lock-store.ts'
import { NotFound } from '#domain/errors.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { followPlanOfStore } from './follow-plans.ts'

/** `not-now`: it was never approved. `paid`: the plan was paid for another store, and stays with it. */
export type StoreOfRequestOutcome = 'set' | 'not-now' | 'paid'

/** Says which store came of a plan request: it has the plan from now on. Throws NotFound. */
export async function setStoreOfRequest(
  marketplace: Marketplace,
  id: number,
  storeId: number,
): Promise<StoreOfRequestOutcome> {
  requireAllowed(mayDecidePlanRequests(marketplace.actor))
  return inTransaction(marketplace, async (marketplace) => {
    const { db } = marketplace
    const request = await db
      .selectFrom('plan_requests')
      .select(['status', 'store_id'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (!request) throw new NotFound('plan request', id)
    if (request.status !== 'approved' && request.status !== 'expired') return 'not-now'
    await lockStore(marketplace, everyStore, storeId)
    if (request.store_id === storeId) return 'set'
    if (request.store_id !== null && (await isPaid(marketplace, id))) return 'paid'
    await db.updateTable('plan_requests').set({ store_id: storeId }).where('id', '=', id).execute()
    for (const store of [request.store_id, storeId]) if (store !== null) await followPlanOfStore(marketplace, store)
    const before = request.store_id === null ? {} : { before: { storeId: request.store_id } }
    await recordAudit(marketplace, { entity: 'plan request', id, action: 'store set', ...before, after: { storeId } })
    return 'set'
  })
}

/** Whether something that is due for a plan is paid. */
async function isPaid({ db }: Marketplace, planRequestId: number): Promise<boolean> {
  const paid = db.selectFrom('plan_dues').select('id').where('plan_request_id', '=', planRequestId)
  return (await paid.where('state', '=', 'paid').limit(1).executeTakeFirst()) !== undefined
}
