import type { ReactNode } from 'react'
import type { Product, Size } from '#domain/catalog/product.ts'
import { Price } from './price.tsx'
import { stockOfAll } from './size-choosing.ts'
import { StockNote } from './stock-note.tsx'

interface ProductHeaderProps {
  readonly product: Product
  /** The size whose stock is told; without one, that of all sizes. */
  readonly size: Size | undefined
  /** What stands under the price. */
  readonly children?: ReactNode
}

/** What a product's page begins with: its name, its price and its stock. */
export function ProductHeader({ product, size, children }: ProductHeaderProps) {
  return (
    <header>
      <h1 className={`${isLong(product.name) ? 'text-xl' : 'text-2xl'} sm:text-4xl`}>
        <bdi>{product.name}</bdi>
      </h1>
      <div className="mt-1.5 flex flex-wrap items-baseline justify-between gap-x-4 sm:mt-3">
        <Price
          regularPrice={product.regularPrice}
          promotionalPrice={product.promotionalPrice}
          saysReduction
          className="text-[min(1.375rem,10vw)] sm:text-2xl"
        />
        <StockNote stock={size?.stock ?? stockOfAll(product.sizes)} />
      </div>
      {children}
    </header>
  )
}

/** On a phone such a name would fill the first view. */
function isLong(name: string): boolean {
  return name.length > 45
}
