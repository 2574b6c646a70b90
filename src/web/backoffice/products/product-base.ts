import { z } from 'zod'
import type { ProductDraft } from '#domain/catalog/admin/product-draft.ts'
import { wholeShape } from '#domain/fields/field-shapes.ts'
import { productFields } from '#domain/fields/product-fields.ts'
import { translationsShape } from '#domain/translations-shape.ts'
import { readJson } from '#web/forms/form-fields.ts'

const translations = translationsShape.exactOptional()
const part = z.object({ id: z.int().optional(), name: z.string(), translations })

const productShape = wholeShape(productFields, {
  sizes: z.array(part),
  colors: z.array(part.extend({ swatch: z.string() })),
  pictures: z.array(z.object({ fileName: z.string(), alt: z.string(), colorId: z.int().optional(), translations })),
  translations: translationsShape.optional(),
})

/** Reads the product as it was when the form was opened from a hidden field. Undefined when it is invalid. */
export function readProductBase(form: FormData): ProductDraft | undefined {
  return readJson(form, 'base', productShape)
}
