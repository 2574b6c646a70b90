import { Form } from 'react-router'
import type { RowReview } from '#domain/assortment/sheet.ts'
import { formatPrice } from '#domain/money.ts'
import { Button } from '../../ui/button.tsx'
import { type OfficeMessages, useOfficeMessages } from '../text/office-messages.ts'

/** What saving would change, row by row, before it does. */
export function SheetReview({ review, text }: { review: readonly RowReview[]; text: string }) {
  const { products } = useOfficeMessages()
  const { sheet } = products
  const canSave = review.some(({ outcome }) => outcome === 'changed' || outcome === 'new')
  return (
    <section aria-labelledby="review" className="rounded-2xl bg-white p-4 ring-1 ring-sand-deep sm:p-6">
      <h2 id="review" className="text-xl">
        {sheet.reviewHeading}
      </h2>
      <ul className="mt-3 divide-y divide-sand-deep">
        {review.map((row) => (
          <li key={row.line} className="flex flex-wrap gap-x-3 py-2">
            <span className="w-16 text-ink-soft text-sm">{sheet.line(row.line)}</span>
            <span className="min-w-0 flex-1">
              {'name' in row && <strong>{row.name}</strong>} {inWords(row, products)}
            </span>
          </li>
        ))}
      </ul>
      {canSave && (
        <Form method="post" className="mt-4">
          <input type="hidden" name="text" value={text} />
          <input type="hidden" name="review" value={JSON.stringify(review)} />
          <Button type="submit">{sheet.save}</Button>
        </Form>
      )}
    </section>
  )
}

function inWords(row: RowReview, { sheet, categoryNames }: OfficeMessages['products']): string {
  switch (row.outcome) {
    case 'wrong':
      return sheet.wrong(sheet.rowProblems[row.problem])
    case 'same':
      return sheet.same
    case 'new':
      return sheet.isNew(formatPrice(row.price), row.stock)
    case 'changed':
      return [
        row.newName && sheet.renamed(row.newName),
        row.price && sheet.repriced(formatPrice(row.price.from), formatPrice(row.price.to)),
        row.stock && sheet.counted(row.stock.from, row.stock.to),
        row.category && sheet.moved(categoryNames[row.category.from], categoryNames[row.category.to]),
        row.store && sheet.moved(row.store.from, row.store.to),
      ]
        .filter(Boolean)
        .join(' · ')
  }
}
