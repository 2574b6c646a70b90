import { type Locale, languages } from '#domain/locale.ts'
import { startOfDay, tunisDayOf } from '#domain/tunis-day.ts'

/** Formats the date in Tunis: `2 March 2026`. */
export function formatDate(moment: Date, locale: Locale): string {
  return format(moment, locale, { dateStyle: 'long' })
}

/** Formats date and time in Tunis: `Monday 2 March 2026 at 00:00`. */
export function formatMoment(moment: Date, locale: Locale): string {
  return format(moment, locale, { dateStyle: 'full', timeStyle: 'short' })
}

/** Formats a date in Tunis without its year, for dates in the next days: `Mon 2 Mar`. */
export function formatNearDay(moment: Date, locale: Locale): string {
  return format(moment, locale, { weekday: 'short', day: 'numeric', month: 'short' })
}

/** Formats day and time in Tunis without the year, for lists where the year is clear: `2 Mar, 14:05`. */
export function formatShortMoment(moment: Date, locale: Locale): string {
  return format(moment, locale, { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' })
}

const dayMilliseconds = 24 * 60 * 60 * 1000

/**
 * Formats an end at midnight in Tunis as the day before it: `Sunday` within a week, else `Sunday 8 March 2026`.
 * Returns undefined when the end is at another time.
 */
export function formatLastDay(end: Date, now: Date, locale: Locale): string | undefined {
  const midnight = startOfDay(tunisDayOf(end))
  if (midnight.getTime() !== end.getTime()) return undefined
  const isThisWeek = end.getTime() - now.getTime() <= 7 * dayMilliseconds
  const style: Style = isThisWeek ? { weekday: 'long' } : { dateStyle: 'full' }
  return format(new Date(end.getTime() - 1), locale, style)
}

/** Cached by locale and style, since creating a formatter is slow. */
const formatters: Partial<Record<string, Intl.DateTimeFormat>> = {}

type Style = Pick<
  Intl.DateTimeFormatOptions,
  'dateStyle' | 'timeStyle' | 'weekday' | 'day' | 'month' | 'hour' | 'minute'
>

/** By the clock of 24 hours, which Intl does not choose for Tunisia. */
function format(moment: Date, locale: Locale, style: Style): string {
  const language = languages[locale].intlTag
  const key = `${language} ${Object.entries(style)}`
  formatters[key] ??= new Intl.DateTimeFormat(language, { ...style, hourCycle: 'h23', timeZone: 'Africa/Tunis' })
  if (locale !== 'fr') return formatters[key].format(moment)
  // French has an ordinal for the first of a month only, which Intl leaves out.
  const parts = formatters[key].formatToParts(moment)
  return parts.map(({ type, value }) => (type === 'day' && value === '1' ? '1er' : value)).join('')
}
