/** What was typed into a cell of a grid instead of what stood there. */
export interface TypedCell {
  /** Of the variant or the field. */
  readonly key: string
  readonly text: string
  /** What the cell showed before. */
  readonly seen: string
}

/** Typed cells by their key. */
export type TypedCells = ReadonlyMap<string, TypedCell>

/** Returns the cells after one was typed. What it showed when it was first typed into stays its ground. */
export function withTyped(cells: TypedCells, key: string, text: string, shown: string): TypedCells {
  return new Map(cells).set(key, { key, text, seen: cells.get(key)?.seen ?? shown })
}

/** The result of saving a grid. */
export interface CellsResult {
  readonly outcome: string
  /** What was sent. */
  readonly typed: readonly TypedCell[]
  /** What cells show now that were changed meanwhile, by their key. */
  readonly now?: Readonly<Record<string, string>> | undefined
}

/**
 * Returns the cells after they were sent: without those that are saved, but for what was typed meanwhile. Those that
 * somebody else changed are based on what is shown now beside them.
 */
export function afterSaving(cells: TypedCells, { outcome, typed, now = {} }: CellsResult): TypedCells {
  const left = new Map(cells)
  for (const sent of typed) {
    const { key, text } = sent
    if (outcome !== 'saved') left.set(key, { ...(left.get(key) ?? sent), seen: now[key] ?? sent.seen })
    else if (left.get(key)?.text === text) left.delete(key)
    else if (left.has(key)) left.set(key, { ...(left.get(key) ?? sent), seen: text })
  }
  return left
}
