import { lastDayBefore, startOfDay } from '#domain/tunis-day.ts'

/** `31 March 2026`, as a calendar in Tunis has it. */
export function formatDay(moment: Date): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Africa/Tunis' }).format(moment)
}

/** The last day of what ends at a moment. */
export function formatLastDay(end: Date): string {
  return formatDay(startOfDay(lastDayBefore(end)))
}
