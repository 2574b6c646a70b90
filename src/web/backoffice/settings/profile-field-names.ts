import type { Locale } from '#domain/locale.ts'
import type { ProfileText } from '#domain/shop-profile/shop-profile.ts'

/** Returns the name of the form field of a translation of the shop profile. */
export function translatedFieldName(locale: Locale, field: ProfileText): string {
  return `translations.${locale}.${field}`
}
