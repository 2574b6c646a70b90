import { useState } from 'react'
import { afterSaving, type CellsResult, type TypedCells, withTyped } from './typed-cells.ts'
import { useUnsavedPart } from './unsaved-parts.ts'

/** Holds what was typed into a grid, until it is saved. `part` names the grid on its page. */
export function useTypedCells(part: string, result: CellsResult | undefined) {
  const [handled, setHandled] = useState(result)
  const [typed, setTyped] = useState<TypedCells>(() => (result ? afterSaving(new Map(), result) : new Map()))
  if (result && result !== handled) {
    setHandled(result)
    setTyped(afterSaving(typed, result))
  }
  useUnsavedPart(
    part,
    [...typed.values()].some(({ text, seen }) => text.trim() !== seen),
  )
  return {
    typed,
    type: (key: string, text: string, shown: string) => setTyped((cells) => withTyped(cells, key, text, shown)),
    discard: () => setTyped(new Map()),
  }
}
