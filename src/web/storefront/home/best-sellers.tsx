import { homeMessages } from '#page-messages/home.ts'
import { shopPath } from '#web/paths/storefront-paths.ts'
import type { ProductOnCard } from '#web/product-display/base-product-card.tsx'
import { ProductCard } from '#web/storefront/components/product-card.tsx'
import { PageButton } from '../../ui/page-link.tsx'

interface BestSellersProps {
  readonly basis: keyof (typeof homeMessages)['bestSellers']['texts']
  readonly products: readonly ProductOnCard[]
}

/** Three products side by side; on phones a row that scrolls sideways. */
export function BestSellers({ basis, products }: BestSellersProps) {
  const { bestSellers } = homeMessages
  return (
    <section aria-labelledby="best-sellers" className="page mt-14 sm:mt-28">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
        <div>
          <h2 id="best-sellers" className="text-3xl sm:text-4xl">
            {bestSellers.heading}
          </h2>
          <p className="mt-2 text-ink-soft">{bestSellers.texts[basis]}</p>
        </div>
        <PageButton to={shopPath()} variant="outline" className="max-md:hidden">
          {bestSellers.seeAll}
        </PageButton>
      </div>
      <ul className="mt-8 max-md:card-strip md:card-grid md:grid md:grid-cols-3 md:gap-x-8">
        {products.map((product) => (
          <li key={product.id} className="max-md:w-[70%] max-md:max-w-72">
            <ProductCard
              product={product}
              sizes="(min-width: 80rem) 24rem, (min-width: 48rem) calc(34vw - 2.1rem), min(70vw - 1.7rem, 18rem)"
            />
          </li>
        ))}
      </ul>
      <div className="mt-7 md:hidden">
        <PageButton to={shopPath()} variant="outline" className="w-full">
          {bestSellers.seeAll}
        </PageButton>
      </div>
    </section>
  )
}
