import { formatPrice, type Millimes } from '#domain/money.ts'
import type { TunisDay } from '#domain/tunis-day.ts'
import type { BarsPlotShape } from '../../ui/plots/bars-plot-shape.ts'
import type { TimePlotShape } from '../../ui/plots/time-plot-shape.ts'
import { type CsvRow, dinarsCell } from '../csv/csv.ts'

export const figureNames = [
  'orders',
  'revenue',
  'basket',
  'best-sellers',
  'ending-stock',
  'refusals-by-governorate',
  'refusals-by-product',
  'sources',
] as const

export type FigureName = (typeof figureNames)[number]

/** What is known of one question: a sentence, a drawing unless there is nothing to draw, and the numbers. */
export interface Figure {
  readonly name: FigureName
  readonly sentence: string
  readonly plot?: FigurePlot
  readonly table: FigureTable
}

export type FigurePlot =
  | { readonly kind: 'time'; readonly shape: TimePlotShape; readonly readings: readonly string[] }
  | { readonly kind: 'bars'; readonly shape: BarsPlotShape; readonly hasFew?: boolean }

/** Numbers as they are: how they are written depends on whether they are read on a screen or by a spreadsheet. */
export interface FigureTable {
  readonly columns: readonly {
    readonly name: string
    readonly unit: Unit
    /** What a screen says in place of the values, row by row. */
    readonly shown?: readonly string[]
  }[]
  readonly rows: readonly (readonly (string | number | undefined)[])[]
}

/** `rate` is a part of 1, `day` one of the calendar, `2026-03-02`. */
type Unit = 'words' | 'day' | 'count' | 'millimes' | 'rate'

/** So many rows of a table stand on the screen; the file has all of them. */
const mostRows = 50

/** The table as a screen shows it. */
export function shownTable({ columns, rows }: FigureTable) {
  return {
    columns: columns.map(({ name, unit }) => ({ name, isNumber: unit !== 'words' && unit !== 'day' })),
    rows: rows
      .slice(0, mostRows)
      .map((row, at) => row.map((value, index) => columns[index]?.shown?.[at] ?? shown(value, columns[index]?.unit))),
    count: rows.length,
  }
}

function shown(value: string | number | undefined, unit: Unit | undefined): string {
  if (typeof value !== 'number') return value ?? '–'
  if (unit === 'millimes') return formatPrice(value as Millimes)
  return unit === 'rate' ? percent(value) : String(value)
}

/** The table as the rows of a file, its heads first. Amounts are dinars, rates percents. */
export function csvRowsOf({ columns, rows }: FigureTable): CsvRow[] {
  const heads = columns.map(({ name, unit }) => name + ({ millimes: ' (TND)', rate: ' (%)' }[unit as string] ?? ''))
  return [heads, ...rows.map((row) => row.map((value, index) => cellOf(value, columns[index]?.unit)))]
}

function cellOf(value: string | number | undefined, unit: Unit | undefined) {
  if (unit === 'day') return value === undefined ? undefined : { day: value as TunisDay }
  if (typeof value !== 'number') return value
  if (unit === 'millimes') return dinarsCell(value as Millimes)
  return unit === 'rate' ? Math.round(value * 1000) / 10 : value
}

/** `12.5%` of a part of 1. */
export function percent(part: number): string {
  return `${(part * 100).toFixed(1).replace(/\.0$/, '')}%`
}
