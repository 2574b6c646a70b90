import { mayModerateComments } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import type { Marketplace } from '#domain/marketplace.ts'

/** Marks comments as seen by staff and returns how many were new. */
export async function markCommentsSeen(marketplace: Marketplace, ids: readonly number[]): Promise<number> {
  requireAllowed(mayModerateComments(marketplace.actor))
  if (ids.length === 0) return 0
  const { numUpdatedRows } = await marketplace.db
    .updateTable('comments')
    .set({ seen_at: marketplace.clock.now() })
    .where('id', 'in', ids)
    .where('seen_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}
