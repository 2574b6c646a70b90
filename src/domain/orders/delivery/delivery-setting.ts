import { z } from 'zod'
import type { Setting } from '#domain/settings/setting.ts'
import { type DeliveryRules, defaultDeliveryRules, maxOverdueDays } from './delivery-rules.ts'

const shape = z.object({ overdueDays: z.int().min(1).max(maxOverdueDays) }) satisfies z.ZodType<DeliveryRules>

export const deliverySetting: Setting<DeliveryRules> = { key: 'delivery', shape, defaultValue: defaultDeliveryRules }
