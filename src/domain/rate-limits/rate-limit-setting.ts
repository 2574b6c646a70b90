import { z } from 'zod'
import type { Marketplace } from '#domain/marketplace.ts'
import { getSetting } from '#domain/settings/get-setting.ts'
import type { Setting } from '#domain/settings/setting.ts'
import { defaultRateLimits, maxQuotaCount, maxUnconfirmedOrders, quotaPeriods, type RateLimits } from './rate-limit.ts'

export const quota = z.object({
  count: z.int().min(1).max(maxQuotaCount),
  seconds: z.literal(Object.values(quotaPeriods)),
})
const rateLimit = z.object({ perNetwork: quota, perRecipient: quota })

const shape = z.object({
  order: rateLimit,
  comment: rateLimit,
  message: rateLimit,
  'plan-request': rateLimit,
  subscription: rateLimit,
  unconfirmedOrders: z.int().min(1).max(maxUnconfirmedOrders),
}) satisfies z.ZodType<RateLimits>

export const rateLimitSetting: Setting<RateLimits> = { key: 'rate-limits', shape, defaultValue: defaultRateLimits }

/** Returns the current rate limits of the shop. */
export async function getRateLimits(marketplace: Marketplace): Promise<RateLimits> {
  return (await getSetting(marketplace, rateLimitSetting)).value
}
