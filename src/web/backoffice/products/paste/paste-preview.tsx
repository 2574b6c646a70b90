import { Form } from 'react-router'
import type { PastedCell, RowPreview } from '#domain/catalog/pasted-rows/pasted-row.ts'
import type { Category, ShopCategory } from '#domain/category.ts'
import { type Millimes, millimes } from '#domain/money.ts'
import { fieldErrorsMessages } from '#page-messages/backoffice/field-errors.ts'
import { pastedRowsMessages } from '#page-messages/backoffice/pasted-rows.ts'
import { surePriceMessages } from '#page-messages/backoffice/sure-price.ts'
import { formatList, formatPrice } from '#web/text/format.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { categoryNameOf, useCategories } from '#web/use-categories.ts'

/** Shows for each row what saving it would change. */
export function PastePreview({ preview, text }: { preview: readonly RowPreview[]; text: string }) {
  const pastedRows = pastedRowsMessages
  const categories = useCategories()
  const canSave = preview.some(({ outcome }) => outcome === 'changed' || outcome === 'new')
  return (
    <section aria-labelledby="review" className="panel p-4 sm:p-6">
      <h2 id="review" className="text-xl">
        {pastedRows.previewHeading}
      </h2>
      <Form method="post">
        <ul className="mt-3 divide-y divide-sand-deep">
          {preview.map((row) => (
            <li key={row.line} className="flex flex-wrap gap-x-3 py-2">
              <span className="w-full text-ink-soft text-sm sm:w-16">{pastedRows.line(row.line)}</span>
              <span className="min-w-0 flex-1">
                {'name' in row && (
                  <strong className="block">
                    <bdi>{row.name}</bdi>
                  </strong>
                )}{' '}
                {inWords(row, categories)}
                {'doubt' in row && row.doubt && (
                  <>
                    <span className="block font-semibold text-clay">{fieldErrorsMessages[row.doubt]}</span>
                    <Checkbox name="sure" value={row.line} className="font-semibold">
                      {surePriceMessages.sure(formatPrice(priceIn(row)))}
                    </Checkbox>
                  </>
                )}
              </span>
            </li>
          ))}
        </ul>
        {canSave && (
          <div className="mt-4">
            <input type="hidden" name="text" value={text} />
            <input type="hidden" name="review" value={JSON.stringify(preview)} />
            <SubmitButton>{pastedRows.save}</SubmitButton>
          </div>
        )}
      </Form>
    </section>
  )
}

function priceIn(row: Extract<RowPreview, { outcome: 'changed' | 'new' }>): Millimes {
  return row.outcome === 'new' ? row.price : (row.price?.to ?? millimes(0))
}

/** Names the cells with a problem: `price “12 mai”`, those that are missing by their column. */
function cellsInWords(cells: readonly PastedCell[]): string {
  const pastedRows = pastedRowsMessages
  return formatList(cells.map(({ column, text }) => pastedRows.cell(column ? pastedRows.columns[column] : '', text)))
}

function inWords(row: RowPreview, categories: readonly ShopCategory[]): string {
  const pastedRows = pastedRowsMessages
  const nameOf = (slug: Category) => categoryNameOf(categories, slug)
  switch (row.outcome) {
    case 'wrong':
      return `${pastedRows.wrong(pastedRows.rowProblems[row.problem])} ${cellsInWords(row.cells)}`
    case 'same':
      return pastedRows.same
    case 'new':
      return pastedRows.isNew(formatPrice(row.price), row.stock)
    case 'changed':
      return [
        row.newName && pastedRows.renamed(row.newName),
        row.price && pastedRows.repriced(formatPrice(row.price.from), formatPrice(row.price.to)),
        row.stock && pastedRows.counted(row.stock.from, row.stock.to),
        row.category && pastedRows.moved(nameOf(row.category.from), nameOf(row.category.to)),
        row.store && pastedRows.moved(row.store.from, row.store.to),
      ]
        .filter(Boolean)
        .join(' · ')
  }
}
