import { z } from 'zod'
import type { NewStore } from '#domain/catalog/add-store.ts'
import { categories } from '#domain/catalog/category.ts'
import { governorates } from '#domain/orders/governorate.ts'
import { readBase } from '../read-base.ts'

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

/** The store as it was when the form was opened, which travels with the form. */
export function readStoreBase(form: FormData): NewStore | undefined {
  const base = readBase(form, 'base', shape)
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
