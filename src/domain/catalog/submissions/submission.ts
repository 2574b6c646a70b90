/** Why a piece is sent back to its maker. */
export const submissionReasons = ['photo', 'words', 'price', 'category', 'not-handmade'] as const

export type SubmissionReason = (typeof submissionReasons)[number]

/** Whether the office has looked at a piece of a maker. */
export type Submission =
  | { readonly state: 'waiting' | 'approved' }
  | { readonly state: 'sent-back'; readonly reason: SubmissionReason }

/**
 * Returns the state of a submission that is not approved; undefined for any other piece. Its maker may still rewrite
 * it, so no day that was planned and no undo puts it into the shop, only somebody who looks at it.
 */
export function unapprovedState(submission: Submission | undefined): 'waiting' | 'sent-back' | undefined {
  return submission?.state === 'approved' ? undefined : submission?.state
}

/** Which new pieces of makers wait until the office has looked at them. `first`: those of a store without trust. */
export const reviewRules = ['every', 'first', 'none'] as const

export type ReviewRule = (typeof reviewRules)[number]

/** How many pieces of a store are approved before its further ones go into the shop at once. */
export const piecesBeforeTrust = 5
