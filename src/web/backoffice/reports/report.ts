import type { Millimes } from '#domain/money.ts'
import type { Granularity } from '#domain/reports/period.ts'
import type { TunisDay } from '#domain/tunis-day.ts'
import { reportsMessages } from '#page-messages/backoffice/reports.ts'
import { type CsvRow, dinarsCell } from '#web/csv/csv.ts'
import { formatPercent, formatPrice } from '#web/text/format.ts'
import type { BarChartShape } from '#web/ui/charts/bar-chart-shape.ts'
import type { TimeChartShape } from '#web/ui/charts/time-chart-shape.ts'

export const reportNames = [
  'orders',
  'revenue',
  'basket',
  'best-sellers',
  'ending-stock',
  'refusals-by-governorate',
  'refusals-by-product',
  'refusals-by-source',
  'refusals-by-courier',
  'sources',
  'searches',
  'searches-by-language',
  'searches-by-day',
  'web-vitals',
  'web-vitals-by-page',
] as const

export type ReportName = (typeof reportNames)[number]

/** A report: a sentence, a chart unless there is no data, and a table. */
export interface Report {
  readonly name: ReportName
  readonly sentence: string
  readonly chart?: ReportChart
  readonly table: ReportTable
}

export type ReportChart =
  | {
      readonly kind: 'time'
      /** What its columns are, where that is not the granularity of the page. */
      readonly per?: Granularity
      readonly shape: TimeChartShape
      readonly readings: readonly string[]
    }
  | { readonly kind: 'bars'; readonly shape: BarChartShape; readonly hasFew?: boolean }

/** Raw values; the screen and the CSV file format them differently. */
export interface ReportTable {
  readonly columns: readonly {
    readonly name: string
    readonly unit: Unit
    /** Display text of the column's values, row by row. */
    readonly shown?: readonly string[]
  }[]
  readonly rows: readonly (readonly (string | number | undefined)[])[]
}

/** `rate` is a fraction of 1; `day` is a calendar day, `2026-03-02`. */
type Unit = 'text' | 'day' | 'count' | 'millimes' | 'rate'

const { headings } = reportsMessages

/** Maximum rows on the screen; the file has all rows. */
const maxRows = 50

/** Formats a table for the screen. */
export function shownTable({ columns, rows }: ReportTable) {
  return {
    columns: columns.map(({ name, unit }) => ({ name, isNumber: unit !== 'text' && unit !== 'day' })),
    rows: rows
      .slice(0, maxRows)
      .map((row, at) => row.map((value, index) => columns[index]?.shown?.[at] ?? shown(value, columns[index]?.unit))),
    count: rows.length,
  }
}

function shown(value: string | number | undefined, unit: Unit | undefined): string {
  if (typeof value !== 'number') return value ?? '–'
  if (unit === 'millimes') return formatPrice(value as Millimes)
  return unit === 'rate' ? formatPercent(value) : String(value)
}

/** Formats a table as CSV rows, with the header first. Amounts in dinars, rates in percent. */
export function csvRowsOf({ columns, rows }: ReportTable): CsvRow[] {
  const heads = columns.map(({ name, unit }) => (unit === 'millimes' || unit === 'rate' ? headings[unit](name) : name))
  return [heads, ...rows.map((row) => row.map((value, index) => cellOf(value, columns[index]?.unit)))]
}

function cellOf(value: string | number | undefined, unit: Unit | undefined) {
  if (unit === 'day') return value === undefined ? undefined : { day: value as TunisDay }
  if (typeof value !== 'number') return value
  if (unit === 'millimes') return dinarsCell(value as Millimes)
  return unit === 'rate' ? Math.round(value * 1000) / 10 : value
}

/** Joins the sentences that there are. */
export function joinSentences(...sentences: readonly (string | false | undefined)[]): string {
  return sentences.filter(Boolean).join(' ')
}
