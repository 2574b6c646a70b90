import type { Locale } from '#domain/locale.ts'
import { CellReader } from './cell-reader.ts'
import { headingKey } from './heading-key.ts'
import {
  type ImportChoices,
  type ImportField,
  type ImportShop,
  numberFields,
  type RememberedChoices,
} from './import-choices.ts'
import type { ImportTable } from './import-table.ts'
import { type KnownHeading, knownHeading } from './known-headings.ts'

/** Headings that mean something else in the export of a program. */
const otherwise: Readonly<Record<ImportTable['source'], ReadonlySet<string>>> = {
  shopify: new Set(['product category']),
  woocommerce: new Set(['type', 'code']),
  etsy: new Set(),
  table: new Set(),
}

const otherTexts = ['description', 'size', 'color', 'mainColor'] as const

/**
 * Returns what the headings of a file say. What was remembered of a file goes first, as far as this one has its
 * headings.
 */
export function guessChoices(table: ImportTable, shop: ImportShop, remembered?: RememberedChoices): ImportChoices {
  const known = table.headings.map((heading) =>
    otherwise[table.source].has(headingKey(heading)) ? undefined : knownHeading(heading),
  )
  const columns: { [Field in ImportField]?: number } = {}
  known.forEach((heading, index) => {
    if (heading && heading.field !== 'pictures') columns[heading.field] ??= index
  })
  Object.assign(columns, columnsByLanguage('name', known, shop.locale))
  const locale = localeOf(table, columns.name, known, shop.locale)
  for (const field of otherTexts) {
    delete columns[field]
    Object.assign(columns, columnsByLanguage(field, known, locale))
  }
  if (table.source === 'shopify' && isEmptyColumn(table, columns.category)) {
    const taxonomy = table.headings.findIndex((heading) => headingKey(heading) === 'product category')
    if (taxonomy >= 0) columns.category = taxonomy
  }
  const pictures = known.flatMap((heading, index) => (heading?.field === 'pictures' ? [index] : []))
  if (!remembered) return { columns, pictures, locale, decimals: {}, categories: {} }
  const { columns: _, pictures: __, ...answers } = remembered
  const again = { ...recalled(table, remembered, { columns, pictures }), ...answers }
  return { ...again, decimals: decimalsAgain(table, again) }
}

/**
 * Returns the answers that still hold: `1,250` was asked about in a file with commas, and `1.250` in the next one would
 * be a thousand times as much.
 */
function decimalsAgain(table: ImportTable, choices: ImportChoices): ImportChoices['decimals'] {
  const reader = new CellReader(table, choices)
  const answered = numberFields.flatMap((field) => {
    const sign = choices.decimals[field]
    return sign && reader.isWrittenWith(field, sign) ? [[field, sign] as const] : []
  })
  return Object.fromEntries(answered)
}

/** Returns the columns of a text: the plain one, or the one in this language, and the others by language. */
function columnsByLanguage(
  field: 'name' | (typeof otherTexts)[number],
  known: readonly (KnownHeading | undefined)[],
  locale: Locale,
): { [Field in ImportField]?: number } {
  const found = known.flatMap((heading, index) => (heading?.field === field ? [{ ...heading, index }] : []))
  const plain =
    found.find((heading) => heading.locale === undefined) ??
    found.find((heading) => heading.locale === locale) ??
    found.find(({ namesLocale }) => !namesLocale || field === 'name')
  const columns: { [Field in ImportField]?: number } = { ...(plain && { [field]: plain.index }) }
  for (const { locale, index } of found) if (locale && locale !== plain?.locale) columns[`${field}.${locale}`] ??= index
  return columns
}

/** Rows that show in which script and whether a column is filled. */
const sampleRows = 100

function isEmptyColumn({ rows }: ImportTable, column: number | undefined): boolean {
  return column === undefined || rows.slice(0, sampleRows).every(({ cells }) => (cells[column] ?? '').trim() === '')
}

/** Arabic by its script, otherwise what the heading of the names says. Programs export with English headings. */
function localeOf(
  { source, rows }: ImportTable,
  column: number | undefined,
  known: readonly (KnownHeading | undefined)[],
  shopLocale: Locale,
): Locale {
  if (column === undefined) return shopLocale
  const names = rows.slice(0, sampleRows).map(({ cells }) => cells[column]?.slice(0, 200) ?? '')
  const letters = names.join('').match(/\p{L}/gu)?.length ?? 0
  const arabic = names.join('').match(/\p{Script=Arabic}/gu)?.length ?? 0
  if (arabic * 2 > letters) return 'ar'
  const { locale, namesLocale } = known[column] ?? { namesLocale: false }
  if (locale && (namesLocale || (source === 'table' && locale !== 'ar'))) return locale
  return shopLocale === 'ar' ? 'fr' : shopLocale
}

/** Returns the choices as they hold for another file with the same headings. */
export function rememberedChoices({ headings }: ImportTable, choices: ImportChoices): RememberedChoices {
  const { columns, pictures, ...answers } = choices
  const keyOf = (index: number) => headingKey(headings[index] ?? '')
  return {
    ...answers,
    columns: Object.fromEntries(Object.entries(columns).map(([field, index]) => [field, keyOf(index)])),
    pictures: pictures.map(keyOf),
  }
}

function recalled(
  { headings }: ImportTable,
  remembered: RememberedChoices,
  guessed: Pick<ImportChoices, 'columns' | 'pictures'>,
): Pick<ImportChoices, 'columns' | 'pictures'> {
  const keys = headings.map(headingKey)
  const found = Object.entries(remembered.columns).map(([field, key]) => [field, keys.indexOf(key)] as const)
  const columns = Object.fromEntries(found.filter(([, index]) => index >= 0))
  const isKnown = found.length > 0 && found.every(([, index]) => index >= 0)
  const wanted = new Set(remembered.pictures)
  const pictures = keys.flatMap((key, index) => (wanted.has(key) ? [index] : []))
  return {
    // What was left out on purpose stays out of a file that has all the same headings.
    columns: isKnown ? columns : { ...guessed.columns, ...columns },
    pictures: pictures.length > 0 || isKnown ? pictures : guessed.pictures,
  }
}
