import { type ExportedRow, isDated, isTableName, streamTable, type TableName } from '#domain/exports/stream-table.ts'
import type { Period } from '#domain/figures/period.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import type { Millimes } from '#domain/money.ts'
import { governorateNames, isGovernorate } from '#domain/orders/governorate.ts'
import { formatPhone, type Phone } from '#domain/phone.ts'
import { tunisDayOf } from '#domain/tunis-day.ts'
import { backoffice } from '#messages/en/backoffice.ts'
import { type CsvCell, type CsvRow, csvStreamAnswer, dinarsCell } from '../csv/csv.ts'
import { csvFormatOf } from '../csv/csv-format-cookie.ts'
import { officeIn } from '../office-context.ts'
import type { Route } from './+types/table-csv'
import { csvName } from './csv-name.ts'
import { readFiguresQuery } from './figures-query.ts'

const { exports: words } = backoffice

/** Every column of every table has a head. */
const heads: { readonly [Name in TableName]: { readonly [Column in keyof ExportedRow<Name>]: string } } = words.columns

/** A table of the shop as a file, row by row as the line takes it. */
export async function loader({ context, request, params }: Route.LoaderArgs) {
  const office = officeIn(context)
  const name = csvName(params.file, isTableName)
  const { period } = readFiguresQuery(new URL(request.url).searchParams, tunisDayOf(office.clock.now()))
  const columns = Object.entries<string>(heads[name])
  const days = isDated(name) ? `-${period.from}-${period.until}` : ''
  return csvStreamAnswer(
    `${name}${days}.csv`,
    columns.map(([, head]) => head),
    rowsOf(
      office,
      name,
      period,
      columns.map(([column]) => column),
    ),
    csvFormatOf(request),
  )
}

async function* rowsOf(
  office: Marketplace,
  name: TableName,
  period: Period,
  columns: readonly string[],
): AsyncGenerator<readonly CsvRow[]> {
  for await (const rows of streamTable(office, name, period))
    yield rows.map((row: ExportedRow) =>
      columns.map((column) => cellOf(column, (row as Readonly<Record<string, unknown>>)[column])),
    )
}

function cellOf(column: string, value: unknown): CsvCell {
  if (value === null || value === undefined) return undefined
  if (value instanceof Date) return value
  if (typeof value === 'boolean') return value ? words.yes : words.no
  if (typeof value === 'number') return column.endsWith('_millimes') ? dinarsCell(value as Millimes) : value
  const text = String(value)
  if (column.endsWith('phone')) return formatPhone(text as Phone)
  return column === 'governorate' && isGovernorate(text) ? governorateNames[text] : text
}
