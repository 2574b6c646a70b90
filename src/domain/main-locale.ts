import { sql } from 'kysely'
import type { Locale } from './locale.ts'

/** The key of the setting in which an owner chooses the main language, and the language until then. */
export const mainLocaleKey = 'main-language'
export const defaultMainLocale: Locale = 'en'

/** SQL for the main language, for queries whose texts fall back to it. */
export const mainLocale = sql<Locale>`coalesce(
  (select value ->> 'mainLocale' from settings where key = ${sql.lit(mainLocaleKey)}), ${sql.lit(defaultMainLocale)})`
