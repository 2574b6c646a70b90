import { z } from 'zod'
import type { Setting } from '#domain/settings/setting.ts'
import { defaultReturnRules, maxReturnDays, type ReturnRules } from './return-rules.ts'

const days = z.int().min(1).max(maxReturnDays)

const shape = z.object({ withdrawalDays: days, refundDays: days }) satisfies z.ZodType<ReturnRules>

export const returnRulesSetting: Setting<ReturnRules> = { key: 'returns', shape, defaultValue: defaultReturnRules }
