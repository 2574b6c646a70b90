import { type ImportTableRow, maxImportColumns, maxImportRows } from './import-table.ts'
import { RefusedFile } from './refused-file.ts'

/**
 * Characters of all cells. A workbook may repeat one long text in each cell, so the size of the file says little of
 * them.
 */
const maxCharacters = 60_000_000

/** Rows above the headings, such as the name of a shop. */
export const maxTitleRows = 10

/** Collects the rows of a file that are not empty. */
export class RowCollector {
  readonly rows: ImportTableRow[] = []
  #characters = 0

  /** Throws RefusedFile beyond the limits. */
  add({ line, cells, numeric }: ImportTableRow): void {
    const length = cells.findLastIndex((cell) => cell.trim() !== '') + 1
    if (length === 0) return
    if (length > maxImportColumns) throw new RefusedFile('too-many-columns')
    if (this.rows.length >= maxImportRows + maxTitleRows) throw new RefusedFile('too-many-rows')
    const kept = cells.slice(0, length).map(storable)
    for (const cell of kept) this.#characters += cell.length
    if (this.#characters > maxCharacters) throw new RefusedFile('too-large')
    this.rows.push({ line, cells: kept, ...(numeric && numeric.length > 0 && { numeric }) })
  }
}

/** The database stores neither NUL characters nor lone surrogates. */
function storable(cell: string): string {
  const text = cell.isWellFormed() ? cell : cell.toWellFormed()
  return text.includes('\0') ? text.replaceAll('\0', '') : text
}
