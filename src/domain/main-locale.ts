import { sql } from 'kysely'
import type { Locale } from './locale.ts'
import type { Reader } from './translations.ts'

/** The key of the setting in which an owner chooses the main language, and the language until then. */
export const mainLocaleKey = 'main-language'
export const defaultMainLocale: Locale = 'en'

/** SQL for the main language, for queries whose texts fall back to it. */
export const mainLocale = sql<Locale>`coalesce(
  (select value ->> 'mainLocale' from settings where key = ${sql.lit(mainLocaleKey)}), ${sql.lit(defaultMainLocale)})`

/** Returns the languages that the texts of a row are shown in, which selects `mainLocale` beside them. */
export function readerOf({ locale }: { readonly locale: Locale }, row: { readonly main_locale: Locale }): Reader {
  return { locale, mainLocale: row.main_locale }
}
