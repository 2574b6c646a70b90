import type { Marketplace } from '#domain/marketplace.ts'
import { saleTermsSetting } from '#domain/sale-terms/sale-terms-setting.ts'
import { getSettings } from '#domain/settings/get-setting.ts'
import type { FeedTerms } from './feed-item.ts'
import { type FeedTargetName, feedTargetRules } from './feed-target.ts'
import { productFeedSetting } from './product-feed-setting.ts'

/** Returns what all items of a product feed share; undefined while the shop has no feeds. */
export async function getFeedTerms(marketplace: Marketplace, target: FeedTargetName): Promise<FeedTerms | undefined> {
  const [{ value: rules }, { value: saleTerms }] = await getSettings(marketplace, [
    productFeedSetting,
    saleTermsSetting,
  ])
  if (!rules.isOpen) return undefined
  return { target: feedTargetRules[target], saleTerms, googleCategories: rules.googleCategories }
}
