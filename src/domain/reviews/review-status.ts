/**
 * `held` reviews await moderation; only `published` ones are shown. `withdrawn`: the customer deleted it, or was
 * erased.
 */
export const reviewStatuses = ['held', 'published', 'hidden', 'withdrawn'] as const

export type ReviewStatus = (typeof reviewStatuses)[number]

/** What the office decides between. */
export const moderatedStatuses = ['held', 'published', 'hidden'] as const satisfies readonly ReviewStatus[]

export type ModeratedStatus = (typeof moderatedStatuses)[number]

/** In whose name a review is answered: of the shop or of the store that makes the piece. */
export const answeringSides = ['shop', 'maker'] as const

export type AnsweringSide = (typeof answeringSides)[number]
