import { listCategories, type StoredCategory } from '#domain/categories/list-categories.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { deliverySetting } from '#domain/orders/delivery/delivery-setting.ts'
import { promisesFrom } from '#domain/returns/promises.ts'
import { returnRulesSetting } from '#domain/returns/return-rules-setting.ts'
import { hasGateway as readHasGateway } from '#domain/sale-terms/has-gateway.ts'
import { publicSaleTerms } from '#domain/sale-terms/public-sale-terms.ts'
import { defaultPromises, defaultSaleTerms, type Promises, type SaleTerms } from '#domain/sale-terms/sale-terms.ts'
import { saleTermsSetting } from '#domain/sale-terms/sale-terms-setting.ts'
import { getSettings } from '#domain/settings/get-setting.ts'
import { defaultShopProfile } from '#domain/shop-profile/default-shop-profile.ts'
import { type EditableShopProfile, localizeShopProfile } from '#domain/shop-profile/shop-profile.ts'
import { shopProfileSetting } from '#domain/shop-profile/shop-profile-setting.ts'
import { retryAfterSecondsOf } from '#domain/unavailable.ts'
import { type WebVitalRules, webVitalSetting } from '#domain/web-vitals/web-vital-setting.ts'
import { builtInShopCategories, localizeCategories } from '#web/localize-categories.ts'
import type { PageLanguage, ShopFacts } from '#web/page-context.ts'

/**
 * Returns a function that reads the shop profile and the categories in the language of a page, the sale terms with what
 * is promised, and whether pages are measured. Every page shows them, also pages that need nothing else from the
 * database, so while the database is unavailable the function returns what was read last.
 */
export function lastShopFacts(): (marketplace: Marketplace, language: PageLanguage) => Promise<ShopFacts> {
  let known: readonly [EditableShopProfile, SaleTerms, Promises, WebVitalRules, readonly StoredCategory[], boolean] = [
    defaultShopProfile,
    defaultSaleTerms,
    defaultPromises,
    webVitalSetting.defaultValue,
    builtInShopCategories,
    false,
  ]
  return async (marketplace, language) => {
    try {
      const [[profile, terms, delivery, returns, vitals], categories, hasGateway] = await Promise.all([
        getSettings(marketplace, [
          ...([shopProfileSetting, saleTermsSetting, deliverySetting, returnRulesSetting, webVitalSetting] as const),
        ]),
        listCategories(marketplace),
        readHasGateway(marketplace),
      ])
      const promises = promisesFrom(delivery.value, returns.value)
      known = [profile.value, terms.value, promises, vitals.value, categories, hasGateway]
    } catch (error) {
      if (retryAfterSecondsOf(error) === undefined) throw error
    }
    const [shopProfile, terms, promises, { areVitalsMeasured }, categories, hasGateway] = known
    return {
      shopProfile: localizeShopProfile(shopProfile, language),
      saleTerms: publicSaleTerms(terms, promises, { hasGateway }),
      // Only the page of a category shows its text.
      categories: localizeCategories(categories, language).map(({ text: _, ...category }) => category),
      ...(!areVitalsMeasured && { isUnmeasured: true }),
    }
  }
}
