import { startOfDay, tunisDayOf } from '#domain/tunis-day.ts'

/** Formats the date in Tunis: `2 March 2026`. */
export function formatDate(moment: Date, language: string): string {
  return formatterOf(language, { dateStyle: 'long' }).format(moment)
}

/** Formats date and time in Tunis: `Monday 2 March 2026 at 00:00`. */
export function formatMoment(moment: Date, language: string): string {
  return formatterOf(language, { dateStyle: 'full', timeStyle: 'short' }).format(moment)
}

/** Formats a date in Tunis without its year, for dates in the next days: `Mon 2 Mar`. */
export function formatNearDay(moment: Date, language: string): string {
  return formatterOf(language, { weekday: 'short', day: 'numeric', month: 'short' }).format(moment)
}

const dayMilliseconds = 24 * 60 * 60 * 1000

/**
 * Formats an end at midnight in Tunis as the day before it: `Sunday` within a week, else `Sunday 8 March 2026`.
 * Returns undefined when the end is at another time.
 */
export function formatLastDay(end: Date, now: Date, language: string): string | undefined {
  const midnight = startOfDay(tunisDayOf(end))
  if (midnight.getTime() !== end.getTime()) return undefined
  const isThisWeek = end.getTime() - now.getTime() <= 7 * dayMilliseconds
  const style: Style = isThisWeek ? { weekday: 'long' } : { dateStyle: 'full' }
  return formatterOf(language, style).format(new Date(end.getTime() - 1))
}

/** Cached by language and style, since creating a formatter is slow. */
const formatters: Partial<Record<string, Intl.DateTimeFormat>> = {}

type Style = Pick<Intl.DateTimeFormatOptions, 'dateStyle' | 'timeStyle' | 'weekday' | 'day' | 'month'>

function formatterOf(language: string, style: Style): Intl.DateTimeFormat {
  const locale = language === 'en' ? 'en-GB' : `${language}-TN`
  const key = `${locale} ${style.dateStyle} ${style.timeStyle} ${style.weekday}`
  formatters[key] ??= new Intl.DateTimeFormat(locale, { ...style, timeZone: 'Africa/Tunis' })
  return formatters[key]
}
