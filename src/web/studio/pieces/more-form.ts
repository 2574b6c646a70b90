import { z } from 'zod'
import type { ProductDraft } from '#domain/catalog/admin/product-draft.ts'
import { maxPartLength } from '#domain/catalog/product-texts.ts'
import { productFields } from '#domain/fields/product-fields.ts'
import { locales } from '#domain/locale.ts'
import { codecsOf, type TableFieldError } from '#web/forms/codecs-of.ts'
import { cutLine, cutParagraphs, ids, jsonIn, known, plainLine, rawTexts, sentId } from '#web/forms/form-fields.ts'
import { parseWholeNumber } from '#web/forms/parse-whole-number.ts'

const fields = codecsOf(productFields)
const { category, widthMillimeters, heightMillimeters, weightGrams, supply, preparationDays, weeklyLimit } = fields
const { promotionalPrice, promotionFirstDay, promotionLastDay } = fields

/** The forms of plain fields on the page of more about a piece, each with its fields. */
export const fieldForms = {
  facts: { category, widthMillimeters, heightMillimeters, weightGrams, supply, preparationDays, weeklyLimit },
  promotion: { promotionalPrice, promotionFirstDay, promotionLastDay },
} as const

export type FieldForm = keyof typeof fieldForms

export type FormField = { [Form in FieldForm]: keyof (typeof fieldForms)[Form] }[FieldForm] & keyof ProductDraft

/** The fields of one form, as typed. */
export type Typed = Readonly<Partial<Record<FormField, string>>>

export type FormProblem = TableFieldError | 'promotion' | 'daysInOrder' | 'severalPieces' | 'two-readings' | 'far'

/** What a form of plain fields showed, to be compared with what is saved by now. */
export const seenForm = z.object({ seen: jsonIn(z.record(z.string(), z.string())), sure: sentId })

/** The texts of a piece in another language than that of its maker. */
export const textsForm = z.object({
  language: known(locales),
  name: cutLine(productFields.name.maxLength),
  description: cutParagraphs(productFields.description.maxLength),
  seenName: cutLine(productFields.name.maxLength),
  seenDescription: cutParagraphs(productFields.description.maxLength),
})

function swatchOf(typed: string): string {
  return /^#[\da-f]{6}$/.test(typed) ? typed : '#808080'
}

/** A list of sizes or colors: those that there are, which may get other names or go, and a new one. */
export const partsForm = z.object({
  seen: jsonIn(z.array(z.object({ id: z.int(), name: z.string(), swatch: z.string().optional() }))),
  id: ids,
  name: rawTexts,
  swatch: rawTexts.transform((sent) => sent.map(swatchOf)),
  /** The ids of those that are not offered any more. */
  gone: ids,
  newName: cutLine(maxPartLength),
  newSwatch: plainLine.transform(swatchOf),
  /** How many there are of a new size. */
  stock: plainLine.transform((typed) => parseWholeNumber(typed, 999_999, 0)),
})

/** Of sizes, and of colors, of one piece of a maker. */
export const maxParts = 20
