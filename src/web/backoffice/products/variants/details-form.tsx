import { useRef } from 'react'
import { useFetcher } from 'react-router'
import type { OfficeVariant } from '#domain/catalog/admin/office-variant.ts'
import { maxSkuLength } from '#domain/catalog/variant.ts'
import type { Millimes } from '#domain/money.ts'
import { parsePrice } from '#domain/parse-price.ts'
import { productsMessages } from '#page-messages/backoffice/products.ts'
import { variantsMessages } from '#page-messages/backoffice/variants.ts'
import { SurePrice } from '#web/backoffice/forms/sure-price.tsx'
import { useFocusOnRefusal } from '#web/forms/use-focus-on-refusal.ts'
import { formatPrice, priceFieldValue } from '#web/text/format.ts'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { CellGrid, type GridColumn } from './cell-grid.tsx'
import { type DetailColumn, detailKey } from './cell-keys.ts'
import { cellErrorText, noteOf } from './cell-texts.ts'
import { GridNotice } from './grid-notice.tsx'
import { useTypedCells } from './use-typed-cells.ts'
import { variantName } from './variant-names.ts'
import type { GridResult, VariantsResults } from './variants-action.ts'

interface DetailsFormProps {
  /** Those on sale. */
  readonly variants: readonly OfficeVariant[]
  readonly regularPrice: Millimes
  readonly result: GridResult | undefined
}

/** The SKU and the own price of each variant. The only one costs what the product costs. */
export function DetailsForm({ variants, regularPrice, result: firstResult }: DetailsFormProps) {
  const { grid, details } = variantsMessages
  const fetcher = useFetcher<VariantsResults>()
  const result = fetcher.data?.details ?? firstResult
  const shownResult = fetcher.state === 'idle' ? result : undefined
  const form = useRef<HTMLFormElement>(null)
  useFocusOnRefusal(form, shownResult)
  const { typed, type } = useTypedCells('details', result)
  const isOne = variants.length === 1
  const sku = {
    ...{ key: 'sku', heading: grid.sku, read: (text: string) => text.slice(0, maxSkuLength) },
    ...{ inputMode: 'text', maxLength: maxSkuLength, width: 'w-28 sm:w-36' },
  } satisfies GridColumn
  const price = {
    ...{ key: 'price', heading: grid.ownPrice, read: (text: string) => (parsePrice(text) ? text : undefined) },
    ...{ inputMode: 'decimal', maxLength: 20, width: 'w-20 sm:w-24' },
  } satisfies GridColumn
  const cellOf = (variant: OfficeVariant, column: DetailColumn, shown: string) => {
    const key = detailKey(column, variant.id)
    return {
      ...{ key, shown, error: cellErrorText(result?.errors[key]), note: noteOf(result, key) },
      label: grid.cell(variantName(variant), column === 'sku' ? grid.sku : grid.ownPrice),
    }
  }
  return (
    <fetcher.Form ref={form} method="post" className="mt-2">
      <input type="hidden" name="do" value="edit-variants" />
      {!isOne && <p className="text-ink-soft text-sm">{details.hint(formatPrice(regularPrice))}</p>}
      <CellGrid
        caption={isOne ? details.headingOne : details.heading}
        corner={productsMessages.stock.which}
        columns={isOne ? [sku] : [sku, price]}
        rows={variants.map((variant) => ({
          key: String(variant.id),
          heading: variantName(variant) || productsMessages.stock.oneSize,
          cells: [
            cellOf(variant, 'sku', variant.sku),
            ...(isOne
              ? []
              : [cellOf(variant, 'price', variant.ownPrice === undefined ? '' : priceFieldValue(variant.ownPrice))]),
          ],
        }))}
        typed={typed}
        onType={type}
      />
      {variants.map(({ id }) => {
        const field = detailKey('price', id)
        return <SurePrice key={id} field={field} typed={typed.get(field)?.text} error={result?.errors[field]} />
      })}
      <GridNotice result={shownResult} saved={details.saved} />
      <SubmitButton variant="secondary" className="mt-3" isSending={fetcher.state !== 'idle'}>
        {isOne ? details.saveOne : details.save}
      </SubmitButton>
    </fetcher.Form>
  )
}
