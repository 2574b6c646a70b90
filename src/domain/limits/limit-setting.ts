import { z } from 'zod'
import type { Marketplace } from '../marketplace.ts'
import { readSetting } from '../settings/read-setting.ts'
import type { Setting } from '../settings/setting.ts'
import { allowanceTimes, type Limits, mostOfAllowance, mostUnconfirmedOrders, usualLimits } from './limits.ts'

const allowance = z.object({
  count: z.int().min(1).max(mostOfAllowance),
  seconds: z.literal(Object.values(allowanceTimes)),
})
const deedLimits = z.object({ perNetwork: allowance, perRecipient: allowance })

const shape = z.object({
  order: deedLimits,
  comment: deedLimits,
  message: deedLimits,
  'plan-request': deedLimits,
  subscription: deedLimits,
  unconfirmedOrders: z.int().min(1).max(mostUnconfirmedOrders),
}) satisfies z.ZodType<Limits>

export const limitSetting: Setting<Limits> = { key: 'limits', shape, usual: usualLimits }

/** How often strangers may do what, as it stands now. */
export async function getLimits(marketplace: Marketplace): Promise<Limits> {
  return (await readSetting(marketplace, limitSetting)).value
}
