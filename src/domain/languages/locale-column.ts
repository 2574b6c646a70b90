import type { PersonLocale } from '#domain/locale.ts'
import { mainLocale } from '#domain/main-locale.ts'
import type { Marketplace } from '#domain/marketplace.ts'

/** Returns the value of a column `locale`. Unless the request names a language, it is that of the marketplace. */
export function localeColumn(marketplace: Marketplace, requested: PersonLocale = marketplace.locale) {
  return requested === 'main' ? mainLocale : requested
}
