import { type ListedPosting, streamPostings } from '#domain/remittances/list-postings.ts'
import { backoffice } from '#page-messages/backoffice.ts'
import { officeIn } from '#web/backoffice/backoffice-context.ts'
import { type CsvRow, csvStreamResponse, dinarsCell } from '#web/backoffice/csv/csv.ts'
import { csvFormatOf } from '#web/backoffice/csv/csv-format-cookie.ts'
import type { Route } from './+types/postings-csv'
import { shownAmount } from './amounts.ts'
import { readPostingFilter } from './cash-query.ts'

/** Streams the postings of a figure as a CSV file. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { cash } = backoffice
  const heads = [cash.at, cash.order, cash.kind, cash.account, cash.amount, cash.courier, cash.remittance, cash.by]
  const filter = readPostingFilter(new URL(request.url).searchParams)
  return csvStreamResponse('cash.csv', heads, rowsOf(streamPostings(officeIn(context), filter)), csvFormatOf(request))
}

async function* rowsOf(pages: AsyncGenerator<readonly ListedPosting[]>): AsyncGenerator<readonly CsvRow[]> {
  const { cash } = backoffice
  for await (const postings of pages)
    yield postings.map(({ at, order, kind, account, amount, courier, remittanceId, by }) => [
      ...[at, order?.number, cash.kinds[kind], cash.accounts[account]],
      ...[dinarsCell(shownAmount(account, amount)), courier, remittanceId, by],
    ])
}
