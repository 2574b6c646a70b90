import {
  bestSellerChoices,
  type MerchandisingRules,
  maxDeliveredOrders,
  maxLowStock,
} from '#domain/merchandising/merchandising-rules.ts'
import type { SettingFieldErrors, Typed } from './setting-result.ts'
import { wholeNumber } from './whole-number.ts'

/** Returns the form values of the merchandising rules. */
export function merchandisingTexts({ bestSellers, deliveredOrders, lowStock }: MerchandisingRules): Typed {
  return { bestSellers, deliveredOrders: String(deliveredOrders), lowStock: String(lowStock) }
}

export function readMerchandisingRules(
  typed: Typed,
): { readonly value: MerchandisingRules } | { readonly fieldErrors: SettingFieldErrors } {
  const bestSellers = bestSellerChoices.find((choice) => choice === typed.bestSellers)
  const deliveredOrders = wholeNumber(typed.deliveredOrders, maxDeliveredOrders)
  const lowStock = wholeNumber(typed.lowStock, maxLowStock)
  if (bestSellers && deliveredOrders && lowStock) return { value: { bestSellers, deliveredOrders, lowStock } }
  return {
    fieldErrors: {
      ...(!bestSellers && { bestSellers: 'required' }),
      ...(!deliveredOrders && { deliveredOrders: 'number' }),
      ...(!lowStock && { lowStock: 'number' }),
    },
  }
}
