/** When a new product goes on sale: at once, at a moment, or when somebody restores it. */
export type Publishing = 'now' | 'later' | Date

/** The choices of a form: at once, at a moment that is typed, not yet. */
export const publishings = ['now', 'at', 'later'] as const

/** How far ahead a publishing may be planned. */
const maxDaysAhead = 366

export type PublishingProblem = 'publishing-past' | 'publishing-too-far'

/** Returns why a product cannot be published at a moment. */
export function publishingProblem(publishAt: Date, now: Date): PublishingProblem | undefined {
  const millisecondsAhead = publishAt.getTime() - now.getTime()
  if (millisecondsAhead <= 0) return 'publishing-past'
  return millisecondsAhead > maxDaysAhead * 86_400_000 ? 'publishing-too-far' : undefined
}
