/** How many rows a page of a back office list has. */
export const rowsPerPage = 20

/** A page of a list sorted by newest first. */
export interface NewestFirstPage<Row> {
  readonly rows: readonly Row[]
  /** Cursor of the next page: rows older than this id. Absent on the last page. */
  readonly olderThan?: number
}

/** Makes a page of rows that were selected with a limit of one more than it has. */
export function toNewestFirstPage<Row extends { readonly id: number }>(
  found: readonly Row[],
  perPage = rowsPerPage,
): NewestFirstPage<Row> {
  const rows = found.slice(0, perPage)
  const last = rows.at(-1)
  return found.length > perPage && last ? { rows, olderThan: last.id } : { rows }
}

/** A page of a list sorted by oldest first, such as rows that wait to be handled. */
export interface OldestFirstPage<Row> {
  readonly rows: readonly Row[]
  /** Cursor of the next page: rows newer than this id. Absent on the last page. */
  readonly newerThan?: number
}

/** Makes a page of rows that were selected with a limit of `rowsPerPage + 1`. */
export function toOldestFirstPage<Row extends { readonly id: number }>(found: readonly Row[]): OldestFirstPage<Row> {
  const { rows, olderThan: newerThan } = toNewestFirstPage(found)
  return { rows, ...(newerThan !== undefined && { newerThan }) }
}

/** A page of a list in either order. */
export type KeysetPage<Row> = NewestFirstPage<Row> & OldestFirstPage<Row>

/** The position at which a page begins; neither: at the beginning of the list. */
export interface PageCursor {
  readonly olderThan?: number | undefined
  readonly newerThan?: number | undefined
}
