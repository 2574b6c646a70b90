import type { Marketplace } from '#domain/marketplace.ts'
import { getProductImport } from '#domain/product-import/get-imports.ts'
import { streamRefusedRows } from '#domain/product-import/stream-refused-rows.ts'
import { productImportMessages } from '#page-messages/product-import.ts'
import { type CsvRow, csvStreamResponse } from '#web/csv/csv.ts'
import type { CsvFormat } from '#web/csv/csv-format.ts'
import { catchNotFound } from '#web/http/catch-not-found.ts'
import { describeRefusal } from './describe-remarks.ts'

/** Streams the rows of a file that were refused, under their headings, with one more column that says why. */
export async function refusedFile(marketplace: Marketplace, id: number, format: CsvFormat): Promise<Response> {
  const { contents } = await catchNotFound(getProductImport(marketplace, id))
  const headings = contents?.columns.map(({ heading }) => heading) ?? []
  const rows = rowsOf(marketplace, id, headings.length)
  return csvStreamResponse(`import-${id}.csv`, [...headings, productImportMessages.why], rows, format)
}

/** Cells without a heading stand behind the reason. */
async function* rowsOf(marketplace: Marketplace, id: number, columns: number): AsyncGenerator<CsvRow[]> {
  for await (const rows of streamRefusedRows(marketplace, id))
    yield rows.map(({ cells, reasons }) => [
      ...Array.from({ length: columns }, (_, index) => cells[index] ?? ''),
      reasons.map(describeRefusal).join(' '),
      ...cells.slice(columns),
    ])
}
