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
    <ul className="mt-5 max-md:card-strip md:card-grid md:grid md:grid-cols-3 md:gap-x-6">
      {products.map((product) => (
        <li key={product.id} className="max-sm:w-[max(62%,min(100%,11rem))] sm:max-md:w-[40%]">
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
