import { z } from 'zod'
import type { Millimes } from '#domain/money.ts'
import type { Setting } from '#domain/settings/setting.ts'
import {
  defaultHoldLimits,
  type HoldLimits,
  maxHoldPieces,
  maxHoldValue,
  maxSizeShare,
  maxWorkingHours,
} from './hold-limits.ts'

const pieces = z.int().min(1).max(maxHoldPieces)
const value = z
  .int()
  .min(1)
  .max(maxHoldValue)
  .transform((amount) => amount as Millimes)
const hours = z.int().min(1).max(maxWorkingHours)

const shape = z.object({
  ...{ orderPieces: pieces, orderValue: value },
  ...{ customerPieces: pieces, customerValue: value },
  ...{ networkPieces: pieces, networkValue: value },
  ...{ shopPieces: pieces, shopValue: value },
  sizeShare: z.int().min(1).max(maxSizeShare),
  ...{ hoursToConfirm: hours, hoursAfterReminder: hours },
}) satisfies z.ZodType<HoldLimits>

export const holdLimitSetting: Setting<HoldLimits> = { key: 'hold-limits', shape, defaultValue: defaultHoldLimits }
