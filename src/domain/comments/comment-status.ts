/** `held` comments await moderation; only `published` ones are shown. */
export const commentStatuses = ['held', 'published', 'hidden'] as const

export type CommentStatus = (typeof commentStatuses)[number]
