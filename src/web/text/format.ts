/** `2 March 2026`, as a calendar in Tunis has it. */
export function formatDate(moment: Date, language: string): string {
  return new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : `${language}-TN`, {
    dateStyle: 'long',
    timeZone: 'Africa/Tunis',
  }).format(moment)
}

/** `Monday 2 March 2026 at 00:00`, as calendar and clock in Tunis have it. */
export function formatMoment(moment: Date, language: string): string {
  return new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : `${language}-TN`, {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone: 'Africa/Tunis',
  }).format(moment)
}
