import type { Translations } from '#domain/translations.ts'

/** Returns the value of a column with the tidied translations of a row. */
export function translationsColumn(translations: Translations = {}): string {
  return JSON.stringify(translations)
}
