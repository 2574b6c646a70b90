import { z } from 'zod'
import type { ProductDraft } from '#domain/catalog/admin/product-draft.ts'
import { type Category, categories } from '#domain/catalog/category.ts'
import type { Millimes } from '#domain/money.ts'
import { readJsonField } from '#web/backoffice/read-json-field.ts'

const part = z.object({ id: z.int().optional(), name: z.string() })
const price = z.int().transform((amount) => amount as Millimes)
const draftShape = z.object({
  storeId: z.int(),
  name: z.string(),
  model: z.string(),
  category: z.enum(categories) satisfies z.ZodType<Category>,
  description: z.string(),
  regularPrice: price,
  promotionalPrice: price.optional(),
  mainColor: z.string(),
  widthMillimeters: z.int().optional(),
  heightMillimeters: z.int().optional(),
  weightGrams: z.int().optional(),
  sizes: z.array(part),
  colors: z.array(part.extend({ swatch: z.string() })),
  pictures: z.array(z.object({ fileName: z.string(), alt: z.string(), colorId: z.int().optional() })),
})

/** Reads the product as it was when the form was opened from a hidden field. Undefined when it is invalid. */
export function readProductBase(form: FormData): ProductDraft | undefined {
  return readJsonField(form, 'base', draftShape)
}
