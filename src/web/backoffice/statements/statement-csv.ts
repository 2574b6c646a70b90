import { wholeInBasisPoints } from '#domain/commission/commission-terms.ts'
import { getStatement } from '#domain/statements/get-statement.ts'
import { type StatementRow, streamStatementRows } from '#domain/statements/list-statement-rows.ts'
import { cashMessages } from '#page-messages/backoffice/cash.ts'
import { statementsMessages } from '#page-messages/backoffice/statements.ts'
import { officeIn } from '#web/backoffice/backoffice-context.ts'
import { csvFormatOf } from '#web/backoffice/csv/csv-format-cookie.ts'
import { type CsvRow, csvStreamResponse, dinarsCell } from '#web/csv/csv.ts'
import { catchNotFound } from '#web/http/catch-not-found.ts'
import { parseId } from '#web/http/parse-id.ts'
import type { Route } from './+types/statement-csv'
import { readStatementPeriod } from './statement-query.ts'

/** Streams the entries of a statement as a CSV file. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { figures } = statementsMessages
  const office = officeIn(context)
  const storeId = parseId(params.id)
  const period = readStatementPeriod(new URL(request.url).searchParams, office.clock.now())
  const { name } = await catchNotFound(getStatement(office, storeId, period))
  const heads = [
    ...[
      statementsMessages.store,
      cashMessages.at,
      cashMessages.kind,
      cashMessages.order,
      figures.sold,
      figures.returned,
      statementsMessages.rate,
    ],
    ...[figures.commission, figures.fees, figures.paid, figures.owed],
  ]
  const rows = rowsOf(name, streamStatementRows(office, { storeId, period }))
  return csvStreamResponse(`statement-${storeId}-${period.from}.csv`, heads, rows, csvFormatOf(request))
}

async function* rowsOf(
  store: string,
  pages: AsyncGenerator<readonly StatementRow[]>,
): AsyncGenerator<readonly CsvRow[]> {
  for await (const rows of pages)
    yield rows.map(({ at, kind, order, rate, figures }) => [
      ...[store, at, cashMessages.kinds[kind], order?.number, dinarsCell(figures.sold), dinarsCell(figures.returned)],
      ...[rate === undefined ? undefined : (rate / wholeInBasisPoints) * 100, dinarsCell(figures.commission)],
      ...[dinarsCell(figures.fees), dinarsCell(figures.paid), dinarsCell(figures.owed)],
    ])
}
