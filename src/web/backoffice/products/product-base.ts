import { z } from 'zod'
import type { ProductDraft } from '#domain/catalog/admin/product-draft.ts'
import { categories } from '#domain/catalog/category.ts'
import { millimes } from '#domain/money.ts'
import { translationsShape } from '#domain/translations-shape.ts'
import { parseDay, type TunisDay } from '#domain/tunis-day.ts'
import { jsonIn, readFields } from '#web/forms/form-fields.ts'

const translations = translationsShape.exactOptional()
const part = z.object({ id: z.int().optional(), name: z.string(), translations })
const price = z.int().transform(millimes)
const day = z.custom<TunisDay>((typed) => typeof typed === 'string' && parseDay(typed) !== undefined).optional()
const draftShape = z.object({
  storeId: z.int(),
  name: z.string(),
  model: z.string(),
  category: z.enum(categories),
  description: z.string(),
  regularPrice: price,
  promotionalPrice: price.optional(),
  promotionFirstDay: day,
  promotionLastDay: day,
  mainColor: z.string(),
  widthMillimeters: z.int().optional(),
  heightMillimeters: z.int().optional(),
  weightGrams: z.int().optional(),
  lowStock: z.int().optional(),
  translations,
  sizes: z.array(part),
  colors: z.array(part.extend({ swatch: z.string() })),
  pictures: z.array(z.object({ fileName: z.string(), alt: z.string(), colorId: z.int().optional(), translations })),
})

const base = jsonIn(draftShape)

/** Reads the product as it was when the form was opened from a hidden field. Undefined when it is invalid. */
export function readProductBase(form: FormData): ProductDraft | undefined {
  return readFields(z.object({ base }), form).base
}
