/** `31 March 2026`, as a calendar in Tunis has it. */
export function formatDay(moment: Date): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Africa/Tunis' }).format(moment)
}

/** The last day of what ends at a moment: what ends at midnight ends with the day before. */
export function formatLastDay(end: Date): string {
  return formatDay(new Date(end.getTime() - 1))
}
