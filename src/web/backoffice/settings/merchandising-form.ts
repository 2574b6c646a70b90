import { z } from 'zod'
import {
  bestSellerChoices,
  type MerchandisingRules,
  maxDeliveredOrders,
  maxLowStock,
} from '#domain/merchandising/merchandising-rules.ts'
import { oneOf } from '#web/forms/field-values.ts'
import { wholeNumber } from '../forms/whole-number.ts'
import type { Typed } from './setting-result.ts'

export const merchandisingForm = z.object({
  bestSellers: oneOf(bestSellerChoices),
  deliveredOrders: wholeNumber(maxDeliveredOrders),
  lowStock: wholeNumber(maxLowStock),
})

/** Returns the form values of the merchandising rules. */
export function merchandisingTexts({ bestSellers, deliveredOrders, lowStock }: MerchandisingRules): Typed {
  return { bestSellers, deliveredOrders: String(deliveredOrders), lowStock: String(lowStock) }
}
