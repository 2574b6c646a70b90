import type { Marketplace } from '#domain/marketplace.ts'
import { defaultShopProfile, type ShopProfile } from '#domain/shop-profile/shop-profile.ts'
import { getShopProfile } from '#domain/shop-profile/shop-profile-setting.ts'
import { retryAfterSecondsOf } from '#domain/unavailable.ts'

/**
 * Returns a function that reads the shop profile. Every page shows it, also pages that need nothing else from the
 * database, so while the database is unavailable the function returns the profile read last.
 */
export function lastShopProfile(): (marketplace: Marketplace) => Promise<ShopProfile> {
  let known = defaultShopProfile
  return async (marketplace) => {
    try {
      known = await getShopProfile(marketplace)
    } catch (error) {
      if (retryAfterSecondsOf(error) === undefined) throw error
    }
    return known
  }
}
