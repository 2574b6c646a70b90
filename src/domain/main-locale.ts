import { sql } from 'kysely'
import { type Locale, locales } from './locale.ts'
import type { Reader } from './translations.ts'

/** The key of the setting in which an owner chooses the main language, and the language until then. */
export const mainLocaleKey = 'main-language'
export const defaultMainLocale: Locale = 'en'

const known = sql.join(locales.map((locale) => sql.lit(locale)))

/**
 * SQL for the main language, for queries whose texts fall back to it; the default where it cannot be read, as in
 * `getSetting`.
 */
export const mainLocale = sql<Locale>`coalesce(
  (select value ->> 'mainLocale' from settings
    where key = ${sql.lit(mainLocaleKey)} and value ->> 'mainLocale' in (${known})), ${sql.lit(defaultMainLocale)})`

/** Returns the languages that the texts of a row are shown in, which selects `mainLocale` beside them. */
export function readerOf({ locale }: { readonly locale: Locale }, row: { readonly main_locale: Locale }): Reader {
  return { locale, mainLocale: row.main_locale }
}
