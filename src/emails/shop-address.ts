import { directionOf, type Locale } from '#domain/locale.ts'
import type { ShopProfile } from '#domain/shop-profile/shop-profile.ts'
import { formatList } from '#formatting/lists.ts'
import { isolate } from '#messages/isolate.ts'
import { localText } from './local-text.ts'

export function shopAddress(locale: Locale, profile: ShopProfile): string {
  const { street, postalCode, city, languageOf } = profile
  const parts = [
    localText(street, languageOf?.street, locale),
    localText(`${postalCode} ${city}`, languageOf?.city, locale),
  ]
  return formatList(
    parts.map((part) => isolate(directionOf(locale), part)),
    locale,
  )
}
