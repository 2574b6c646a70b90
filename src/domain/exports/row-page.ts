import type { Period } from '../figures/period.ts'
import type { Marketplace } from '../marketplace.ts'

/** Some rows of a table, oldest first, and after which of its keys the next ones stand: none when these are the last. */
export interface RowPage<Row> {
  readonly rows: readonly Row[]
  readonly last?: number | undefined
}

/** Reads the rows after a key. Where rows have a day, only those of the period. */
export type ReadRows<Row> = (marketplace: Marketplace, after: number, period: Period) => Promise<RowPage<Row>>

/** Few enough to be held in memory, enough for a table of 100,000 to be a hundred questions. */
export const rowsRead = 1000

/** Rows that were asked for with `rowsRead` as the limit, each known by its id. */
export function pageOf<Row extends { readonly id: number }>(rows: readonly Row[]): RowPage<Row> {
  return { rows, last: rows.length < rowsRead ? undefined : rows.at(-1)?.id }
}
