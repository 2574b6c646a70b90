import { z } from 'zod'
import type { Setting } from '#domain/settings/setting.ts'

/** Whether browsers of visitors measure how long they wait. */
export interface WebVitalRules {
  readonly areVitalsMeasured: boolean
}

const shape = z.object({ areVitalsMeasured: z.boolean() }) satisfies z.ZodType<WebVitalRules>

export const webVitalSetting: Setting<WebVitalRules> = {
  ...{ key: 'web-vitals', shape },
  defaultValue: { areVitalsMeasured: true },
}
