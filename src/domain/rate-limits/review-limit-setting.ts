import { z } from 'zod'
import type { Marketplace } from '#domain/marketplace.ts'
import { getSetting } from '#domain/settings/get-setting.ts'
import type { Setting } from '#domain/settings/setting.ts'
import { quota } from './rate-limit-setting.ts'
import { defaultReviewLimits, type ReviewLimitName, type ReviewLimits, reviewLimitNames } from './review-limit.ts'

const shape = z.object(
  Object.fromEntries(reviewLimitNames.map((name) => [name, quota])) as Record<ReviewLimitName, typeof quota>,
) satisfies z.ZodType<ReviewLimits>

export const reviewLimitSetting: Setting<ReviewLimits> = {
  key: 'review-limits',
  shape,
  defaultValue: defaultReviewLimits,
}

/** Returns the current review limits of the shop. */
export async function getReviewLimits(marketplace: Marketplace): Promise<ReviewLimits> {
  return (await getSetting(marketplace, reviewLimitSetting)).value
}
