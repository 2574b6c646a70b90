import { z } from 'zod'
import { importColumns, type RowPreview, rowProblems } from '#domain/catalog/import/import-row.ts'
import { priceDoubts } from '#domain/catalog/price-doubt.ts'
import { millimes } from '#domain/money.ts'
import { ids, jsonIn, readFields } from '#web/forms/form-fields.ts'

const line = z.int()
const id = z.int32()
const count = z.int32()
const price = z.int().transform(millimes)
const category = z.string()
const doubt = z.enum(priceDoubts).exactOptional()
const cells = z.array(z.object({ column: z.enum(importColumns).exactOptional(), text: z.string() }))

const rowPreview: z.ZodType<RowPreview> = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('wrong'), line, problem: z.enum(rowProblems), cells }),
  z.object({ outcome: z.literal('same'), line, name: z.string() }),
  z.object({
    ...{ outcome: z.literal('changed'), line, id, name: z.string() },
    price: z.object({ from: price, to: price }).exactOptional(),
    doubt,
    stock: z.object({ variantId: id, from: count, to: count }).exactOptional(),
    newName: z.string().exactOptional(),
    category: z.object({ from: category, to: category }).exactOptional(),
    store: z.object({ from: z.string(), to: z.string(), toId: id }).exactOptional(),
  }),
  z.object({
    ...{ outcome: z.literal('new'), line, model: z.string(), name: z.string() },
    ...{ price, doubt, stock: count, category, storeId: id },
  }),
])

/** The preview that an operator has reviewed; undefined when there is none, or when it is malformed. */
export const reviewForm = z.object({ review: jsonIn(z.array(rowPreview)), sure: ids })

/** `confirmedLines` are those whose doubtful price was ticked. */
export function readReview(form: FormData) {
  const { review, sure } = readFields(reviewForm, form)
  return review && { previewed: review, confirmedLines: sure }
}
