/** What an owner sets of reviews. */
export interface ReviewRules {
  /** Whether customers are invited by email to review what they received. */
  readonly invitations: (typeof invitationChoices)[number]
  /** Days from the delivery to the invitation. */
  readonly inviteAfterDays: number
  /** Whether a review waits for the office or is shown at once. */
  readonly newReviews: (typeof newReviewChoices)[number]
}

export const invitationChoices = ['sent', 'off'] as const

export const newReviewChoices = ['held', 'shown'] as const

export const maxInviteAfterDays = 60

export const defaultReviewRules: ReviewRules = { invitations: 'sent', inviteAfterDays: 7, newReviews: 'held' }
