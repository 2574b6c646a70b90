import { z } from 'zod'
import type { NewStore } from '#domain/catalog/add-store.ts'
import { categories } from '#domain/catalog/category.ts'
import { parseStoreLink } from '#domain/catalog/store-link.ts'
import { cleanLine, cleanText } from '#domain/text.ts'
import { textIn } from '../../read-form.ts'
import { longest } from './store-limits.ts'

export type StoreMistake = 'required' | 'tooLong' | 'link' | 'name-taken' | 'picture'

export type StoreMistakes = { readonly [Field in keyof NewStore]?: StoreMistake }

export type StoreReading =
  | { readonly outcome: 'read'; readonly store: NewStore }
  | { readonly outcome: 'invalid'; readonly mistakes: StoreMistakes }

export function readStoreForm(form: FormData): StoreReading {
  const line = (name: string) => cleanLine(textIn(form, name))
  const [name, description] = [line('name'), cleanText(textIn(form, 'description'))]
  const [logo, cover] = [line('logo'), line('cover')]
  const category = categories.find((category) => category === line('category'))
  const instagram = parseStoreLink('instagram', line('instagram'))
  const facebook = parseStoreLink('facebook', line('facebook'))
  const mistakes: StoreMistakes = {
    ...(name.length > longest.name && { name: 'tooLong' }),
    ...(name === '' && { name: 'required' }),
    ...(description.length > longest.description && { description: 'tooLong' }),
    ...(!category && { category: 'required' }),
    ...(logo === '' && { logo: 'picture' }),
    ...(cover === '' && { cover: 'picture' }),
    ...(line('instagram') !== '' && !instagram && { instagramUrl: 'link' }),
    ...(line('facebook') !== '' && !facebook && { facebookUrl: 'link' }),
  }
  if (!category || Object.keys(mistakes).length > 0) return { outcome: 'invalid', mistakes }
  const links = { ...(instagram && { instagramUrl: instagram }), ...(facebook && { facebookUrl: facebook }) }
  return { outcome: 'read', store: { name, category, description, logo, cover, ...links } }
}

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
