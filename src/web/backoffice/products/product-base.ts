import { z } from 'zod'
import type { ProductDraft } from '#domain/assortment/product-draft.ts'
import { type Category, categories } from '#domain/catalog/category.ts'
import type { Millimes } from '#domain/money.ts'
import { readBase } from '../read-base.ts'

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

/** The product as it was when the form was opened, which travels with the form. Undefined when it was tampered with. */
export function readProductBase(form: FormData): ProductDraft | undefined {
  return readBase(form, 'base', draftShape)
}
