import {
  bestSellerChoices,
  mostDeliveredOrders,
  mostLowStock,
  type ShopWindow,
} from '#domain/shop-window/shop-window.ts'
import type { SettingMistakes, Typed } from './setting-answer.ts'
import { wholeNumber } from './whole-number.ts'

/** The shop window as its form shows it. */
export function textsOfShopWindow({ bestSellers, deliveredOrders, lowStock }: ShopWindow): Typed {
  return { bestSellers, deliveredOrders: String(deliveredOrders), lowStock: String(lowStock) }
}

export function readShopWindow(typed: Typed): { readonly value: ShopWindow } | { readonly mistakes: SettingMistakes } {
  const bestSellers = bestSellerChoices.find((choice) => choice === typed.bestSellers)
  const deliveredOrders = wholeNumber(typed.deliveredOrders, mostDeliveredOrders)
  const lowStock = wholeNumber(typed.lowStock, mostLowStock)
  if (bestSellers && deliveredOrders && lowStock) return { value: { bestSellers, deliveredOrders, lowStock } }
  return {
    mistakes: {
      ...(!bestSellers && { bestSellers: 'required' }),
      ...(!deliveredOrders && { deliveredOrders: 'number' }),
      ...(!lowStock && { lowStock: 'number' }),
    },
  }
}
