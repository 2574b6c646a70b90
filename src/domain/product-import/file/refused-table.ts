import type { RefusedRows } from './import-plan.ts'
import type { ImportTable } from './import-table.ts'

/**
 * Returns the refused rows as cells under the headings of the file, with one more column that says why. Formulas in
 * them are harmless only once `csvOf` has written them.
 */
export function refusedTable(
  { headings, rows }: ImportTable,
  refused: readonly RefusedRows[],
  why: { readonly heading: string; readonly of: (refused: RefusedRows) => string },
): string[][] {
  const byLine = new Map(rows.map((row) => [row.line, row.cells]))
  const width = headings.length
  return [
    [...headings, why.heading],
    ...refused.flatMap((piece) => {
      const reason = why.of(piece)
      return piece.lines.map((line) => {
        const cells = byLine.get(line) ?? []
        return [...Array.from({ length: width }, (_, index) => cells[index] ?? ''), reason, ...cells.slice(width)]
      })
    }),
  ]
}
