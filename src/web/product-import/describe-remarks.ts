import { type Locale, languages } from '#domain/locale.ts'
import type { ImportNote, RefusalReason } from '#domain/product-import/file/import-plan.ts'
import { productImportMessages } from '#page-messages/product-import.ts'
import type { ColumnUse } from './choices-form.ts'

export function describeRefusal({ kind, text = '' }: RefusalReason): string {
  return productImportMessages.refusals[kind](text)
}

export function describeNote({ kind, text = '' }: ImportNote): string {
  return productImportMessages.notes[kind](text)
}

/** "Name", or "Name (Français)" for a translation. */
export function nameOfUse(use: ColumnUse): string {
  const { fields, nothing, pictures, inLanguage } = productImportMessages.columns
  if (use === '') return nothing
  if (use === 'pictures') return pictures
  const [field = '', locale] = use.split('.')
  const name = fields[field as keyof typeof fields]
  return locale === undefined ? name : inLanguage(name, languages[locale as Locale].name)
}
