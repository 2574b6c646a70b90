import type { Marketplace } from '../marketplace.ts'
import { type ListPart, newestFirst, oldestFirst, type PartWanted, rowsAtOnce } from '../newest-first.ts'
import { requireOperator } from '../operators/require-operator.ts'
import type { CommentStatus } from './comment-status.ts'

/** A comment as the people of the shop see it, with how to reach its author. */
export interface ModeratedComment {
  readonly id: number
  readonly productId: number
  readonly productName: string
  readonly authorName: string
  readonly email: string
  readonly phone: string
  readonly body: string
  readonly status: CommentStatus
  readonly postedAt: Date
  /** It shows although nobody of the shop has looked at it. */
  readonly isNew: boolean
}

interface CommentsWanted extends PartWanted {
  readonly status: CommentStatus
}

/** The comments of a status, on whatever product, newest first; those that are held, oldest first. */
export async function listCommentsToModerate(
  marketplace: Marketplace,
  { status, olderThan, newerThan }: CommentsWanted,
): Promise<ListPart<ModeratedComment>> {
  requireOperator(marketplace, 'staff')
  const isWaiting = status === 'held'
  let comments = marketplace.db
    .selectFrom('comments as comment')
    .innerJoin('products as product', 'product.id', 'comment.product_id')
    .select(['comment.id', 'comment.product_id', 'product.name as product_name', 'comment.author_name'])
    .select(['comment.email', 'comment.phone', 'comment.body', 'comment.status', 'comment.posted_at'])
    .select('comment.seen_at')
    .where('comment.status', '=', status)
    .orderBy('comment.id', isWaiting ? 'asc' : 'desc')
    .limit(rowsAtOnce + 1)
  if (olderThan) comments = comments.where('comment.id', '<', olderThan)
  if (newerThan) comments = comments.where('comment.id', '>', newerThan)
  const rows = await comments.execute()
  const cut = isWaiting ? oldestFirst : newestFirst
  return cut(
    rows.map((row) => ({
      id: row.id,
      productId: row.product_id,
      productName: row.product_name,
      authorName: row.author_name,
      email: row.email,
      phone: row.phone,
      body: row.body,
      status: row.status as CommentStatus,
      postedAt: row.posted_at,
      isNew: row.status === 'published' && row.seen_at === null,
    })),
  )
}
