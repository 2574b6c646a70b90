import { useRef } from 'react'
import { useFetcher } from 'react-router'
import type { OfficeVariant } from '#domain/catalog/admin/office-variant.ts'
import type { Color } from '#domain/catalog/product.ts'
import { choicesOf } from '#domain/orders/order.ts'
import { productsMessages } from '#page-messages/backoffice/products.ts'
import { variantsMessages } from '#page-messages/backoffice/variants.ts'
import { Panel } from '#web/backoffice/layout/panel.tsx'
import { useFocusOnRefusal } from '#web/forms/use-focus-on-refusal.ts'
import { formatList } from '#web/text/format.ts'
import { LiveRegion } from '#web/ui/live-region.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { CellGrid, GridHint } from './cell-grid.tsx'
import { splitKey } from './cell-keys.ts'
import { cellErrorText } from './cell-texts.ts'
import { piecesColumn } from './count-form.tsx'
import { readPieces } from './pieces.ts'
import type { TypedCells } from './typed-cells.ts'
import { useTypedCells } from './use-typed-cells.ts'
import { type UncoloredSize, uncoloredSizesOf } from './variant-grid.ts'
import type { SplitResult, VariantsResults } from './variants-action.ts'

interface SplitFormProps {
  readonly variants: readonly OfficeVariant[]
  readonly colors: readonly Color[]
  readonly result: SplitResult | undefined
}

/** Tells the pieces of sizes apart by color: the sum of each size stays. Empty where there is nothing to tell. */
export function SplitForm({ variants, colors, result: firstResult }: SplitFormProps) {
  const { grid, split } = variantsMessages
  const fetcher = useFetcher<VariantsResults>()
  const result = fetcher.data?.split ?? firstResult
  const { typed, type } = useTypedCells('split', result)
  const sizes = uncoloredSizesOf(variants)
  const cameBack = sizes.filter((size) => size.cameBack)
  const shownResult = fetcher.state === 'idle' ? result : undefined
  const form = useRef<HTMLFormElement>(null)
  useFocusOnRefusal(form, shownResult)
  return (
    <>
      <LiveRegion>
        {shownResult?.outcome === 'saved' && (
          <Notice isStatic tone="success">
            {split.saved}
          </Notice>
        )}
      </LiveRegion>
      {cameBack.length > 0 && (
        <Notice isStatic tone="info">
          {cameBack.map(({ sizeId, sizeName, stock }) => (
            <p key={sizeId} className="font-semibold">
              {split.cameBack(stock, sizeName)}
            </p>
          ))}
          <p>{split.cameBackText}</p>
        </Notice>
      )}
      {sizes.length > 0 && colors.length > 0 && (
        <Panel title={split.heading}>
          <fetcher.Form ref={form} method="post">
            <input type="hidden" name="do" value="split-stock" />
            {cameBack.length < sizes.length && <p className="mb-1 text-sm">{split.toCount}</p>}
            <p className="text-ink-soft text-sm">{split.hint}</p>
            <GridHint />
            {sizes.map(({ sizeId, stock }) => (
              <span key={sizeId}>
                <input type="hidden" name="size" value={sizeId} />
                <input type="hidden" name="stock" value={stock} />
              </span>
            ))}
            <CellGrid
              caption={split.heading}
              corner={grid.size}
              columns={colors.map(({ id, name }) => ({
                ...{ key: String(id), heading: <bdi>{name}</bdi>, ...piecesColumn },
              }))}
              rows={sizes.map((size) => ({
                key: String(size.sizeId),
                heading: (
                  <>
                    {size.sizeName ? <bdi>{size.sizeName}</bdi> : grid.pieces}
                    <RowSum {...{ size, colors, typed }} />
                  </>
                ),
                cells: colors.map(({ id, name }) => {
                  const key = splitKey(size.sizeId, id)
                  const of = formatList(choicesOf({ sizeName: size.sizeName, colorName: name }))
                  return {
                    ...{ key, shown: '', label: grid.cell(of, grid.pieces) },
                    error: cellErrorText(result?.errors[key]),
                  }
                }),
              }))}
              typed={typed}
              onType={type}
            />
            {shownResult && shownResult.outcome !== 'saved' && (
              <Notice tone={shownResult.outcome === 'nothing' ? 'info' : 'error'} className="mt-3">
                {refusalOf(shownResult, sizes)}
              </Notice>
            )}
            <SubmitButton variant="secondary" className="mt-3" isSending={fetcher.state !== 'idle'}>
              {split.save}
            </SubmitButton>
          </fetcher.Form>
        </Panel>
      )}
    </>
  )
}

interface RowSumProps {
  readonly size: UncoloredSize
  readonly colors: readonly Color[]
  readonly typed: TypedCells
}

/** What was typed of a size beside what there is of it, said as it changes. */
function RowSum({ size: { sizeId, stock }, colors, typed }: RowSumProps) {
  const { split } = variantsMessages
  const texts = colors.map(({ id }) => typed.get(splitKey(sizeId, id))?.text ?? '').filter((text) => text.trim() !== '')
  if (texts.length === 0)
    return <span className="block font-normal text-ink-soft text-xs">{productsMessages.stock.has(stock)}</span>
  const sum = texts.reduce((sum, text) => sum + (readPieces(text) ?? 0), 0)
  const difference = stock - sum
  return (
    <output className={`block font-normal text-xs ${difference === 0 ? 'text-olive' : 'text-clay'}`}>
      <span className="block tabular-nums">{split.sumOf(sum, stock)}</span>
      {difference === 0 ? split.matches : difference > 0 ? split.missing(difference) : split.tooMany(-difference)}
    </output>
  )
}

function refusalOf({ outcome, sizeId }: SplitResult, sizes: readonly UncoloredSize[]): string | undefined {
  const { outcomes } = variantsMessages.split
  const { sizeName = '', stock = 0 } = sizes.find((size) => size.sizeId === sizeId) ?? {}
  if (outcome === 'sum-differs' || outcome === 'moved-meanwhile') return outcomes[outcome](sizeName, stock)
  return outcome === 'saved' || outcome === 'split' ? undefined : outcomes[outcome]
}
