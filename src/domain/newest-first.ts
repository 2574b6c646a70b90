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

/** A part of a list in which rows wait for somebody: the longest waiting come first. */
export interface OldestFirst<Row> {
  readonly rows: readonly Row[]
  /** There is more: what is newer than the row with this id. */
  readonly newerThan?: number
}

/** Cuts what was asked for with a limit of one more than is shown. */
export function oldestFirst<Row extends { readonly id: number }>(found: readonly Row[]): OldestFirst<Row> {
  const { rows, olderThan: newerThan } = newestFirst(found)
  return { rows, ...(newerThan !== undefined && { newerThan }) }
}

/** A part of a list, whichever end of it comes first. */
export type ListPart<Row> = NewestFirst<Row> & OldestFirst<Row>

/** Beside which row that was seen a part of a list begins. */
export interface PartWanted {
  readonly olderThan?: number | undefined
  readonly newerThan?: number | undefined
}
