import { z } from 'zod'
import type { Marketplace } from '#domain/marketplace.ts'
import { getSetting } from '#domain/settings/get-setting.ts'
import type { Setting } from '#domain/settings/setting.ts'
import {
  bestSellerChoices,
  defaultMerchandisingRules,
  type MerchandisingRules,
  maxDeliveredOrders,
  maxLowStock,
} from './merchandising-rules.ts'

const shape = z.object({
  bestSellers: z.enum(bestSellerChoices),
  deliveredOrders: z.int().min(1).max(maxDeliveredOrders),
  lowStock: z.int().min(1).max(maxLowStock),
}) satisfies z.ZodType<MerchandisingRules>

export const merchandisingSetting: Setting<MerchandisingRules> = {
  // The key under which it is stored.
  key: 'merchandising',
  shape,
  defaultValue: defaultMerchandisingRules,
}

/** Returns the current merchandising rules. */
export async function getMerchandisingRules(marketplace: Marketplace): Promise<MerchandisingRules> {
  return (await getSetting(marketplace, merchandisingSetting)).value
}
