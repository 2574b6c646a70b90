import assert from 'node:assert/strict'
import { offeredCategories } from '#domain/category.ts'
import { guessChoices } from '#domain/product-import/file/guess-choices.ts'
import type { ImportChoices, ImportShop } from '#domain/product-import/file/import-choices.ts'
import type { ImportPlan } from '#domain/product-import/file/import-plan.ts'
import type { ImportTable } from '#domain/product-import/file/import-table.ts'
import { planImport } from '#domain/product-import/file/plan-import.ts'
import { readImportFile } from '#domain/product-import/file/read-import-file.ts'
import { allNamesOf, builtInShopCategories } from '#web/localize-categories.ts'

/** A shop in French with the categories of the program. */
export const importShop: ImportShop = {
  locale: 'fr',
  categories: offeredCategories(builtInShopCategories).map((category) => ({
    slug: category.slug,
    names: allNamesOf(category),
  })),
}

export async function tableOf(file: string | Uint8Array): Promise<ImportTable> {
  const read = await readImportFile(typeof file === 'string' ? new TextEncoder().encode(file) : file)
  assert.equal(read.outcome, 'read')
  return read.outcome === 'read' ? read.table : assert.fail()
}

/** Returns the plan of a file with the choices that its headings suggest and these answers. */
export async function planOf(file: string | Uint8Array, answers: Partial<ImportChoices> = {}): Promise<ImportPlan> {
  const table = await tableOf(file)
  return planImport(table, { ...guessChoices(table, importShop), ...answers }, importShop)
}

/** Answers to what each sheet without a currency and a category asks. */
export const inDinars = { currency: 'TND', categories: { '': 'decor' } } as const

/** Plans rows of a sheet in dinars whose pieces have a category. */
export function planRows(file: string, answers: Partial<ImportChoices> = {}) {
  return planOf(file, { ...inDinars, ...answers })
}

/** Returns why rows are refused, by their lines. */
export function refusals({ refused }: ImportPlan) {
  return refused.map(({ lines, reasons }) => [
    lines,
    ...reasons.map(({ kind, text }) => (text === undefined ? kind : `${kind}: ${text}`)),
  ])
}

export function piecesOf({ pieces }: ImportPlan) {
  return pieces.map(({ product }) => product)
}
