import type { NewStore } from '#domain/catalog/add-store.ts'
import { categories } from '#domain/catalog/category.ts'
import { parseStoreLink } from '#domain/catalog/store-link.ts'
import { isGovernorate } from '#domain/orders/governorate.ts'
import { cleanLine, cleanText } from '#domain/text.ts'
import { textIn } from '../../read-form.ts'
import { longest } from './store-limits.ts'

export type StoreMistake = 'required' | 'tooLong' | 'link' | 'name-taken' | 'picture'

export type StoreMistakes = { readonly [Field in keyof NewStore]?: StoreMistake }

/** What stands in the fields, readable or not. */
export interface TypedStore {
  readonly name: string
  readonly category: string
  readonly description: string
  /** File names. */
  readonly logo: string
  readonly cover: string
  readonly instagram: string
  readonly facebook: string
  readonly craft: string
  readonly town: string
  /** A code, or empty. */
  readonly governorate: string
}

export type StoreReading =
  | { readonly outcome: 'read'; readonly store: NewStore }
  | { readonly outcome: 'invalid'; readonly mistakes: StoreMistakes }

export function typedStoreIn(form: FormData): TypedStore {
  const text = (name: keyof TypedStore) => textIn(form, name)
  return {
    ...{ name: text('name'), category: text('category'), description: text('description') },
    ...{ logo: text('logo'), cover: text('cover'), instagram: text('instagram'), facebook: text('facebook') },
    ...{ craft: text('craft'), town: text('town'), governorate: text('governorate') },
  }
}

export function typedStoreOf({ instagramUrl = '', facebookUrl = '', ...store }: NewStore): TypedStore {
  return { craft: '', town: '', governorate: '', ...store, instagram: instagramUrl, facebook: facebookUrl }
}

export function readStoreForm(form: FormData): StoreReading {
  const line = (name: string) => cleanLine(textIn(form, name))
  const [name, description] = [line('name'), cleanText(textIn(form, 'description'))]
  const [logo, cover] = [line('logo'), line('cover')]
  const category = categories.find((category) => category === line('category'))
  const [craft, town, governorate] = [line('craft'), line('town'), line('governorate')]
  const instagram = parseStoreLink('instagram', line('instagram'))
  const facebook = parseStoreLink('facebook', line('facebook'))
  const mistakes: StoreMistakes = {
    ...(name.length > longest.name && { name: 'tooLong' }),
    ...(name === '' && { name: 'required' }),
    ...(description.length > longest.description && { description: 'tooLong' }),
    ...(craft.length > longest.craft && { craft: 'tooLong' }),
    ...(town.length > longest.town && { town: 'tooLong' }),
    ...(!category && { category: 'required' }),
    ...(logo === '' && { logo: 'picture' }),
    ...(cover === '' && { cover: 'picture' }),
    ...(line('instagram') !== '' && !instagram && { instagramUrl: 'link' }),
    ...(line('facebook') !== '' && !facebook && { facebookUrl: 'link' }),
  }
  if (!category || Object.keys(mistakes).length > 0) return { outcome: 'invalid', mistakes }
  const links = { ...(instagram && { instagramUrl: instagram }), ...(facebook && { facebookUrl: facebook }) }
  const place = {
    ...(isGovernorate(governorate) && { governorate }),
    ...(town !== '' && { town }),
    ...(craft !== '' && { craft }),
  }
  return { outcome: 'read', store: { name, category, description, logo, cover, ...links, ...place } }
}
