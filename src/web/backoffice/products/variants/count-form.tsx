import { useRef } from 'react'
import { useFetcher } from 'react-router'
import type { OfficeVariant } from '#domain/catalog/admin/office-variant.ts'
import type { Color } from '#domain/catalog/product.ts'
import type { Waiting } from '#domain/stock-alerts/count-waiting.ts'
import { productsMessages } from '#page-messages/backoffice/products.ts'
import { variantsMessages } from '#page-messages/backoffice/variants.ts'
import { useFocusOnRefusal } from '#web/forms/use-focus-on-refusal.ts'
import { Button } from '#web/ui/button.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { CellGrid, type GridColumn, GridHint } from './cell-grid.tsx'
import { cellErrorText, noteOf } from './cell-texts.ts'
import { GridNotice } from './grid-notice.tsx'
import { readPieces } from './pieces.ts'
import { useTypedCells } from './use-typed-cells.ts'
import { variantGridOf } from './variant-grid.ts'
import { variantName } from './variant-names.ts'
import type { GridResult, VariantsResults } from './variants-action.ts'

interface CountFormProps {
  readonly variants: readonly OfficeVariant[]
  readonly colors: readonly Color[]
  /** How many people wait for what is sold out. */
  readonly waiting: Waiting
  /** The result of a form that was sent without JavaScript. */
  readonly result: GridResult | undefined
}

/** How a column of pieces is read and typed. */
export const piecesColumn = {
  read: (text: string) => readPieces(text)?.toString(),
  inputMode: 'numeric',
  maxLength: 7,
  width: 'w-16',
} satisfies Partial<GridColumn>

/** The stock of the variants by size and color, to be typed as it was counted. */
export function CountForm({ variants, colors, waiting, result: firstResult }: CountFormProps) {
  const { grid, counts } = variantsMessages
  const fetcher = useFetcher<VariantsResults>()
  const result = fetcher.data?.counts ?? firstResult
  const shownResult = fetcher.state === 'idle' ? result : undefined
  const form = useRef<HTMLFormElement>(null)
  useFocusOnRefusal(form, shownResult)
  const { typed, type, discard } = useTypedCells('counts', result)
  const { rows, columns, cells } = variantGridOf(
    variants,
    colors.map(({ id }) => id),
  )
  const offered = variants.filter(({ isRetired }) => !isRetired)
  const sizes = new Map(offered.map(({ sizeId, sizeName }) => [sizeId, sizeName]))
  const headingOf = (name: string) => <bdi>{name || (columns.length > 1 ? grid.anyColor : grid.pieces)}</bdi>
  return (
    <fetcher.Form ref={form} method="post">
      <input type="hidden" name="do" value="count-variants" />
      <p>{counts.hint}</p>
      {Array.from(sizes, ([sizeId, sizeName]) => {
        const note = waitingNote(waiting.forAnyColor[sizeId])
        return note && <p key={sizeId}>{counts.waitingForAnyColor(note, sizeName)}</p>
      })}
      <GridHint />
      <CellGrid
        caption={productsMessages.stock.heading}
        corner={sizes.size > 1 ? grid.size : grid.color}
        columns={columns.map(({ key, name }) => ({ key, heading: headingOf(name), ...piecesColumn }))}
        rows={rows.map(({ key, name }, row) => ({
          key,
          heading: <bdi>{name || grid.anyColor}</bdi>,
          cells: (cells[row] ?? []).map(
            (variant) =>
              variant && {
                key: String(variant.id),
                label: grid.cell(variantName(variant), grid.pieces),
                shown: String(variant.stock),
                error: cellErrorText(result?.errors[variant.id]),
                note: noteOf(result, String(variant.id)) ?? waitingNote(waiting.forVariants[variant.id]),
              },
          ),
        }))}
        typed={typed}
        onType={type}
      />
      <GridNotice result={shownResult} saved={counts.saved} />
      <div className="mt-3 flex flex-wrap gap-2">
        <SubmitButton variant="secondary" isSending={fetcher.state !== 'idle'}>
          {counts.save}
        </SubmitButton>
        {typed.size > 0 && (
          <Button variant="quiet" onClick={discard} className="noscript:hidden">
            {grid.discard}
          </Button>
        )}
      </div>
    </fetcher.Form>
  )
}

function waitingNote(count = 0): string | undefined {
  return count > 0 ? productsMessages.stock.waiting(count) : undefined
}
