import { localizeShopProfile, originalShopProfile, type ShopProfile } from '#domain/shop-profile/shop-profile.ts'
import { locale } from '#page-messages/locale.ts'
import { useRootData } from '#web/root-data.ts'

/** Returns the shop profile from the root loader; the default on an error page without loader data. */
export function useShopProfile(): ShopProfile {
  return useRootData()?.shopProfile ?? localizeShopProfile(originalShopProfile, { locale, mainLocale: locale })
}
