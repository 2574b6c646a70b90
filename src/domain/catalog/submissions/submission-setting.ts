import { z } from 'zod'
import type { Setting } from '#domain/settings/setting.ts'
import { type ReviewRule, reviewRules } from './submission.ts'

/** What becomes of new pieces of makers. */
export interface SubmissionRules {
  readonly newPieces: ReviewRule
}

const shape = z.object({ newPieces: z.enum(reviewRules) }) satisfies z.ZodType<SubmissionRules>

export const submissionSetting: Setting<SubmissionRules> = {
  ...{ key: 'submissions', shape },
  defaultValue: { newPieces: 'first' },
}
