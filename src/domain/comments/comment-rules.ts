/** Which comments are held for moderation. Those that look like a bot's always are. */
export const holdRules = ['links', 'all'] as const

export interface CommentRules {
  readonly heldComments: (typeof holdRules)[number]
}
