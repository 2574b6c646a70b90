/** What an owner sets of reviews. */
export interface ReviewRules {
  /** Whether a review waits for the office or is shown at once. */
  readonly newReviews: (typeof newReviewChoices)[number]
}

export const newReviewChoices = ['held', 'shown'] as const

export const defaultReviewRules: ReviewRules = { newReviews: 'held' }
