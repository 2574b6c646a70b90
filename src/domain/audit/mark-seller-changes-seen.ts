import { mayViewAuditLog } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import type { Marketplace } from '#domain/marketplace.ts'

/** Marks changes of sellers, by the ids of their entries, as seen. Returns how many nobody had seen before. */
export async function markSellerChangesSeen(marketplace: Marketplace, ids: readonly number[]): Promise<number> {
  requireAllowed(mayViewAuditLog(marketplace.actor))
  if (ids.length === 0) return 0
  const { numUpdatedRows } = await marketplace.db
    .updateTable('seller_changes')
    .set({ seen_at: marketplace.clock.now() })
    .where('change_id', 'in', ids)
    .where('seen_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}
