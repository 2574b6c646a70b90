import { useState } from 'react'

/**
 * Rows that come and go while a form is filled in. Each keeps its key, so that what was typed stays with its row.
 * `known` is what the form began with, then what was saved: rows that were new learn their ids from it. `onChange` hears
 * of every row that came or went.
 */
export function useRows<Row extends { readonly id?: number | undefined }>(known: readonly Row[], onChange: () => void) {
  const [rows, setRows] = useState(() => known.map((row, key) => ({ ...row, key })))
  const [heard, setHeard] = useState(known)
  if (known !== heard) {
    setHeard(known)
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
    /** Takes up what was typed into a row, of which the form itself tells. */
    rewrite: (position: number, typed: Partial<Row>) =>
      setRows(rows.map((row, index) => (index === position ? { ...row, ...typed } : row))),
  }
}

export type Rows<Row extends { readonly id?: number | undefined }> = ReturnType<typeof useRows<Row>>

/** New ones are saved in the order in which they stand. */
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
