import { z } from 'zod'
import {
  invitationChoices,
  maxInviteAfterDays,
  newReviewChoices,
  type ReviewRules,
} from '#domain/reviews/review-rules.ts'
import { oneOf } from '#web/forms/field-values.ts'
import { wholeNumber } from '../forms/whole-number.ts'
import type { Typed } from './setting-result.ts'

export const reviewRulesForm = z.object({
  invitations: oneOf(invitationChoices),
  inviteAfterDays: wholeNumber(maxInviteAfterDays),
  newReviews: oneOf(newReviewChoices),
})

/** Returns the form values of the rules of reviews. */
export function reviewRulesTexts({ invitations, inviteAfterDays, newReviews }: ReviewRules): Typed {
  return { invitations, inviteAfterDays: String(inviteAfterDays), newReviews }
}
