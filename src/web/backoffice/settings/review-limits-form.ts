import { z } from 'zod'
import { type ReviewLimits, reviewLimitNames } from '#domain/rate-limits/review-limit.ts'
import { quotaTexts } from './quota-fields.ts'
import { readQuota } from './quota-form.ts'
import type { Typed } from './setting-result.ts'

export const reviewLimitsForm = z.record(z.string(), z.string()).transform((typed, context) => {
  const refuse = (field: string, message: string) => context.addIssue({ code: 'custom', path: [field], message })
  return Object.fromEntries(reviewLimitNames.map((name) => [name, readQuota(name, typed, refuse)])) as ReviewLimits
})

/** The limits as their form shows them. */
export function reviewLimitTexts(limits: ReviewLimits): Typed {
  return Object.assign({}, ...reviewLimitNames.map((name) => quotaTexts(name, limits[name])))
}
