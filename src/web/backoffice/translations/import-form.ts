import { z } from 'zod'
import { type Locale, locales } from '#domain/locale.ts'
import { cleanPlainLine } from '#domain/text.ts'
import {
  maxChangedRows,
  maxTranslationRows,
  type TranslationRow,
  type TranslationRowPreview,
} from '#domain/translating/import-translations.ts'
import { parseTextKey, textKey } from '#domain/translating/text-key.ts'
import { cellsWithoutHeading, parsePastedCells } from '#web/backoffice/csv/parse-pasted-cells.ts'
import { jsonIn, readFields } from '#web/forms/form-fields.ts'

export type TranslationsReading =
  /** `ignored` are the names of the columns that are not read. */
  | { readonly outcome: 'read'; readonly rows: readonly TranslationRow[]; readonly ignored: readonly string[] }
  | { readonly outcome: 'column-twice'; readonly column: string }
  | { readonly outcome: 'empty' | 'without-header' | 'too-long' }

/** Reads rows of a file or of a spreadsheet. The first row names the columns: `key`, and languages by their codes. */
export function readTranslationRows(text: string): TranslationsReading {
  const [header = [], ...others] = parsePastedCells(text)
  const typed = header.map(cleanPlainLine)
  const names = typed.map((name) => name.toLowerCase())
  const isRead = (name: string) => name === 'key' || locales.some((locale) => locale === name)
  const columns = locales.filter((locale) => names.includes(locale))
  if (!names.includes('key') || columns.length === 0) return { outcome: 'without-header' }
  const column = names.find((name, index) => isRead(name) && names.indexOf(name) < index)
  if (column !== undefined) return { outcome: 'column-twice', column }
  const ignored = [...new Set(typed.filter((name) => name !== '' && !isRead(name.toLowerCase())))]
  const rows = others.flatMap((cells, index): TranslationRow[] => {
    const cell = (name: string) => cells[names.indexOf(name)] ?? ''
    const key = cleanPlainLine(cell('key'))
    const texts = Object.fromEntries(columns.map((locale) => [locale, cell(locale)]))
    return key === '' && Object.values(texts).every((text) => text.trim() === '')
      ? []
      : [
          {
            ...{ line: index + 2, key, texts: texts as TranslationRow['texts'] },
            ...(cellsWithoutHeading(cells, header).length > 0 && { hasMoreCells: true }),
          },
        ]
  })
  if (rows.length === 0) return { outcome: 'empty' }
  return rows.length > maxTranslationRows ? { outcome: 'too-long' } : { outcome: 'read', rows, ignored }
}

const key = z.string().transform((text, context) => {
  const parsed = parseTextKey(text)
  if (parsed) return textKey(parsed.thing, parsed.field)
  context.addIssue({ code: 'custom', message: 'key' })
  return z.NEVER
})
const locale = z.enum(locales) as z.ZodType<Locale, Locale>

/**
 * The rows that change texts, as they were shown. They are compared with the shop again, so they need not be trusted.
 */
const changedRows = z
  .array(
    z.object({
      ...{ outcome: z.literal('changed'), line: z.int(), key },
      changes: z.array(z.object({ locale, from: z.string(), to: z.string() })),
    }),
  )
  .max(maxChangedRows)

const reviewForm = z.object({ review: jsonIn(changedRows) })

/** The preview that an operator has reviewed; undefined when there is none, or when it is malformed. */
export function readReviewedRows(form: FormData): readonly TranslationRowPreview[] | undefined {
  return readFields(reviewForm, form).review
}
