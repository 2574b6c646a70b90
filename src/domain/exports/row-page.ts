import type { Marketplace } from '#domain/marketplace.ts'
import type { Period } from '#domain/reports/period.ts'

/** A page of rows, oldest first. `last` is the key after which the next page begins; absent on the last page. */
export interface RowPage<Row> {
  readonly rows: readonly Row[]
  readonly last?: number | undefined
}

/** Reads the rows after a key. Dated tables are limited to the period. */
export type ReadRows<Row> = (marketplace: Marketplace, after: number, period: Period) => Promise<RowPage<Row>>

/** Rows per query: fits in memory, and a table of 100,000 rows takes a hundred queries. */
export const exportPageSize = 1000

/** Makes a page of rows that were queried with `exportPageSize` as the limit, keyed by id. */
export function toRowPage<Row extends { readonly id: number }>(rows: readonly Row[]): RowPage<Row> {
  return { rows, last: rows.length < exportPageSize ? undefined : rows.at(-1)?.id }
}
