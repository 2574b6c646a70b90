import { directionOf, type Locale } from '#domain/locale.ts'
import type { ShopProfile } from '#domain/shop-profile/shop-profile.ts'
import { formatList } from '#formatting/lists.ts'
import { isolate } from '#messages/isolate.ts'

export function shopAddress(locale: Locale, { street, postalCode, city }: ShopProfile): string {
  const parts = [street, `${postalCode} ${city}`].map((part) => isolate(directionOf(locale), part))
  return formatList(parts, locale)
}
