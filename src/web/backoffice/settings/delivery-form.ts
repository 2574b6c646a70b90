import { z } from 'zod'
import { type DeliveryRules, maxOverdueDays } from '#domain/orders/delivery/delivery-rules.ts'
import type { Typed } from './setting-result.ts'
import { wholeNumber } from './whole-number.ts'

export const deliveryRulesForm = z.object({ overdueDays: wholeNumber(maxOverdueDays) })

/** Returns the form values of the delivery rules. */
export function deliveryRulesTexts({ overdueDays }: DeliveryRules): Typed {
  return { overdueDays: String(overdueDays) }
}
