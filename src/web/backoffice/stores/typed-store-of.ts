import type { NewStore } from '#domain/catalog/stores/new-store.ts'
import type { TypedStore } from './store-form.ts'

/** Returns the initial values of a store's form. */
export function typedStoreOf({ instagramUrl = '', facebookUrl = '', ...store }: NewStore): TypedStore {
  return { craft: '', town: '', governorate: '', ...store, instagram: instagramUrl, facebook: facebookUrl }
}
