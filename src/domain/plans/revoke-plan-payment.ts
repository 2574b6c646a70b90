import { mayPayMakers } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { everyStore } from '#domain/access/store-scope.ts'
import { recordAudit } from '#domain/audit/record-audit.ts'
import { reversePlanPayment } from '#domain/cash-book/post-plan-payment.ts'
import { lockStore } from '#domain/catalog/admin/lock-store.ts'
import { NotFound } from '#domain/errors.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { lockPlanDue } from './lock-plan-due.ts'

/**
 * Revokes a payment of a plan that was recorded by mistake: it is due again, and its receipt counts no more.
 * Idempotent. Throws NotFound.
 */
export async function revokePlanPayment(
  marketplace: Marketplace,
  id: number,
  reason: string,
): Promise<{ readonly outcome: 'revoked' | 'revoked-already' }> {
  requireAllowed(mayPayMakers(marketplace.actor))
  return inTransaction(marketplace, async (marketplace) => {
    const { db, clock } = marketplace
    const found = db.selectFrom('plan_payments').select(['due_id', 'store_id']).where('id', '=', id)
    const of = await found.executeTakeFirstOrThrow(() => new NotFound('plan payment', id))
    const { plan } = await lockPlanDue(marketplace, of.due_id)
    const { store } = await lockStore(marketplace, everyStore, of.store_id)
    const payment = await db
      .updateTable('plan_payments')
      .set({ revoked_at: clock.now(), revoked_for: reason })
      .where('id', '=', id)
      .where('revoked_at', 'is', null)
      .returning(['receipt_number', 'amount_millimes', 'means', 'reference'])
      .executeTakeFirst()
    if (!payment) return { outcome: 'revoked-already' }
    await db.updateTable('plan_dues').set({ state: 'open' }).where('id', '=', of.due_id).execute()
    await reversePlanPayment(marketplace, id)
    const { receipt_number: receipt, amount_millimes: amount, means, reference } = payment
    await recordAudit(marketplace, {
      ...{ entity: 'plan payment', id, action: 'revoked' },
      after: { store: store.name, plan, receipt, amount, means, reference, reason },
    })
    return { outcome: 'revoked' }
  })
}
