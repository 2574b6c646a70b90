import { reviewMessages as texts } from '#page-messages/reviews.ts'
import { productReviewsPath } from '#web/paths/review-paths.ts'
import { PageButton } from '#web/ui/page-link.tsx'
import { ReviewList } from './review-list.tsx'
import type { ShownReviews } from './shown-review.ts'

interface ProductReviewsProps {
  readonly productId: number
  readonly reviews: ShownReviews
}

/** The newest reviews of those who received a product. */
export function ProductReviews({ productId, reviews: { rating, reviews, before } }: ProductReviewsProps) {
  return (
    <section id="reviews" aria-labelledby="reviews-heading" className="page mt-14 scroll-mt-28 sm:mt-20">
      <h2 id="reviews-heading" className="text-3xl">
        {texts.heading}
      </h2>
      {rating && <p className="mt-1 mb-6 text-ink-soft">{rating.label}</p>}
      <ReviewList reviews={reviews} />
      {before !== undefined && (
        <PageButton to={productReviewsPath(productId)} variant="outline" className="mt-4">
          {texts.all}
        </PageButton>
      )}
    </section>
  )
}
