import { z } from 'zod'
import type { Setting } from '#domain/settings/setting.ts'

/** What makers see of whom they prepare for. */
export interface PreparationRules {
  /** Whether they see the first name and the town of the buyer. */
  readonly showsBuyer: boolean
}

const shape = z.object({ showsBuyer: z.boolean() }) satisfies z.ZodType<PreparationRules>

export const preparationSetting: Setting<PreparationRules> = {
  ...{ key: 'preparation', shape },
  defaultValue: { showsBuyer: false },
}
