import type { CellPlace } from './grid-keys.ts'

/** Reads cells copied from a spreadsheet; undefined for a text of one cell, which is pasted as any text. */
export function pastedCells(text: string): string[][] | undefined {
  const rows = text.replace(/(\r\n?|\n)$/, '').split(/\r\n?|\n/)
  const cells = rows.map((row) => row.split('\t').map((cell) => cell.trim()))
  return cells.length > 1 || (cells[0]?.length ?? 0) > 1 ? cells : undefined
}

export interface PasteResult<Key> {
  readonly filled: ReadonlyMap<Key, string>
  /** What was left out because it cannot be the value of a cell. */
  readonly unreadable: readonly string[]
  /** What was left out because the grid has no cell there. */
  readonly beyond: readonly string[]
}

/**
 * Places pasted cells from one cell on. `read` returns the text that a cell gets; undefined for what it cannot hold.
 * Empty ones leave what stands in the grid.
 */
export function placePasted<Key>(
  pasted: readonly (readonly string[])[],
  from: CellPlace,
  keyAt: (place: CellPlace) => Key | undefined,
  read: (text: string, place: CellPlace) => string | undefined,
): PasteResult<Key> {
  const filled = new Map<Key, string>()
  const unreadable: string[] = []
  const beyond: string[] = []
  for (const [down, cells] of pasted.entries())
    for (const [across, text] of cells.entries()) {
      const place = { row: from.row + down, column: from.column + across }
      const key = keyAt(place)
      if (text === '') continue
      const value = read(text, place)
      if (key === undefined) beyond.push(text)
      else if (value === undefined) unreadable.push(text)
      else filled.set(key, value)
    }
  return { filled, unreadable, beyond }
}
