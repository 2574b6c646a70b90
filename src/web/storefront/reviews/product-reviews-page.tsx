import { getProduct } from '#domain/catalog/get-product.ts'
import { listProductReviews } from '#domain/reviews/list-product-reviews.ts'
import { reviewMessages as texts } from '#page-messages/reviews.ts'
import { catchNotFound } from '#web/http/catch-not-found.ts'
import { parseId, readId } from '#web/http/parse-id.ts'
import { marketplaceIn } from '#web/page-context.ts'
import { productReviewsPath } from '#web/paths/review-paths.ts'
import { productPath } from '#web/paths/storefront-paths.ts'
import { PageHead } from '#web/storefront/seo/page-head.tsx'
import { LocalText } from '#web/text/local-text.tsx'
import { PageButton, PageLink } from '#web/ui/page-link.tsx'
import type { Route } from './+types/product-reviews-page'
import { ReviewList } from './review-list.tsx'
import { toShownReviews } from './shown-review.ts'

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const marketplace = marketplaceIn(context)
  const id = parseId(params.id)
  const cursor = readId(new URL(request.url).searchParams.get('before'))
  const [{ name, languageOf }, reviews] = await catchNotFound(
    Promise.all([getProduct(marketplace, id), listProductReviews(marketplace, id, { before: cursor })]),
  )
  return { id, name, language: languageOf?.name, isFirst: cursor === undefined, ...toShownReviews(reviews) }
}

/** All shown reviews of a product, a page at a time. */
export default function ProductReviewsPage({ loaderData }: Route.ComponentProps) {
  const { id, name, language, isFirst, rating, reviews, before } = loaderData
  return (
    <div className="page max-w-3xl py-10 sm:py-14">
      <PageHead
        title={texts.title(name)}
        description={texts.description(name)}
        canonical={productReviewsPath(id)}
        isUnlisted={!isFirst || rating === undefined}
      />
      <PageLink to={productPath(id)} className="text-link">
        {texts.back}
      </PageLink>
      <h1 className="mt-2 text-4xl">{texts.heading}</h1>
      <p className="mt-1 mb-8 text-lg">
        <LocalText text={name} language={language} />
        {rating && <span className="block text-base text-ink-soft">{rating.label}</span>}
      </p>
      {reviews.length === 0 ? <p>{texts.none}</p> : <ReviewList reviews={reviews} />}
      <p className="mt-6 flex flex-wrap gap-4">
        {!isFirst && (
          <PageButton to={productReviewsPath(id)} variant="outline">
            {texts.newest}
          </PageButton>
        )}
        {before !== undefined && (
          <PageButton to={productReviewsPath(id, before)} rel="next" variant="outline">
            {texts.older}
          </PageButton>
        )}
      </p>
    </div>
  )
}
