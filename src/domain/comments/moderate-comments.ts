import { recordChange } from '../history/record-change.ts'
import { inTransaction } from '../in-transaction.ts'
import type { Marketplace } from '../marketplace.ts'
import { requireOperator } from '../operators/require-operator.ts'
import { recordEvent } from '../record-event.ts'
import type { CommentStatus } from './comment-status.ts'

/**
 * Shows comments under their products, or takes them from there; nothing is deleted. Those that are as wanted already,
 * or not there, stay out of it. Answers how many changed.
 */
export async function moderateComments(
  marketplace: Marketplace,
  ids: readonly number[],
  status: CommentStatus,
): Promise<number> {
  requireOperator(marketplace, 'staff')
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
      await recordEvent(marketplace, { type: `comment.${status}`, commentId: id })
      const words = { author: comment.author_name, text: comment.body }
      const before = { status: earlier, ...words }
      await recordChange(marketplace, { what: 'comment', id, action: status, before, after: { status, ...words } })
    }
    return comments.length
  })
}
