import { z } from 'zod'
import type { Marketplace } from '../marketplace.ts'
import { readSetting } from '../settings/read-setting.ts'
import type { Setting } from '../settings/setting.ts'
import {
  bestSellerChoices,
  mostDeliveredOrders,
  mostLowStock,
  type ShopWindow,
  usualShopWindow,
} from './shop-window.ts'

const shape = z.object({
  bestSellers: z.enum(bestSellerChoices),
  deliveredOrders: z.int().min(1).max(mostDeliveredOrders),
  lowStock: z.int().min(1).max(mostLowStock),
}) satisfies z.ZodType<ShopWindow>

export const shopWindowSetting: Setting<ShopWindow> = { key: 'shop-window', shape, usual: usualShopWindow }

/** What the shop puts forward, as it stands now. */
export async function getShopWindow(marketplace: Marketplace): Promise<ShopWindow> {
  return (await readSetting(marketplace, shopWindowSetting)).value
}
