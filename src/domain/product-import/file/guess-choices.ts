import type { ImportChoices, ImportShop, RememberedChoices } from './import-choices.ts'
import type { ImportTable } from './import-table.ts'

/**
 * Returns what the headings of a file say. What was remembered of a file goes first, as far as this one has its
 * headings.
 */
export function guessChoices(_table: ImportTable, _shop: ImportShop, _remembered?: RememberedChoices): ImportChoices {
  throw new Error('not written yet')
}

/** Returns the choices as they hold for another file with the same headings. */
export function rememberedChoices(_table: ImportTable, _choices: ImportChoices): RememberedChoices {
  throw new Error('not written yet')
}
