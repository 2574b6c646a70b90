import type { Product } from '#domain/catalog/product.ts'
import { productMessages as messages } from '#page-messages/product.ts'
import { storePath } from '#web/paths/storefront-paths.ts'
import type { ProductOnCard } from '#web/product-display/base-product-card.tsx'
import { ProductReviews } from '#web/storefront/reviews/product-reviews.tsx'
import type { ShownReviews } from '#web/storefront/reviews/shown-review.ts'
import { LocalText } from '#web/text/local-text.tsx'
import { PageLink } from '#web/ui/page-link.tsx'
import { ProductRow } from './product-row.tsx'

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

function GoesWith({ products }: { products: readonly ProductOnCard[] }) {
  if (products.length === 0) return null
  return (
    <section aria-labelledby="goes-with" className="page mt-16 sm:mt-20 print:hidden">
      <h2 id="goes-with" className="text-3xl">
        {messages.goesWith}
      </h2>
      <ProductRow products={products} />
    </section>
  )
}

function MoreFromStore({ store, others }: { store: Product['store']; others: readonly ProductOnCard[] }) {
  if (others.length === 0) return null
  return (
    <section className="page mt-16 sm:mt-20 print:hidden">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 className="text-3xl">
          {messages.moreFrom} <LocalText text={store.name} language={store.languageOf?.name} />
        </h2>
        <PageLink
          to={storePath(store.id)}
          className="inline-flex min-h-11 items-center font-semibold text-door underline-offset-4 hover:underline"
        >
          {messages.seeStore}
        </PageLink>
      </div>
      <ProductRow products={others} isInOwnStore />
    </section>
  )
}
