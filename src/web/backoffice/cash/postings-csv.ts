import { type ListedPosting, streamPostings } from '#domain/remittances/list-postings.ts'
import { cashMessages } from '#page-messages/backoffice/cash.ts'
import { officeIn } from '#web/backoffice/backoffice-context.ts'
import { csvFormatOf } from '#web/backoffice/csv/csv-format-cookie.ts'
import { type CsvRow, csvStreamResponse, dinarsCell } from '#web/csv/csv.ts'
import type { Route } from './+types/postings-csv'
import { shownAmount } from './amounts.ts'
import { readPostingFilter } from './cash-query.ts'

/** Streams the postings of a figure as a CSV file. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const heads = [
    cashMessages.at,
    cashMessages.order,
    cashMessages.kind,
    cashMessages.account,
    cashMessages.amount,
    cashMessages.courier,
    cashMessages.store,
    cashMessages.remittance,
    cashMessages.by,
  ]
  const filter = readPostingFilter(new URL(request.url).searchParams)
  return csvStreamResponse('cash.csv', heads, rowsOf(streamPostings(officeIn(context), filter)), csvFormatOf(request))
}

async function* rowsOf(pages: AsyncGenerator<readonly ListedPosting[]>): AsyncGenerator<readonly CsvRow[]> {
  for await (const postings of pages)
    yield postings.map(({ at, order, kind, account, amount, courier, store, remittanceId, by }) => [
      ...[at, order?.number, cashMessages.kinds[kind], cashMessages.accounts[account]],
      ...[dinarsCell(shownAmount(account, amount)), courier, store, remittanceId, by],
    ])
}
