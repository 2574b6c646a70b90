import { z } from 'zod'
import type { Marketplace } from '#domain/marketplace.ts'
import { getSetting } from '#domain/settings/get-setting.ts'
import type { Setting } from '#domain/settings/setting.ts'
import {
  defaultReviewRules,
  invitationChoices,
  maxInviteAfterDays,
  newReviewChoices,
  type ReviewRules,
} from './review-rules.ts'

const shape = z.object({
  invitations: z.enum(invitationChoices),
  inviteAfterDays: z.int().min(1).max(maxInviteAfterDays),
  newReviews: z.enum(newReviewChoices),
}) satisfies z.ZodType<ReviewRules>

export const reviewSetting: Setting<ReviewRules> = { key: 'reviews', shape, defaultValue: defaultReviewRules }

export async function getReviewRules(marketplace: Marketplace): Promise<ReviewRules> {
  return (await getSetting(marketplace, reviewSetting)).value
}
