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
    <section aria-labelledby="best-sellers" className="mt-20 sm:mt-28">
      <div className="page flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
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
      <ul className="mt-8 flex snap-x snap-mandatory scroll-px-5 gap-4 overflow-x-auto px-5 pb-3 [scrollbar-width:none] md:page md:grid md:grid-cols-3 md:gap-8 md:overflow-visible md:px-0 md:pb-0">
        {products.map((product) => (
          <li key={product.id} className="w-[70%] max-w-72 shrink-0 snap-start md:w-auto md:max-w-none">
            <ProductCard
              product={product}
              sizes="(min-width: 80rem) 24rem, (min-width: 48rem) calc(34vw - 2.1rem), min(70vw - 1.7rem, 18rem)"
            />
          </li>
        ))}
      </ul>
      <div className="page mt-7 md:hidden">
        <PageButton to={shopPath()} variant="outline" className="w-full">
          {bestSellers.seeAll}
        </PageButton>
      </div>
    </section>
  )
}
