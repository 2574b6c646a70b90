import { Link } from 'react-router'
import type { OfficeVariant } from '#domain/catalog/admin/office-variant.ts'
import type { Product } from '#domain/catalog/product.ts'
import { productsMessages } from '#page-messages/backoffice/products.ts'
import { variantsOfProductPath } from '#web/paths/backoffice-catalog-paths.ts'
import { stockFor } from '#web/product-display/variants-for.ts'
import { Panel } from '../layout/panel.tsx'
import type { StockResult } from './product-action.ts'
import { StockChangeForm } from './stock-change-form.tsx'

interface StockPanelProps {
  readonly product: Pick<Product, 'id' | 'variants' | 'supply' | 'weeklyLimit' | 'colors'>
  readonly variants: readonly OfficeVariant[]
  /** How many people wait for a variant that is sold out, by its id. */
  readonly waiting: Readonly<Record<number, number>>
  /** The first idempotency key of the form. */
  readonly firstKey: string
  /** The result of a form that was sent without JavaScript. */
  readonly result: StockResult | undefined
}

/** The stock of a product, with a form to change it for a reason. Its variants have a page of their own. */
export function StockPanel({ product, variants, waiting, firstKey, result }: StockPanelProps) {
  const { stock } = productsMessages
  const offered = variants.filter(({ isRetired }) => !isRetired)
  const isOne = offered.length === 1 && product.colors.length === 0
  return (
    <Panel title={stock.heading} anchor="stock">
      {product.supply === 'made-to-order' ? (
        <>
          <p>{stock['made-to-order']()}</p>
          {product.weeklyLimit !== undefined && (
            <p className="mt-2 font-semibold">{stock.placesLeft(stockFor(product, {}))}</p>
          )}
        </>
      ) : (
        <>
          <StockChangeForm {...{ variants: offered, waiting, firstKey }} firstResult={result} />
          <p className="text-ink-soft text-sm">{stock.saveFirst}</p>
        </>
      )}
      <Link to={variantsOfProductPath(product.id)} className="text-link mt-3">
        {isOne ? stock.variantsOfOne : stock.variants}
      </Link>
    </Panel>
  )
}
