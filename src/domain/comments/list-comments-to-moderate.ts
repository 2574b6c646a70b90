import { mayModerateComments } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import {
  type KeysetPage,
  type PageCursor,
  rowsPerPage,
  toNewestFirstPage,
  toOldestFirstPage,
} from '#domain/keyset-pagination.ts'
import { localizedText } from '#domain/localized-text.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import type { CommentStatus } from './comment-status.ts'

/** A comment as operators see it, with its author's contact details. */
export interface ModeratedComment {
  readonly id: number
  readonly productId: number
  /** In the main language of the shop. */
  readonly productName: string
  readonly authorName: string
  readonly email: string
  readonly phone: string
  readonly body: string
  readonly status: CommentStatus
  readonly postedAt: Date
  /** Published, and not seen by staff yet. */
  readonly isNew: boolean
}

interface CommentListOptions extends PageCursor {
  readonly status: CommentStatus
}

/** Lists comments by status, newest first; held ones oldest first. */
export async function listCommentsToModerate(
  marketplace: Marketplace,
  { status, olderThan, newerThan }: CommentListOptions,
): Promise<KeysetPage<ModeratedComment>> {
  requireAllowed(mayModerateComments(marketplace.actor))
  const isWaiting = status === 'held'
  let comments = marketplace.db
    .selectFrom('comments as comment')
    .innerJoin('products as product', 'product.id', 'comment.product_id')
    .select(['comment.id', 'comment.product_id', 'comment.author_name'])
    .select(localizedText('product.name').as('product_name'))
    .select(['comment.email', 'comment.phone', 'comment.body', 'comment.status', 'comment.posted_at'])
    .select('comment.seen_at')
    .where('comment.status', '=', status)
    .orderBy('comment.id', isWaiting ? 'asc' : 'desc')
    .limit(rowsPerPage + 1)
  if (olderThan) comments = comments.where('comment.id', '<', olderThan)
  if (newerThan) comments = comments.where('comment.id', '>', newerThan)
  const rows = await comments.execute()
  const cut = isWaiting ? toOldestFirstPage : toNewestFirstPage
  return cut(
    rows.map((row) => ({
      id: row.id,
      productId: row.product_id,
      productName: row.product_name,
      authorName: row.author_name,
      email: row.email,
      phone: row.phone,
      body: row.body,
      status: row.status,
      postedAt: row.posted_at,
      isNew: row.status === 'published' && row.seen_at === null,
    })),
  )
}
