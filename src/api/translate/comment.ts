import type { z } from 'zod'
import { newComment } from '#api/contract/requests.ts'
import type { commentList, WireComment } from '#api/contract/shapes.ts'
import type { Comment } from '#domain/comments/comment.ts'
import type { CommentPage } from '#domain/comments/list-comments.ts'
import type { NewComment } from '#domain/comments/post-comment.ts'
import type { ProductReviews } from '#domain/reviews/list-product-reviews.ts'
import type { Review } from '#domain/reviews/review.ts'
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

export function commentsToWire(
  { comments, total }: CommentPage,
  { rating, reviews }: ProductReviews,
): z.infer<typeof commentList> {
  return {
    products: comments.map(commentToWire),
    total,
    ...(rating && { rating: { average: rating.average, count: rating.count }, reviews: reviews.map(reviewToWire) }),
  }
}

function reviewToWire({ authorName, stars, body, photos, answer, postedAt }: Review) {
  return {
    name: authorName === '' ? null : authorName,
    stars,
    comment: body,
    images: photos.map(({ name }) => `${name}.large.jpg`),
    answer: answer?.text ?? null,
    creation_date: postedAt.toISOString(),
  }
}
