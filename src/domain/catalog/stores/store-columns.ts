import { columnsOf } from '#domain/fields/field-columns.ts'
import { storeFields } from '#domain/fields/store-fields.ts'
import { translationsColumn } from '#domain/languages/translations-column.ts'
import { requireSocialLink } from '#domain/social-link.ts'
import type { NewStore } from './new-store.ts'

/** Returns the columns of a store that people write. Throws InvalidSocialLink for links that lead to other sites. */
export function storeColumns(store: NewStore) {
  const { instagramUrl, facebookUrl, translations } = store
  if (instagramUrl !== undefined) requireSocialLink('instagram', instagramUrl)
  if (facebookUrl !== undefined) requireSocialLink('facebook', facebookUrl)
  return { ...columnsOf(storeFields, store), translations: translationsColumn(translations) }
}
