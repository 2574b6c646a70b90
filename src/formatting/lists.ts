import { type Locale, languages } from '#domain/locale.ts'

/** Lists names with the comma of a language. Not by `Intl.ListFormat`, which old phones lack. */
export function formatList(names: readonly string[], locale: Locale): string {
  return names.join(languages[locale].listSeparator)
}
