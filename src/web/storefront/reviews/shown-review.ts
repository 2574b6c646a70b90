import type { ProductReviews } from '#domain/reviews/list-product-reviews.ts'
import type { ProductRating } from '#domain/reviews/review.ts'
import type { AnsweringSide } from '#domain/reviews/review-status.ts'
import { reviewMessages as texts } from '#page-messages/reviews.ts'
import { reviewPhotoPath } from '#web/paths/review-paths.ts'
import { photoName } from '#web/review-photos/photo-name.ts'
import { formatDate, numberFieldValue } from '#web/text/format.ts'

export interface ShownPhoto {
  readonly url: string
  readonly smallUrl: string
}

/** A review as pages show it. */
export interface ShownReview {
  readonly id: number
  readonly stars: number
  readonly body: string
  /** The name, or what stands for none. */
  readonly author: string
  /** For the `datetime` attribute. */
  readonly postedAt: string
  /** The formatted date. */
  readonly postedOn: string
  readonly photos: readonly ShownPhoto[]
  readonly answer?: { readonly text: string; readonly as: AnsweringSide }
}

export interface ShownRating {
  readonly average: number
  readonly reviewCount: number
  /** Both in words. */
  readonly label: string
}

/** The rating of a product, absent without reviews, and a page of them. */
export interface ShownReviews {
  readonly rating?: ShownRating
  readonly reviews: readonly ShownReview[]
  readonly before?: number
}

export function toShownReviews({ rating, reviews, before }: ProductReviews): ShownReviews {
  return {
    ...(rating && { rating: toShownRating(rating) }),
    reviews: reviews.map(({ postedAt, photos, answer, authorName, ...review }) => ({
      ...review,
      author: authorName || texts.anonymous,
      ...{ postedAt: postedAt.toISOString(), postedOn: formatDate(postedAt) },
      photos: photos.map((photo) => ({
        url: reviewPhotoPath(photoName(photo, 'large')),
        smallUrl: reviewPhotoPath(photoName(photo, 'small')),
      })),
      ...(answer && { answer: { text: answer.text, as: answer.as } }),
    })),
    ...(before !== undefined && { before }),
  }
}

function toShownRating({ average, count }: ProductRating): ShownRating {
  return { average, reviewCount: count, label: texts.rating(numberFieldValue(average), count) }
}
