import { type Locale, languages } from '#domain/locale.ts'
import { findLabel } from '#messages/label-of.ts'
import { translatedTextsMessages } from '#page-messages/backoffice/translated-texts.ts'

/** What people call the texts of a kind of thing, by their fields. */
export type TextLabels = Readonly<Record<string, string>>

/**
 * Returns what people call a text by its field: those of sizes, colors and pictures have the id of their part in it.
 */
export function labelText(labels: TextLabels, field: string): string {
  const [part = ''] = field.split('-')
  return findLabel(labels, field) ?? findLabel(labels, part) ?? field
}

/** "Name (Français)". */
export function labelTextIn(labels: TextLabels, field: string, locale: Locale): string {
  return translatedTextsMessages.inLanguage(labelText(labels, field), languages[locale].name)
}
