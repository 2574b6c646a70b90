/** How many rows a list of the back office shows at once. */
export const rowsAtOnce = 50

/** A part of a list whose newest come first. */
export interface NewestFirst<Row> {
  readonly rows: readonly Row[]
  /** There is more: what is older than the row with this id. */
  readonly olderThan?: number
}

/** Cuts what was asked for with a limit of one more than is shown. */
export function newestFirst<Row extends { readonly id: number }>(found: readonly Row[]): NewestFirst<Row> {
  const rows = found.slice(0, rowsAtOnce)
  const last = rows.at(-1)
  return found.length > rowsAtOnce && last ? { rows, olderThan: last.id } : { rows }
}
