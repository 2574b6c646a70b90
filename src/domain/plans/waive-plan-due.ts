import { mayPayMakers } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { recordAudit } from '#domain/audit/record-audit.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { followPlanOfStore } from './follow-plans.ts'
import { lockPlanDue } from './lock-plan-due.ts'

/** Says that what is due for a plan is not to be paid, as after a slip in its days. Throws NotFound. */
export async function waivePlanDue(
  marketplace: Marketplace,
  id: number,
  reason: string,
): Promise<{ readonly outcome: 'waived' | 'changed-meanwhile' }> {
  requireAllowed(mayPayMakers(marketplace.actor))
  return inTransaction(marketplace, async (marketplace) => {
    const { requestId, storeId, state, amount } = await lockPlanDue(marketplace, id)
    if (state === 'paid') return { outcome: 'changed-meanwhile' }
    if (state === 'waived') return { outcome: 'waived' }
    await marketplace.db
      .updateTable('plan_dues')
      .set({ state: 'waived', waived_for: reason })
      .where('id', '=', id)
      .execute()
    if (storeId !== null) await followPlanOfStore(marketplace, storeId)
    await recordAudit(marketplace, {
      ...{ entity: 'plan request', id: requestId, action: 'due waived', after: { amount, reason } },
    })
    return { outcome: 'waived' }
  })
}
