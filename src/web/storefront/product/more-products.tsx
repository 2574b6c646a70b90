import type { Product } from '#domain/catalog/product.ts'
import type { ProductOnCard } from '#web/product-display/base-product-card.tsx'
import { ProductReviews } from '#web/storefront/reviews/product-reviews.tsx'
import type { ShownReviews } from '#web/storefront/reviews/shown-review.ts'
import { GoesWith } from './goes-with.tsx'
import { MoreFromStore } from './more-from-store.tsx'

interface MoreProductsProps {
  readonly productId: number
  readonly reviews: ShownReviews
  readonly store: Product['store']
  readonly goesWith: readonly ProductOnCard[]
  /** Others of the store. */
  readonly others: readonly ProductOnCard[]
}

/** The reviews of a product, and the rows of others below it. */
export default function MoreProducts({ productId, reviews, store, goesWith, others }: MoreProductsProps) {
  return (
    <>
      {reviews.rating && <ProductReviews productId={productId} reviews={reviews} />}
      <GoesWith products={goesWith} />
      <MoreFromStore store={store} others={others} />
    </>
  )
}
