import type { ReactNode } from 'react'
import type { Product, Size } from '#domain/catalog/product.ts'
import { LocalText } from '#web/text/local-text.tsx'
import { Price } from './price.tsx'
import { stockOf } from './size-availability.ts'
import { StockStatus } from './stock-status.tsx'

interface ProductHeaderProps {
  readonly product: Product
  /** The size whose stock is displayed. Undefined: the total of all sizes. */
  readonly size: Size | undefined
  /** Displayed below the price. */
  readonly children?: ReactNode
}

/** The header of a product page: name, price and stock. */
export function ProductHeader({ product, size, children }: ProductHeaderProps) {
  return (
    <header>
      <h1 className={`${isLong(product.name) ? 'text-xl' : 'text-2xl'} sm:text-4xl`}>
        <LocalText text={product.name} language={product.languageOf?.name} />
      </h1>
      <div className="mt-1.5 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 sm:mt-3">
        <Price product={product} showsDiscount className="text-[min(1.375rem,10vw)] sm:text-2xl" />
        <StockStatus stock={size?.stock ?? stockOf(product)} supply={product.supply} />
      </div>
      {children}
    </header>
  )
}

/** Long names get a smaller font on phones, where they would fill the first screen. */
function isLong(name: string): boolean {
  return name.length > 45
}
