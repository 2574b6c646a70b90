import { z } from 'zod'
import { storeFields } from '#domain/fields/store-fields.ts'
import { type Governorate, governorates } from '#domain/geography/governorate.ts'
import {
  type DeliveryRules,
  maxDeliveryHours,
  maxOverdueDays,
  maxTransitDays,
} from '#domain/orders/delivery/delivery-rules.ts'
import { optional } from '#web/forms/field-values.ts'
import { wholeNumber } from '../forms/whole-number.ts'
import { transitField } from './delivery-fields.ts'
import type { Typed } from './setting-result.ts'

const transitDays = wholeNumber(maxTransitDays, 0)

export const deliveryRulesForm = z
  .object({
    overdueDays: wholeNumber(maxOverdueDays),
    preparationDays: wholeNumber(storeFields.preparationDays.max, 0),
    transitDays,
    maxHours: wholeNumber(maxDeliveryHours),
    ...Object.fromEntries(governorates.map((governorate) => [transitField(governorate), optional(transitDays)])),
  })
  .transform(({ overdueDays, preparationDays, transitDays, maxHours, ...typed }): DeliveryRules => {
    const byGovernorate = governorates.flatMap((governorate): [Governorate, number][] => {
      const own = (typed as Readonly<Record<string, number | undefined>>)[transitField(governorate)]
      return own === undefined ? [] : [[governorate, own]]
    })
    const transitDaysByGovernorate = Object.fromEntries(byGovernorate)
    return { overdueDays, preparationDays, transitDays, transitDaysByGovernorate, maxHours }
  })

/** Returns the form values of the delivery rules. */
export function deliveryRulesTexts({ transitDaysByGovernorate, ...rules }: DeliveryRules): Typed {
  return {
    ...Object.fromEntries(Object.entries(rules).map(([name, number]) => [name, String(number)])),
    ...Object.fromEntries(
      governorates.map((governorate) => [
        transitField(governorate),
        String(transitDaysByGovernorate[governorate] ?? ''),
      ]),
    ),
  }
}
