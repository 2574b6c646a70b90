import { isSystem } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { recordEvent } from '#domain/events/record-event.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Marketplace } from '#domain/marketplace.ts'

const batchSize = 200

/** Expires plans whose last day is over, and notifies their makers by email. */
export async function expirePlans(marketplace: Marketplace): Promise<void> {
  requireAllowed(isSystem(marketplace.actor))
  while ((await expireBatch(marketplace)) === batchSize);
}

/** Returns how many plans expired. */
async function expireBatch(marketplace: Marketplace): Promise<number> {
  return inTransaction(marketplace, async (marketplace) => {
    const ended = await marketplace.db
      .updateTable('plan_requests')
      .set({ status: 'expired' })
      .where('id', 'in', (from) =>
        from
          .selectFrom('plan_requests')
          .select('id')
          .where('status', '=', 'approved')
          .where('expires_at', '<=', marketplace.clock.now())
          .orderBy('id')
          .limit(batchSize)
          .forUpdate(),
      )
      .returning('id')
      .execute()
    for (const { id } of ended) await recordEvent(marketplace, { type: 'plan-request.expired', planRequestId: id })
    return ended.length
  })
}
