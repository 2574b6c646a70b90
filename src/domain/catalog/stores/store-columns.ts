import { translationsColumn } from '#domain/languages/translations-column.ts'
import { requireSocialLink } from '#domain/social-link.ts'
import type { NewStore } from './new-store.ts'

/** Returns the columns of a store that people write. Throws InvalidSocialLink for links that lead to other sites. */
export function storeColumns(store: NewStore) {
  const { instagramUrl, facebookUrl, governorate, town, craft, preparationDays, translations, ...required } = store
  return {
    ...required,
    instagram_url: instagramUrl === undefined ? null : requireSocialLink('instagram', instagramUrl),
    facebook_url: facebookUrl === undefined ? null : requireSocialLink('facebook', facebookUrl),
    governorate: governorate ?? null,
    town: town ?? null,
    craft: craft ?? null,
    preparation_days: preparationDays ?? null,
    translations: translationsColumn(translations),
  }
}
