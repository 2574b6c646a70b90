import { z } from 'zod'
import { categories } from '#domain/catalog/category.ts'
import type { NewStore } from '#domain/catalog/stores/new-store.ts'
import { governorates } from '#domain/geography/governorate.ts'
import { readJsonField } from '#web/backoffice/read-json-field.ts'

const shape = z.object({
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
})

/** Reads the store as it was when the form was opened from a hidden field. Undefined when it is invalid. */
export function readStoreBase(form: FormData): NewStore | undefined {
  const base = readJsonField(form, 'base', shape)
  if (!base) return undefined
  const { instagramUrl, facebookUrl, governorate, town, craft, ...store } = base
  return {
    ...store,
    ...(instagramUrl && { instagramUrl }),
    ...(facebookUrl && { facebookUrl }),
    ...(governorate && { governorate }),
    ...(town && { town }),
    ...(craft && { craft }),
  }
}
