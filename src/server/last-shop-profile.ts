import type { Marketplace } from '#domain/marketplace.ts'
import { defaultShopProfile } from '#domain/shop-profile/default-shop-profile.ts'
import { localizeShopProfile, type ShopProfile } from '#domain/shop-profile/shop-profile.ts'
import { readShopProfile } from '#domain/shop-profile/shop-profile-setting.ts'
import { retryAfterSecondsOf } from '#domain/unavailable.ts'
import type { PageLanguage } from '#web/page-context.ts'

/**
 * Returns a function that reads the shop profile in the language of a page. Every page shows it, also pages that need nothing
 * else from the database, so while the database is unavailable the function returns the profile read last.
 */
export function lastShopProfile(): (marketplace: Marketplace, language: PageLanguage) => Promise<ShopProfile> {
  let known = defaultShopProfile
  return async (marketplace, language) => {
    try {
      known = await readShopProfile(marketplace)
    } catch (error) {
      if (retryAfterSecondsOf(error) === undefined) throw error
    }
    return localizeShopProfile(known, language)
  }
}
