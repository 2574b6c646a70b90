import type { ImportChoices, ImportShop } from './import-choices.ts'
import type { ImportPlan } from './import-plan.ts'
import type { ImportTable } from './import-table.ts'

/** Plans an import: the same file and choices give the same plan, in time that is linear in the file. */
export function planImport(_table: ImportTable, _choices: ImportChoices, _shop: ImportShop): ImportPlan {
  throw new Error('not written yet')
}
