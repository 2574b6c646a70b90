import type { Marketplace } from '../marketplace.ts'
import { requireOperator } from '../operators/require-operator.ts'

/** Somebody has looked at these comments and leaves them as they are: nothing of it is told to visitors. */
export async function markCommentsSeen(marketplace: Marketplace, ids: readonly number[]): Promise<number> {
  requireOperator(marketplace, 'staff')
  if (ids.length === 0) return 0
  const { numUpdatedRows } = await marketplace.db
    .updateTable('comments')
    .set({ seen_at: marketplace.clock.now() })
    .where('id', 'in', ids)
    .where('seen_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}
