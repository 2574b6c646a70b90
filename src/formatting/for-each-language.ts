import { type Locale, languages } from '#domain/locale.ts'

/**
 * Returns a function that creates a formatter for each language once, when it is first needed, since creating one is
 * slow.
 */
export function forEachLanguage<Formatter>(create: (intlTag: string) => Formatter): (locale: Locale) => Formatter {
  const created: { [Language in Locale]?: Formatter } = {}
  return (locale) => {
    created[locale] ??= create(languages[locale].intlTag)
    return created[locale]
  }
}
