import type { Marketplace } from '#domain/marketplace.ts'
import { saleTermsSetting } from '#domain/sale-terms/sale-terms-setting.ts'
import { getSettings } from '#domain/settings/get-setting.ts'
import type { StoredSetting } from '#domain/settings/setting.ts'
import type { FeedTerms } from './feed-item.ts'
import { type FeedTargetName, feedTargetRules } from './feed-target.ts'
import { type ProductFeedRules, productFeedSetting } from './product-feed-setting.ts'

interface StoredFeedTerms {
  readonly terms: FeedTerms
  readonly setting: StoredSetting<ProductFeedRules>
}

/** Returns what all items of a product feed share, and the setting, also of a shop that has no feeds yet. */
export async function readFeedTerms(marketplace: Marketplace, target: FeedTargetName): Promise<StoredFeedTerms> {
  const [setting, { value: saleTerms }] = await getSettings(marketplace, [productFeedSetting, saleTermsSetting])
  const { googleCategories } = setting.value
  return { setting, terms: { target: feedTargetRules[target], saleTerms, googleCategories } }
}

/** Returns what all items of a product feed share; undefined while the shop has no feeds. */
export async function findFeedTerms(marketplace: Marketplace, target: FeedTargetName): Promise<FeedTerms | undefined> {
  const { setting, terms } = await readFeedTerms(marketplace, target)
  return setting.value.isOpen ? terms : undefined
}
