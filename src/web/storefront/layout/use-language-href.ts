import { useLocation, useParams } from 'react-router'
import type { Locale } from '#domain/locale.ts'
import { prefixOf, withLocale } from '#web/paths/locale-prefix.ts'
import { useRootData } from '#web/root-data.ts'

/**
 * Returns the address of this page in a language. The page of a link that a person was sent names the main language
 * too: at its plain address it is in the language of that person. So does an error page without data, where it is
 * unknown.
 */
export function useLanguageHref(): (locale: Locale) => string {
  const { pathname, search } = useLocation()
  const { token } = useParams()
  const mainLocale = useRootData()?.language.mainLocale
  return (locale) => withLocale(pathname + search, token ? locale : prefixOf(locale, mainLocale))
}
