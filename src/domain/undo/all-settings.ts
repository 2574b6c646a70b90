import { submissionSetting } from '#domain/catalog/submissions/submission-setting.ts'
import { commentSetting } from '#domain/comments/comment-setting.ts'
import { commissionSetting } from '#domain/commission/commission-setting.ts'
import { firstStepsSetting } from '#domain/dashboard/first-steps-setting.ts'
import { mainLocaleSetting } from '#domain/languages/main-locale-setting.ts'
import { merchandisingSetting } from '#domain/merchandising/merchandising-setting.ts'
import { deliverySetting } from '#domain/orders/delivery/delivery-setting.ts'
import { closedDaysSetting } from '#domain/orders/holds/closed-days-setting.ts'
import { holdLimitSetting } from '#domain/orders/holds/hold-limit-setting.ts'
import { preparationSetting } from '#domain/orders/preparations/preparation-setting.ts'
import { undoWindowSetting } from '#domain/orders/status/undo-window-setting.ts'
import { customerTextSetting } from '#domain/orders/texts/customer-text-setting.ts'
import { retentionSetting } from '#domain/personal-data/retention-setting.ts'
import { planSetting } from '#domain/plans/plan-setting.ts'
import { productFeedSetting } from '#domain/product-feeds/product-feed-setting.ts'
import { rateLimitSetting } from '#domain/rate-limits/rate-limit-setting.ts'
import { reviewLimitSetting } from '#domain/rate-limits/review-limit-setting.ts'
import { returnRulesSetting } from '#domain/returns/return-rules-setting.ts'
import { reviewSetting } from '#domain/reviews/review-setting.ts'
import { saleTermsSetting } from '#domain/sale-terms/sale-terms-setting.ts'
import { sellerTermsSetting } from '#domain/sellers/seller-terms-setting.ts'
import { studioSetting } from '#domain/sellers/studio-setting.ts'
import type { Setting } from '#domain/settings/setting.ts'
import { shopProfileSetting } from '#domain/shop-profile/shop-profile-setting.ts'
import { webVitalSetting } from '#domain/web-vitals/web-vital-setting.ts'

const settings = {
  'shop-profile': shopProfileSetting,
  'rate-limits': rateLimitSetting,
  'review-limits': reviewLimitSetting,
  'hold-limits': holdLimitSetting,
  'closed-days': closedDaysSetting,
  'customer-texts': customerTextSetting,
  delivery: deliverySetting,
  returns: returnRulesSetting,
  'sale-terms': saleTermsSetting,
  commission: commissionSetting,
  'undo-window': undoWindowSetting,
  merchandising: merchandisingSetting,
  comments: commentSetting,
  reviews: reviewSetting,
  studio: studioSetting,
  submissions: submissionSetting,
  preparation: preparationSetting,
  'seller-terms': sellerTermsSetting,
  plans: planSetting,
  retention: retentionSetting,
  'main-language': mainLocaleSetting,
  'product-feeds': productFeedSetting,
  'web-vitals': webVitalSetting,
  'first-steps': firstStepsSetting,
} satisfies Readonly<Record<string, Setting<object>>>

/** The stored keys of the settings. */
export type SettingKey = keyof typeof settings

/** Every setting of the shop, by its stored key. */
export const allSettings: Readonly<Record<SettingKey, Setting<object>>> = settings
