import { tunisTimeOf } from '#domain/tunis-day.ts'

/** Formats a moment in Tunis time for a `datetime-local` field. */
export function toTunisField(moment: Date): string {
  return tunisTimeOf(moment).slice(0, 16)
}
