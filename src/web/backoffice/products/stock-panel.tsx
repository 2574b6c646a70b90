import type { OfficeVariant } from '#domain/catalog/admin/office-variant.ts'
import type { Product } from '#domain/catalog/product.ts'
import { productsMessages } from '#page-messages/backoffice/products.ts'
import { variantsMessages } from '#page-messages/backoffice/variants.ts'
import { stockOf } from '#web/product-display/size-availability.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { Disclosure } from '../layout/disclosure.tsx'
import { Panel } from '../layout/panel.tsx'
import type { StockResult } from './product-action.ts'
import { StockChangeForm } from './stock-change-form.tsx'
import { CountForm } from './variants/count-form.tsx'
import type { VariantsResults } from './variants/variants-action.ts'

const DetailsForm = lazyPart(() => import('./variants/details-form.tsx'))
const OnSaleForm = lazyPart(() => import('./variants/on-sale-form.tsx'))
const SplitForm = lazyPart(() => import('./variants/split-form.tsx'))

interface StockPanelProps {
  readonly product: Pick<Product, 'sizes' | 'supply' | 'weeklyLimit' | 'colors' | 'regularPrice'>
  readonly variants: readonly OfficeVariant[]
  /** How many people wait for a variant that is sold out, by its id. */
  readonly waiting: Readonly<Record<number, number>>
  /** The first idempotency key of the form that changes the stock. */
  readonly firstKey: string
  /** The results of forms that were sent without JavaScript. */
  readonly stockResult: StockResult | undefined
  readonly results: VariantsResults | undefined
}

/**
 * The stock of a product. Where there are several variants, a grid takes what was counted, and a form what was
 * delivered or damaged; where there is one, the form takes both.
 */
export function StockPanel({ product, variants, waiting, firstKey, stockResult, results = {} }: StockPanelProps) {
  const { stock } = productsMessages
  const { change, details, onSale } = variantsMessages
  const isCounted = product.supply !== 'made-to-order'
  const offered = variants.filter(({ isRetired }) => !isRetired)
  const [only, ...others] = offered
  const isOne = others.length === 0
  const changeForm = <StockChangeForm {...{ variants: offered, waiting, firstKey }} firstResult={stockResult} />
  return (
    <Panel title={stock.heading}>
      {!isCounted && (
        <>
          <p>{stock['made-to-order']()}</p>
          {product.weeklyLimit !== undefined && (
            <p className="mt-2 font-semibold">{stock.placesLeft(stockOf(product))}</p>
          )}
        </>
      )}
      {isCounted && !isOne && <CountForm {...{ variants, colors: product.colors, waiting }} result={results.counts} />}
      <div className={`divide-y divide-sand-deep ${isOne ? '' : 'mt-4 border-sand-deep border-t'}`}>
        {isCounted &&
          only &&
          (isOne ? (
            changeForm
          ) : (
            <Disclosure title={change.heading} isOpen={stockResult !== undefined}>
              {changeForm}
            </Disclosure>
          ))}
        {isCounted && <SplitForm {...{ variants, colors: product.colors }} result={results.split} />}
        {only && (
          <Disclosure title={isOne ? details.headingOne : details.heading} isOpen={results.details !== undefined}>
            <DetailsForm variants={offered} regularPrice={product.regularPrice} result={results.details} />
          </Disclosure>
        )}
        {(!isOne || variants.some(({ isRestorable }) => isRestorable)) && (
          <Disclosure title={onSale.heading} isOpen={results.onSale !== undefined}>
            <OnSaleForm variants={variants} result={results.onSale} />
          </Disclosure>
        )}
      </div>
      {isCounted && <p className="mt-3 text-ink-soft text-sm">{stock.saveFirst}</p>}
    </Panel>
  )
}
