import { type Locale, languages, locales } from '#domain/locale.ts'

/** Each language under its own name. */
export const languageNames = Object.fromEntries(locales.map((locale) => [locale, languages[locale].name])) as Readonly<
  Record<Locale, string>
>
