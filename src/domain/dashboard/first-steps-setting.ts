import { z } from 'zod'
import { mayEditSettings } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { editSetting } from '#domain/settings/edit-setting.ts'
import { getSetting } from '#domain/settings/get-setting.ts'
import type { Setting } from '#domain/settings/setting.ts'

interface FirstStepsDisplay {
  readonly isHidden: boolean
}

const shape = z.object({ isHidden: z.boolean() }) satisfies z.ZodType<FirstStepsDisplay>

/** Whether owners have hidden the first steps; it is undone in the history. */
export const firstStepsSetting: Setting<FirstStepsDisplay> = {
  ...{ key: 'first-steps', shape },
  defaultValue: { isHidden: false },
}

/** Hides the first steps from all owners. For owners. */
export async function hideFirstSteps(marketplace: Marketplace): Promise<void> {
  requireAllowed(mayEditSettings(marketplace.actor))
  const { version } = await getSetting(marketplace, firstStepsSetting)
  // Of two owners who hide it at a time, the second finds it done.
  await editSetting(marketplace, firstStepsSetting, { version, edited: { isHidden: true } })
}
