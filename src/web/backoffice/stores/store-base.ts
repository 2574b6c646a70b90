import { z } from 'zod'
import type { NewStore } from '#domain/catalog/add-store.ts'
import { categories } from '#domain/catalog/category.ts'
import { textIn } from '../../read-form.ts'

const shape = z.object({
  name: z.string(),
  category: z.enum(categories),
  description: z.string(),
  logo: z.string(),
  cover: z.string(),
  instagramUrl: z.string().optional(),
  facebookUrl: z.string().optional(),
})

/** The store as it was when the form was opened, which travels with the form. */
export function readStoreBase(form: FormData): NewStore | undefined {
  try {
    const { instagramUrl, facebookUrl, ...store } = shape.parse(JSON.parse(textIn(form, 'base')))
    return { ...store, ...(instagramUrl && { instagramUrl }), ...(facebookUrl && { facebookUrl }) }
  } catch {
    return undefined
  }
}
