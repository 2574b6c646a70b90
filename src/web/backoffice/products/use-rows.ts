import { useState } from 'react'

/**
 * Rows that come and go while a form is filled in. Each keeps its key, so that what was typed stays with its row.
 * `onChange` hears of every row that came or went.
 */
export function useRows<Row extends object>(initial: readonly Row[], onChange: () => void) {
  const [rows, setRows] = useState(() => initial.map((row, key) => ({ ...row, key })))
  const change = (next: typeof rows) => {
    setRows(next)
    onChange()
  }
  return {
    rows,
    add: (row: Row) => change([...rows, { ...row, key: Math.max(-1, ...rows.map(({ key }) => key)) + 1 }]),
    removeAt: (position: number) => change(rows.toSpliced(position, 1)),
  }
}
