import type { Comment } from '#domain/comments/comment.ts'
import type { NewComment } from '#domain/comments/post-comment.ts'
import { cleanLine, cleanText } from '#domain/text.ts'
import { newComment } from '../contract/requests.ts'
import type { WireComment } from '../contract/shapes.ts'
import { email, phone } from './fields.ts'
import { idFromWire } from './id.ts'

export const commentFromWire = newComment.extend({ email, phone }).transform(
  (wire): NewComment => ({
    productId: idFromWire(wire.product_id),
    authorName: cleanLine(wire.name),
    email: wire.email,
    phone: wire.phone,
    body: cleanText(wire.comment),
  }),
)

export function commentToWire({ authorName, body, postedAt }: Comment): WireComment {
  return { name: authorName, comment: body, creation_date: postedAt.toISOString() }
}

export function commentsToWire(comments: readonly Comment[]): { products: WireComment[] } {
  return { products: comments.map(commentToWire) }
}
