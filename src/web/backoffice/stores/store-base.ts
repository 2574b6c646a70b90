import { z } from 'zod'
import { categories } from '#domain/catalog/category.ts'
import type { NewStore } from '#domain/catalog/stores/new-store.ts'
import { governorates } from '#domain/geography/governorate.ts'
import { translationsShape } from '#domain/translations-shape.ts'
import { withoutAbsent } from '#web/forms/field-values.ts'
import { jsonIn, readFields } from '#web/forms/form-fields.ts'

const base = jsonIn(
  z
    .object({
      name: z.string(),
      category: z.enum(categories),
      description: z.string(),
      logo: z.string(),
      cover: z.string(),
      instagramUrl: z.string().optional(),
      facebookUrl: z.string().optional(),
      governorate: z.enum(governorates).optional(),
      town: z.string().optional(),
      craft: z.string().optional(),
      preparationDays: z.int().optional(),
      translations: translationsShape.optional(),
    })
    .transform(withoutAbsent),
)

/** Reads the store as it was when the form was opened from a hidden field. Undefined when it is invalid. */
export function readStoreBase(form: FormData): NewStore | undefined {
  return readFields(z.object({ base }), form).base
}
