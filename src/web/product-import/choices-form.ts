import { type Locale, locales } from '#domain/locale.ts'
import {
  type DecimalSign,
  type ImportChoices,
  type ImportField,
  importFields,
  numberFields,
} from '#domain/product-import/file/import-choices.ts'
import type { FileContents } from '#domain/product-import/product-import.ts'
import { textIn } from '#web/forms/read-form.ts'

/** More columns are not shown: they keep what they are taken for. */
export const maxShownColumns = 100

/** What a column may be taken for: a field, pictures, or nothing. */
export const columnUses = ['', 'pictures', ...importFields] as const

export type ColumnUse = (typeof columnUses)[number]

export function columnField(index: number): string {
  return `column.${index}`
}

export function categoryField(index: number): string {
  return `category.${index}`
}

export function decimalsField(field: ImportField): string {
  return `decimals.${field}`
}

/** Leaves the pieces of a category out; the empty value asks. */
export const leftOut = '-'

/** What each column of a file is taken for. */
export function usesOf({ columns, pictures }: ImportChoices, count: number): ColumnUse[] {
  const fieldOf = new Map(Object.entries(columns).map(([field, index]) => [index, field as ImportField]))
  return Array.from({ length: count }, (_, index) => fieldOf.get(index) ?? (pictures.includes(index) ? 'pictures' : ''))
}

/** Reads what somebody has answered about a file; undefined when two columns are taken for the same. */
export function readChoices(form: FormData, contents: FileContents, before: ImportChoices): ImportChoices | undefined {
  const uses = usesOf(before, contents.columns.length).map((known, index) => {
    const sent = form.get(columnField(index))
    return columnUses.find((use) => use === sent) ?? known
  })
  const indexed = uses.map((use, index) => ({ use, index }))
  const fields = indexed.filter(({ use }) => use !== '' && use !== 'pictures')
  if (new Set(fields.map(({ use }) => use)).size < fields.length) return undefined
  const columns: ImportChoices['columns'] = Object.fromEntries(fields.map(({ use, index }) => [use, index]))
  // An answer is about the numbers of one column.
  const answered = numberFields.filter((field) => columns[field] === before.columns[field])
  return {
    columns,
    pictures: picturesIn(indexed, before),
    locale: locales.find((locale: Locale) => locale === textIn(form, 'locale')) ?? before.locale,
    ...(textIn(form, 'currency') === 'TND' && { currency: 'TND' }),
    decimals: Object.fromEntries(answered.flatMap((field) => decimalsIn(form, field, before))),
    categories: { ...before.categories, ...Object.fromEntries(categoriesIn(form, contents)) },
  }
}

/** Those that were chosen before keep their order: the main one goes first. */
function picturesIn(uses: readonly { readonly use: ColumnUse; readonly index: number }[], before: ImportChoices) {
  const chosen = uses.filter(({ use }) => use === 'pictures').map(({ index }) => index)
  const kept = before.pictures.filter((index) => chosen.includes(index))
  return [...kept, ...chosen.filter((index) => !kept.includes(index))]
}

function decimalsIn(form: FormData, field: (typeof numberFields)[number], { decimals }: ImportChoices) {
  const sent = form.get(decimalsField(field))
  const sign: DecimalSign | undefined = sent === 'comma' || sent === 'point' ? sent : decimals[field]
  return sign ? [[field, sign] as const] : []
}

function categoriesIn(form: FormData, { categories }: FileContents) {
  return categories.flatMap(({ name }, index) => {
    const sent = textIn(form, categoryField(index))
    return sent === '' ? [] : [[name, sent === leftOut ? '' : sent] as const]
  })
}
