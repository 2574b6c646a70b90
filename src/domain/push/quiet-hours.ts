import { tunisTimeOf } from '#domain/tunis-day.ts'

/** Minutes since midnight in Tunis; `until` may be on the next day. None when both are equal. */
export interface QuietHours {
  readonly from: number
  readonly until: number
}

/** Returns whether a person with these quiet hours wants to be left alone at a moment. */
export function isQuiet({ from, until }: QuietHours, moment: Date): boolean {
  const [hours, minutes] = tunisTimeOf(moment).slice(11, 16).split(':').map(Number)
  const minute = (hours ?? 0) * 60 + (minutes ?? 0)
  return from <= until ? from <= minute && minute < until : minute >= from || minute < until
}
