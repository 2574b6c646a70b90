import type { Comment } from '#domain/comments/comment.ts'
import type { CommentPage } from '#domain/comments/list-comments.ts'
import type { NewComment } from '#domain/comments/post-comment.ts'
import { newComment } from '../contract/requests.ts'
import type { WireComment } from '../contract/shapes.ts'
import { email, lang, line, phone, text } from './fields.ts'
import { idFromWire } from './id.ts'

const { name, comment } = newComment.shape
const cleaned = { name: line(name), comment: text(comment) }

export const commentFromWire = newComment.extend({ ...cleaned, email, lang, phone }).transform(
  (wire): NewComment => ({
    productId: idFromWire(wire.product_id),
    authorName: wire.name,
    email: wire.email,
    phone: wire.phone,
    body: wire.comment,
    locale: wire.lang,
  }),
)

export function commentToWire({ authorName, body, postedAt }: Comment): WireComment {
  return { name: authorName, comment: body, creation_date: postedAt.toISOString() }
}

export function commentsToWire({ comments, total }: CommentPage): { products: WireComment[]; total: number } {
  return { products: comments.map(commentToWire), total }
}
