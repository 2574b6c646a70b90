/** A cell of a grid by its row and column, from 0. */
export interface CellPlace {
  readonly row: number
  readonly column: number
}

/** Where the cursor is in the text of a cell. A text that is selected as a whole is at both ends. */
interface Cursor {
  readonly isAtStart: boolean
  readonly isAtEnd: boolean
}

/**
 * Returns the step to the next cell that a key takes, as in a spreadsheet; undefined for a key that moves within the
 * text or types. Numbers are written from left to right in every language, columns are not.
 */
export function stepOfKey(key: string, { isAtStart, isAtEnd }: Cursor, isRightToLeft: boolean): CellPlace | undefined {
  const onward = isRightToLeft ? -1 : 1
  switch (key) {
    case 'Enter':
    case 'ArrowDown':
      return { row: 1, column: 0 }
    case 'ArrowUp':
      return { row: -1, column: 0 }
    case 'ArrowLeft':
      return isAtStart ? { row: 0, column: -onward } : undefined
    case 'ArrowRight':
      return isAtEnd ? { row: 0, column: onward } : undefined
    default:
      return undefined
  }
}
