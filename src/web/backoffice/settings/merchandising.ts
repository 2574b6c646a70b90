import {
  bestSellerChoices,
  type MerchandisingRules,
  maxDeliveredOrders,
  maxLowStock,
} from '#domain/merchandising/merchandising-rules.ts'
import { settingsMessages } from '#page-messages/backoffice/settings.ts'
import { choice, settingForm, wholeNumber } from './setting-form.ts'

const { parts, choices, deliveredHint, lowStockHint } = settingsMessages.merchandising

/** How best sellers are chosen and when stock counts as low. */
export const merchandising = settingForm<MerchandisingRules>({
  ...{ key: 'merchandising', group: 'shop' },
  fields: {
    bestSellers: choice(parts.bestSellers, bestSellerChoices, choices),
    deliveredOrders: wholeNumber({ label: parts.deliveredOrders, hint: deliveredHint }, maxDeliveredOrders),
    lowStock: wholeNumber({ label: parts.lowStock, hint: lowStockHint }, maxLowStock),
  },
})
