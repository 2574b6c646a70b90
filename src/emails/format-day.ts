import { lastDayBefore, startOfDay } from '#domain/tunis-day.ts'

/** The date in Tunis, such as `31 March 2026`. */
export function formatDay(moment: Date): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Africa/Tunis' }).format(moment)
}

/** The last whole day before an end. */
export function formatLastDay(end: Date): string {
  return formatDay(startOfDay(lastDayBefore(end)))
}
