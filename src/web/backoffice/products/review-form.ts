import { z } from 'zod'
import { categories } from '#domain/catalog/category.ts'
import { type RowPreview, rowProblems } from '#domain/catalog/import/import-row.ts'
import { millimes } from '#domain/money.ts'
import { jsonIn, readFields } from '#web/forms/form-fields.ts'

const line = z.int()
const id = z.int32()
const count = z.int32()
const price = z.int().transform(millimes)
const category = z.enum(categories)

const rowPreview: z.ZodType<RowPreview> = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('wrong'), line, problem: z.enum(rowProblems) }),
  z.object({ outcome: z.literal('same'), line, name: z.string() }),
  z.object({
    ...{ outcome: z.literal('changed'), line, id, name: z.string() },
    price: z.object({ from: price, to: price }).exactOptional(),
    stock: z.object({ sizeId: id, from: count, to: count }).exactOptional(),
    newName: z.string().exactOptional(),
    category: z.object({ from: category, to: category }).exactOptional(),
    store: z.object({ from: z.string(), to: z.string(), toId: id }).exactOptional(),
  }),
  z.object({
    ...{ outcome: z.literal('new'), line, model: z.string(), name: z.string() },
    ...{ price, stock: count, category, storeId: id },
  }),
])

/** The preview that an operator has reviewed; undefined when there is none, or when it is malformed. */
export const reviewForm = z.object({ review: jsonIn(z.array(rowPreview)) })

export function readReview(form: FormData): readonly RowPreview[] | undefined {
  return readFields(reviewForm, form).review
}
