import { sql } from 'kysely'
import type { Locale } from '#domain/locale.ts'
import { mainLocale } from '#domain/main-locale.ts'
import type { Translations } from '#domain/translations.ts'

/** SQL for the translations of a row into a language and into the main language, which it falls back to. */
export function readableTranslations(table: 'products' | 'stores', locale: Locale) {
  const translations = sql.ref(`${table}.translations`)
  return sql<Translations>`case when ${translations} = '{}' then ${translations} else jsonb_strip_nulls(jsonb_build_object(
    ${sql.lit(locale)}, ${translations} -> ${sql.lit(locale)}, ${mainLocale}, ${translations} -> ${mainLocale})) end`
}
