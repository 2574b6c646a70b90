import { mayModerateComments } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { recordAudit } from '#domain/audit/record-audit.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import type { CommentStatus } from './comment-status.ts'

/**
 * Changes the status of comments; nothing is deleted. Ignores unknown comments and those that have the status already.
 * Returns how many changed.
 */
export async function moderateComments(
  marketplace: Marketplace,
  ids: readonly number[],
  status: CommentStatus,
): Promise<number> {
  requireAllowed(mayModerateComments(marketplace.actor))
  if (ids.length === 0) return 0
  return inTransaction(marketplace, async (marketplace) => {
    const comments = await marketplace.db
      .selectFrom('comments')
      .select(['id', 'status', 'author_name', 'body'])
      .where('id', 'in', ids)
      .where('status', '<>', status)
      .orderBy('id')
      .forUpdate()
      .execute()
    for (const { id, status: earlier, ...comment } of comments) {
      await marketplace.db
        .updateTable('comments')
        .set({ status, seen_at: marketplace.clock.now() })
        .where('id', '=', id)
        .execute()
      const words = { author: comment.author_name, text: comment.body }
      const before = { status: earlier, ...words }
      await recordAudit(marketplace, { entity: 'comment', id, action: status, before, after: { status, ...words } })
    }
    return comments.length
  })
}
