import { z } from 'zod'
import { newReviewChoices, type ReviewRules } from '#domain/reviews/review-rules.ts'
import { oneOf } from '#web/forms/field-values.ts'
import type { Typed } from './setting-result.ts'

export const reviewRulesForm = z.object({ newReviews: oneOf(newReviewChoices) })

/** Returns the form values of the rules of reviews. */
export function reviewRulesTexts({ newReviews }: ReviewRules): Typed {
  return { newReviews }
}
