import { inTransaction } from '../in-transaction.ts'
import type { Marketplace } from '../marketplace.ts'
import { recordEvent } from '../record-event.ts'

/** Ends the packs whose last day is over, and tells their makers by letter. */
export async function expirePlans(marketplace: Marketplace): Promise<void> {
  await inTransaction(marketplace, async (marketplace) => {
    const ended = await marketplace.db
      .updateTable('plan_requests')
      .set({ status: 'expired' })
      .where('status', '=', 'approved')
      .where('expires_at', '<=', marketplace.clock.now())
      .returning('id')
      .execute()
    for (const { id } of ended) await recordEvent(marketplace, { type: 'plan-request.expired', planRequestId: id })
  })
}
