import { z } from 'zod'
import { maxCounted, type ShelfCount } from '#domain/stock-taking/shelf-count.ts'
import { rawTexts, readFields, submissionKey } from '#web/forms/form-fields.ts'

/** Repeated fields, one of each for a row. */
const stockTakingForm = z.object({
  key: submissionKey,
  variantId: rawTexts,
  expected: rawTexts,
  counted: rawTexts,
})

export interface ReadCounts {
  readonly key: string
  /** Of the rows in which a number was typed. */
  readonly counts: readonly ShelfCount[]
  /** What was typed and is no number of pieces, by size. */
  readonly unreadable: readonly { readonly variantId: number; readonly typed: string }[]
}

/** Reads what was counted; undefined for what no form sends. */
export function readCounts(form: FormData): ReadCounts | undefined {
  const { key, variantId, expected, counted } = readFields(stockTakingForm, form)
  if (!key) return undefined
  const rows = counted.map((typed, row) => ({
    variantId: wholeNumber(variantId[row] ?? ''),
    expected: wholeNumber(expected[row] ?? ''),
    typed: typed.trim(),
    counted: wholeNumber(typed.trim()),
  }))
  const filled = rows.filter(({ typed }) => typed !== '')
  const counts = filled.flatMap(({ variantId, expected, counted }) =>
    variantId === undefined || expected === undefined || counted === undefined
      ? []
      : [{ variantId, expected, counted }],
  )
  const unreadable = filled.flatMap(({ variantId, typed, counted }) =>
    variantId !== undefined && counted === undefined ? [{ variantId, typed }] : [],
  )
  return { key, counts, unreadable }
}

function wholeNumber(text: string): number | undefined {
  return /^\d{1,6}$/.test(text) && Number(text) <= maxCounted ? Number(text) : undefined
}
