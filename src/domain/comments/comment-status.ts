/** `held` waits until someone of the shop has looked at it; only `published` ones show. */
export const commentStatuses = ['held', 'published', 'hidden'] as const

export type CommentStatus = (typeof commentStatuses)[number]
