import { useState } from 'react'
import { afterSaving, type CellsResult, type TypedCells, withTyped } from './typed-cells.ts'

/** Holds what was typed into a grid, until it is saved. */
export function useTypedCells(result: CellsResult | undefined) {
  const [handled, setHandled] = useState(result)
  const [typed, setTyped] = useState<TypedCells>(() => (result ? afterSaving(new Map(), result) : new Map()))
  if (result && result !== handled) {
    setHandled(result)
    setTyped(afterSaving(typed, result))
  }
  return {
    typed,
    type: (key: string, text: string, shown: string) => setTyped((cells) => withTyped(cells, key, text, shown)),
    discard: () => setTyped(new Map()),
  }
}
