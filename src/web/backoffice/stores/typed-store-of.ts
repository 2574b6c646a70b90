import type { NewStore } from '#domain/catalog/stores/new-store.ts'
import type { Translations } from '#domain/translations.ts'
import type { TypedStore } from './store-form.ts'

/** The values of the form of a store as typed, with its translations. */
export type TranslatedTypedStore = TypedStore & { readonly texts: Translations }

/** Returns the initial values of a store's form. */
export function typedStoreOf({
  instagramUrl = '',
  facebookUrl = '',
  preparationDays,
  translations = {},
  ...store
}: NewStore): TranslatedTypedStore {
  const links = { instagram: instagramUrl, facebook: facebookUrl }
  const days = { preparationDays: String(preparationDays ?? '') }
  return { craft: '', town: '', governorate: '', ...store, ...links, ...days, texts: translations }
}
