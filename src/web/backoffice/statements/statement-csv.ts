import { wholeInBasisPoints } from '#domain/commission/commission-terms.ts'
import { getStatement } from '#domain/statements/get-statement.ts'
import { type StatementRow, streamStatementRows } from '#domain/statements/list-statement-rows.ts'
import { backoffice } from '#page-messages/backoffice.ts'
import { officeIn } from '#web/backoffice/backoffice-context.ts'
import { type CsvRow, csvStreamResponse, dinarsCell } from '#web/backoffice/csv/csv.ts'
import { csvFormatOf } from '#web/backoffice/csv/csv-format-cookie.ts'
import { catchNotFound } from '#web/http/catch-not-found.ts'
import { parseId } from '#web/http/parse-id.ts'
import type { Route } from './+types/statement-csv'
import { readStatementPeriod } from './statement-query.ts'

/** Streams the entries of a statement as a CSV file. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { cash, statements } = backoffice
  const { figures } = statements
  const office = officeIn(context)
  const storeId = parseId(params.id)
  const period = readStatementPeriod(new URL(request.url).searchParams, office.clock.now())
  const { store } = await catchNotFound(getStatement(office, storeId, period))
  const heads = [
    ...[statements.store, cash.at, cash.kind, cash.order, figures.sold, figures.returned, statements.rate],
    ...[figures.commission, figures.fees, figures.paid, figures.owed],
  ]
  const rows = rowsOf(store.name, streamStatementRows(office, { storeId, period }))
  return csvStreamResponse(`statement-${storeId}-${period.from}.csv`, heads, rows, csvFormatOf(request))
}

async function* rowsOf(
  store: string,
  pages: AsyncGenerator<readonly StatementRow[]>,
): AsyncGenerator<readonly CsvRow[]> {
  const { cash } = backoffice
  for await (const rows of pages)
    yield rows.map(({ at, kind, order, rate, figures }) => [
      ...[store, at, cash.kinds[kind], order?.number, dinarsCell(figures.sold), dinarsCell(figures.returned)],
      ...[rate === undefined ? undefined : (rate / wholeInBasisPoints) * 100, dinarsCell(figures.commission)],
      ...[dinarsCell(figures.fees), dinarsCell(figures.paid), dinarsCell(figures.owed)],
    ])
}
