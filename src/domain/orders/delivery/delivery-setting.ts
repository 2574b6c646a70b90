import { z } from 'zod'
import { storeFields } from '#domain/fields/store-fields.ts'
import { type Governorate, governorates } from '#domain/geography/governorate.ts'
import type { Setting } from '#domain/settings/setting.ts'
import {
  type DeliveryRules,
  defaultDeliveryRules,
  maxDeliveryHours,
  maxOverdueDays,
  maxTransitDays,
} from './delivery-rules.ts'

const transitDays = z.int().min(0).max(maxTransitDays)

const shape = z.object({
  overdueDays: z.int().min(1).max(maxOverdueDays),
  preparationDays: z.int().min(0).max(storeFields.preparationDays.max),
  transitDays,
  transitDaysByGovernorate: z.partialRecord(z.enum(governorates as readonly [Governorate]), transitDays),
  maxHours: z.int().min(1).max(maxDeliveryHours),
}) satisfies z.ZodType<DeliveryRules>

export const deliverySetting: Setting<DeliveryRules> = { key: 'delivery', shape, defaultValue: defaultDeliveryRules }
