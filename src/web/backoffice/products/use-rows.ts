import { useState } from 'react'

/**
 * Manages rows that are added and removed in a form. Each keeps its key, so that typed values stay with their row.
 * `known` has the initial rows, later the saved ones: new rows get their ids from it. `onChange` is called after a row
 * is added or removed.
 */
export function useRows<Row extends { readonly id?: number | undefined }>(known: readonly Row[], onChange: () => void) {
  const [rows, setRows] = useState(() => known.map((row, key) => ({ ...row, key })))
  const [lastKnown, setLastKnown] = useState(known)
  if (known !== lastKnown) {
    setLastKnown(known)
    setRows(withIds(rows, known))
  }
  const change = (next: typeof rows) => {
    setRows(next)
    onChange()
  }
  return {
    rows,
    add: (row: Row) => change([...rows, { ...row, key: Math.max(-1, ...rows.map(({ key }) => key)) + 1 }]),
    removeAt: (position: number) => change(rows.toSpliced(position, 1)),
    /** Updates a row with what was typed. Does not call `onChange`, because the form fires a change event. */
    rewrite: (position: number, typed: Partial<Row>) =>
      setRows(rows.map((row, index) => (index === position ? { ...row, ...typed } : row))),
  }
}

export type Rows<Row extends { readonly id?: number | undefined }> = ReturnType<typeof useRows<Row>>

/** Gives new rows the ids of the saved ones, which are saved in the same order. */
function withIds<Row extends { readonly id?: number | undefined }>(
  rows: readonly Row[],
  saved: readonly { readonly id?: number | undefined }[],
) {
  const ids = saved.flatMap(({ id }) => (id === undefined || rows.some((row) => row.id === id) ? [] : [id]))
  return rows.map((row) => {
    const id = row.id ?? ids.shift()
    return id === undefined ? row : { ...row, id }
  })
}
