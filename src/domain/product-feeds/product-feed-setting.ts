import { z } from 'zod'
import type { Category } from '#domain/category.ts'
import type { Setting } from '#domain/settings/setting.ts'
import { maxGoogleCategory } from './google-category.ts'

/** Whether the shop has product feeds, and what Google and Meta call its categories. */
export interface ProductFeedRules {
  readonly isOpen: boolean
  /** A path or a number of Google's product taxonomy, which Meta reads too, by our category. */
  readonly googleCategories: Readonly<Record<Category, string>>
}

const shape = z.object({
  isOpen: z.boolean(),
  googleCategories: z.record(z.string(), z.string().min(1).max(maxGoogleCategory)),
}) satisfies z.ZodType<ProductFeedRules>

export const productFeedSetting: Setting<ProductFeedRules> = {
  ...{ key: 'product-feeds', shape },
  defaultValue: {
    isOpen: false,
    googleCategories: {
      Accessories: 'Apparel & Accessories',
      bags: 'Apparel & Accessories > Handbags, Wallets & Cases',
      clothing: 'Apparel & Accessories > Clothing',
      Cosmetics: 'Health & Beauty > Personal Care > Cosmetics',
      decor: 'Home & Garden > Decor',
      kids: 'Baby & Toddler',
      shoes: 'Apparel & Accessories > Shoes',
    },
  },
}
