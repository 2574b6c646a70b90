import { type Locale, locales } from '#domain/locale.ts'
import type { PageLanguage } from '#web/page-context.ts'
import { prefixOf, withLocale } from '#web/paths/locale-prefix.ts'

/** A page in one language. */
export interface Alternate {
  readonly hrefLang: Locale | 'x-default'
  readonly url: string
}

interface Site {
  readonly publicUrl: string
  readonly language: Pick<PageLanguage, 'mainLocale'>
}

/** Returns a page in each language; `x-default` is the plain address, which speaks the main one. */
export function alternatesOf(path: string, { publicUrl, language: { mainLocale } }: Site): readonly Alternate[] {
  const urlAt = (prefix: Locale | undefined) => publicUrl + withLocale(path, prefix)
  return [
    ...locales.map((locale) => ({ hrefLang: locale, url: urlAt(prefixOf(locale, mainLocale)) })),
    { hrefLang: 'x-default', url: urlAt(undefined) },
  ]
}
