import { type Locale, locales } from '#domain/locale.ts'

/**
 * Returns the first language of a header Accept-Language that the shop speaks. Browsers send the languages of their
 * user in order, so that the weights need not be read; undefined when there is none.
 */
export function requestedLocale(acceptLanguage: string): Locale | undefined {
  const wanted = acceptLanguage.split(',').map((tag) => tag.trim().split(/[-;]/)[0]?.toLowerCase())
  return wanted.flatMap((tag) => locales.find((locale) => locale === tag) ?? [])[0]
}
