import { categories } from '#domain/catalog/category.ts'
import type { NewStore } from '#domain/catalog/stores/new-store.ts'
import { isGovernorate } from '#domain/geography/governorate.ts'
import { parseSocialLink } from '#domain/social-link.ts'
import { cleanLine, cleanText } from '#domain/text.ts'
import { textIn } from '#web/forms/read-form.ts'
import { maxLengths } from './store-limits.ts'

export type StoreFieldError = 'required' | 'tooLong' | 'link' | 'name-taken' | 'picture'

export type StoreFieldErrors = { readonly [Field in keyof NewStore]?: StoreFieldError }

/** The values of the fields as typed, valid or not. */
export interface TypedStore {
  readonly name: string
  readonly category: string
  readonly description: string
  /** File names of pictures. */
  readonly logo: string
  readonly cover: string
  readonly instagram: string
  readonly facebook: string
  readonly craft: string
  readonly town: string
  /** Its ISO code, or empty. */
  readonly governorate: string
}

export type StoreReading =
  | { readonly outcome: 'read'; readonly store: NewStore }
  | { readonly outcome: 'invalid'; readonly fieldErrors: StoreFieldErrors }

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
  const instagram = parseSocialLink('instagram', line('instagram'))
  const facebook = parseSocialLink('facebook', line('facebook'))
  const fieldErrors: StoreFieldErrors = {
    ...(name.length > maxLengths.name && { name: 'tooLong' }),
    ...(name === '' && { name: 'required' }),
    ...(description.length > maxLengths.description && { description: 'tooLong' }),
    ...(craft.length > maxLengths.craft && { craft: 'tooLong' }),
    ...(town.length > maxLengths.town && { town: 'tooLong' }),
    ...(!category && { category: 'required' }),
    ...(logo === '' && { logo: 'picture' }),
    ...(cover === '' && { cover: 'picture' }),
    ...(line('instagram') !== '' && !instagram && { instagramUrl: 'link' }),
    ...(line('facebook') !== '' && !facebook && { facebookUrl: 'link' }),
  }
  if (!category || Object.keys(fieldErrors).length > 0) return { outcome: 'invalid', fieldErrors }
  const links = { ...(instagram && { instagramUrl: instagram }), ...(facebook && { facebookUrl: facebook }) }
  const place = {
    ...(isGovernorate(governorate) && { governorate }),
    ...(town !== '' && { town }),
    ...(craft !== '' && { craft }),
  }
  return { outcome: 'read', store: { name, category, description, logo, cover, ...links, ...place } }
}
