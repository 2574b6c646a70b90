import type { ReactNode } from 'react'
import type { Product } from '#domain/catalog/product.ts'
import { LocalText } from '#web/text/local-text.tsx'
import { Price } from './price.tsx'
import { StockStatus } from './stock-status.tsx'
import type { OptionChoice } from './use-option-choice.ts'
import { pricesOfChoice } from './variant-availability.ts'
import { stockFor } from './variants-for.ts'

interface ProductHeaderProps {
  readonly product: Product
  /** Its price and stock are displayed; until a size is chosen, the lowest price and the stock of all sizes. */
  readonly choice: Pick<OptionChoice, 'size' | 'color' | 'variant' | 'isAbsent'>
  /** Said of what is made to order, while few places of the week are left. */
  readonly places?: string | undefined
  /** Displayed below the price. */
  readonly children?: ReactNode
}

/** The header of a product page: name, price and stock. */
export function ProductHeader({ product, choice, places, children }: ProductHeaderProps) {
  const { size, color, variant, isAbsent } = choice
  const stock = stockFor(product, { sizeId: size?.id, colorId: color?.id })
  return (
    <header>
      <h1 className={`${isLong(product.name) ? 'text-xl' : 'text-2xl'} sm:text-4xl`}>
        <LocalText text={product.name} language={product.languageOf?.name} />
      </h1>
      <div className="mt-1.5 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 sm:mt-3">
        <Price
          product={pricesOfChoice(product, variant)}
          showsDiscount
          className="text-[min(1.375rem,10vw)] sm:text-2xl"
        />
        <StockStatus stock={isAbsent ? undefined : stock} supply={product.supply} places={places} />
      </div>
      {children}
    </header>
  )
}

/** Long names get a smaller font on phones, where they would fill the first screen. */
function isLong(name: string): boolean {
  return name.length > 45
}
