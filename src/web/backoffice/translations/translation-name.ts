import { type Locale, locales } from '#domain/locale.ts'

/** Returns the name of the form field for the translation of a text into a language. */
export function translationName(locale: Locale, field: string): string {
  return `translation-${locale}-${field}`
}

/** Returns the language and the text that the name of a form field stands for; undefined for any other field. */
export function parseTranslationName(name: string): { readonly locale: Locale; readonly field: string } | undefined {
  const [, language, field] = /^translation-([^-]+)-(.+)$/.exec(name) ?? []
  const locale = locales.find((locale) => locale === language)
  return locale && field !== undefined ? { locale, field } : undefined
}
