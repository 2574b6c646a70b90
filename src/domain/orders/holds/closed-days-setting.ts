import { z } from 'zod'
import type { Setting } from '#domain/settings/setting.ts'
import { parseDay, type TunisDay } from '#domain/tunis-day.ts'
import { type ClosedDays, defaultClosedDays, maxClosedDays } from './closed-days.ts'

const day = z.custom<TunisDay>((value) => typeof value === 'string' && parseDay(value) === value)

const shape = z.object({
  closedDays: z
    .array(day)
    .max(maxClosedDays)
    .refine((days) => days.every((day, place) => place === 0 || day > (days[place - 1] ?? ''))),
  worksSaturdays: z.boolean(),
}) satisfies z.ZodType<ClosedDays>

export const closedDaysSetting: Setting<ClosedDays> = { key: 'closed-days', shape, defaultValue: defaultClosedDays }
