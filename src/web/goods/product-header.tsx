import type { ReactNode } from 'react'
import type { Product, Size } from '#domain/catalog/product.ts'
import { PageLink } from '../ui/page-link.tsx'
import { Price } from './price.tsx'
import { stockOfAll } from './size-choosing.ts'
import { StockNote } from './stock-note.tsx'

interface ProductHeaderProps {
  readonly product: Product
  /** The size whose stock is told; without one, that of all sizes. */
  readonly size: Size | undefined
  /** What stands beside the stock. */
  readonly children?: ReactNode
}

/** What a product's page begins with: whose it is, its name, its price and its stock. */
export function ProductHeader({ product, size, children }: ProductHeaderProps) {
  return (
    <header>
      <PageLink
        to={`/store/${product.store.id}`}
        className="-my-1.5 inline-flex min-h-11 items-center font-semibold text-door text-sm underline-offset-4 hover:underline"
      >
        {product.store.name}
      </PageLink>
      <h1 className="text-3xl sm:text-4xl">{product.name}</h1>
      <Price
        regularPrice={product.regularPrice}
        promotionalPrice={product.promotionalPrice}
        saysReduction
        className="mt-4 text-2xl"
      />
      <div className="mt-2 flex flex-wrap items-center gap-x-5 gap-y-1">
        <StockNote stock={size?.stock ?? stockOfAll(product.sizes)} />
        {children}
      </div>
    </header>
  )
}
