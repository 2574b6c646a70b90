import { columnsOf } from '#domain/fields/field-columns.ts'
import { storeFields } from '#domain/fields/store-fields.ts'
import { translationsColumn } from '#domain/languages/translations-column.ts'
import { requireSocialLink } from '#domain/social-link.ts'
import type { NewStore } from './new-store.ts'

/** Returns the columns of a store that people write. Throws InvalidSocialLink for links that lead to other sites. */
export function storeColumns(store: NewStore) {
  const links = {
    instagramUrl: store.instagramUrl && requireSocialLink('instagram', store.instagramUrl),
    facebookUrl: store.facebookUrl && requireSocialLink('facebook', store.facebookUrl),
  }
  return { ...columnsOf(storeFields, { ...store, ...links }), translations: translationsColumn(store.translations) }
}
