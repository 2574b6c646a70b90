import type { ProductOnCard } from '#web/product-display/base-product-card.tsx'
import { ProductCard } from '#web/storefront/components/product-card.tsx'

interface ProductRowProps {
  readonly products: readonly ProductOnCard[]
  /** Whether all are of the store that the section names. */
  readonly isInOwnStore?: boolean
}

/** Three products below a product: a grid, on phones a row to swipe. */
export function ProductRow({ products, isInOwnStore = false }: ProductRowProps) {
  return (
    <ul className="-mx-5 mt-5 flex snap-x scroll-px-5 gap-4 overflow-x-auto px-5 pb-3 sm:gap-6 md:mx-0 md:grid md:grid-cols-3 md:overflow-visible md:p-0">
      {products.map((product) => (
        <li key={product.id} className="w-[max(62%,min(100%,11rem))] shrink-0 snap-start sm:w-[40%] md:w-auto">
          <ProductCard
            product={product}
            isInOwnStore={isInOwnStore}
            sizes="(min-width: 80rem) 25rem, (min-width: 48rem) 32vw, (min-width: 40rem) 38vw, 58vw"
          />
        </li>
      ))}
    </ul>
  )
}
