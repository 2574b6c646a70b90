import { Form } from 'react-router'
import type { RowPreview } from '#domain/catalog/import/import-row.ts'
import { type BackofficeMessages, backoffice } from '#page-messages/backoffice.ts'
import { formatPrice } from '#web/text/format.ts'
import { Button } from '#web/ui/button.tsx'

/** Shows for each row what the import would change. */
export function ImportPreview({ preview, text }: { preview: readonly RowPreview[]; text: string }) {
  const { products } = backoffice
  const { productImport } = products
  const canSave = preview.some(({ outcome }) => outcome === 'changed' || outcome === 'new')
  return (
    <section aria-labelledby="review" className="rounded-2xl bg-white p-4 ring-1 ring-sand-deep sm:p-6">
      <h2 id="review" className="text-xl">
        {productImport.previewHeading}
      </h2>
      <ul className="mt-3 divide-y divide-sand-deep">
        {preview.map((row) => (
          <li key={row.line} className="flex flex-wrap gap-x-3 py-2">
            <span className="w-16 text-ink-soft text-sm">{productImport.line(row.line)}</span>
            <span className="min-w-0 flex-1">
              {'name' in row && (
                <strong>
                  <bdi>{row.name}</bdi>
                </strong>
              )}{' '}
              {inWords(row, products)}
            </span>
          </li>
        ))}
      </ul>
      {canSave && (
        <Form method="post" className="mt-4">
          <input type="hidden" name="text" value={text} />
          <input type="hidden" name="review" value={JSON.stringify(preview)} />
          <Button type="submit">{productImport.save}</Button>
        </Form>
      )}
    </section>
  )
}

function inWords(row: RowPreview, { productImport, categoryNames }: BackofficeMessages['products']): string {
  switch (row.outcome) {
    case 'wrong':
      return productImport.wrong(productImport.rowProblems[row.problem])
    case 'same':
      return productImport.same
    case 'new':
      return productImport.isNew(formatPrice(row.price), row.stock)
    case 'changed':
      return [
        row.newName && productImport.renamed(row.newName),
        row.price && productImport.repriced(formatPrice(row.price.from), formatPrice(row.price.to)),
        row.stock && productImport.counted(row.stock.from, row.stock.to),
        row.category && productImport.moved(categoryNames[row.category.from], categoryNames[row.category.to]),
        row.store && productImport.moved(row.store.from, row.store.to),
      ]
        .filter(Boolean)
        .join(' · ')
  }
}
