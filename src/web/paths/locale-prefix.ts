import { type Locale, locales } from '#domain/locale.ts'

/** React Router requests the data of a prefixed home page at `/fr.data`, without a slash after the prefix. */
const prefix = new RegExp(`^/(${locales.join('|')})(?=$|/|\\.data$)`, 'i')

/** What browsers would take for the beginning of another host's address. */
const leadingSlashes = /^[/\\]+/

/** A path as a visitor requests it, taken apart. */
export interface LocalizedPath {
  /** The language that the path names; undefined for a plain path, which is in the shop's main language. */
  readonly locale: Locale | undefined
  /** The path without that prefix, as `web/routes.ts` lists it. */
  readonly path: string
}

/** Takes the prefix of a language off a path: `/fr/shop` is `/shop` in French, `/fr.data` is `/_.data`. */
export function splitLocale(pathname: string): LocalizedPath {
  const [found, locale] = prefix.exec(pathname) ?? []
  if (found === undefined) return { locale: undefined, path: pathname }
  const rest = pathname.slice(found.length)
  const path = rest === '.data' ? '/_.data' : `/${rest.replace(leadingSlashes, '')}`
  return { locale: locale?.toLowerCase() as Locale, path }
}

/** Returns the prefix of pages in a language: none for the shop's main one. */
export function prefixOf(locale: Locale, mainLocale: Locale | undefined): Locale | undefined {
  return locale === mainLocale ? undefined : locale
}

/** Puts the prefix of a language before a path and its query; none for the main language. */
export function withLocale(path: string, locale: Locale | undefined): string {
  const plain = path.replace(leadingSlashes, '/')
  if (locale === undefined) return plain
  return `/${locale}${plain.replace(/^\/(?=$|\?)/, '')}`
}
