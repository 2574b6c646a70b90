import type { RefusedRows } from './import-plan.ts'
import type { ImportTable } from './import-table.ts'

/**
 * Returns the refused rows as cells under the headings of the file, with one more column that says why. Formulas in
 * them are harmless only once `csvOf` has written them.
 */
export function refusedTable(
  _table: ImportTable,
  _refused: readonly RefusedRows[],
  _why: { readonly heading: string; readonly of: (refused: RefusedRows) => string },
): string[][] {
  throw new Error('not written yet')
}
