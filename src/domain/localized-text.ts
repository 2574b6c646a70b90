import { type RawBuilder, sql } from 'kysely'
import type { Locale } from './locale.ts'
import { mainLocale } from './main-locale.ts'

interface Options {
  /** The table with the column `locale` of the text; unless given, it is the table of the text. */
  readonly writtenIn?: string
  /** Without it, and for null, the text is in the main language. */
  readonly locale?: RawBuilder<Locale | null>
}

/**
 * SQL for a text as `localize` chooses it: in a language, otherwise in the main language of the shop, otherwise as it
 * was written. `text` is a column with its table, such as `products.main_color`.
 */
export function localizedText(text: `${string}.${string}`, { writtenIn, locale }: Options = {}): RawBuilder<string> {
  const inLanguages = preferredLanguages(locale).map((language) => textIn(language, text, writtenIn))
  return sql<string>`coalesce(${sql.join(inLanguages)}, ${sql.ref(text)})`
}

/** SQL for the language of the text that `localizedText` chooses. */
export function languageOfText(text: `${string}.${string}`, { writtenIn, locale }: Options = {}): RawBuilder<Locale> {
  const [table = ''] = text.split('.')
  const found = preferredLanguages(locale).map(
    (language) => sql`case when coalesce(${textIn(language, text, writtenIn)}) is not null then ${language} end`,
  )
  return sql<Locale>`coalesce(${sql.join(found)}, ${sql.ref(`${writtenIn ?? table}.locale`)})`
}

function preferredLanguages(locale: RawBuilder<Locale | null> | undefined) {
  return [...(locale ? [sql`${locale}::text`] : []), mainLocale]
}

/** SQL for the text in a language as it was written, then as it was translated: one of them is null, or both are. */
function textIn(language: RawBuilder<unknown>, text: `${string}.${string}`, writtenIn: string | undefined) {
  const [table = '', column = ''] = text.split('.')
  return sql`
    nullif(case when ${sql.ref(`${writtenIn ?? table}.locale`)} = ${language} then ${sql.ref(text)} end, ''),
    ${sql.ref(`${table}.translations`)} -> ${language} ->> ${sql.lit(fieldOf(column))}`
}

/**
 * SQL to sort by name as a language does: by the name in it, otherwise by the name as it was written. It skips the main
 * language, so that it is the expression of an index, which cannot depend on a setting.
 */
export function sortNameIn(table: 'products' | 'stores', locale: Locale) {
  const [path, collation] = [sql.lit(`{${locale},name}`), sql.id(`${locale}-x-icu`)]
  return sql<string>`coalesce(${sql.ref(`${table}.translations`)} #>> ${path}, ${sql.ref(`${table}.name`)}) collate ${collation}`
}

/** Returns the name that the translations of a row have for a column. */
function fieldOf(column: string): string {
  return column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
}

/** Returns the column of a text that translations have under this name. */
export function columnOf(field: string): string {
  return field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}
