import type { Locale } from '#domain/locale.ts'
import { startOfDay, type TunisDay, tunisDayOf } from '#domain/tunis-day.ts'
import { forEachLanguage } from './for-each-language.ts'

const dateFormat = inTunis({ dateStyle: 'long' })
const fullDateFormat = inTunis({ dateStyle: 'full' })
const momentFormat = inTunis({ dateStyle: 'full', timeStyle: 'short' })
const nearDayFormat = inTunis({ weekday: 'short', day: 'numeric', month: 'short' })
const dayWithWeekdayFormat = inTunis({ weekday: 'long', day: 'numeric', month: 'long' })
const shortMomentFormat = inTunis({ day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' })
const monthFormat = inTunis({ month: 'long', year: 'numeric' })
const dayFormat = inTunis({ day: 'numeric', month: 'long' })
const weekdayFormat = inTunis({ weekday: 'long' })

/** Formats the date in Tunis: `2 March 2026`. */
export function formatDate(moment: Date, locale: Locale): string {
  return format(moment, locale, dateFormat)
}

/** Formats the month of a date in Tunis: `March 2026`. */
export function formatMonth(moment: Date, locale: Locale): string {
  return format(moment, locale, monthFormat)
}

/** Formats date and time in Tunis: `Monday 2 March 2026 at 00:00`. */
export function formatMoment(moment: Date, locale: Locale): string {
  return format(moment, locale, momentFormat)
}

/** Formats a date in Tunis without its year, for dates in the next days: `Mon 2 Mar`. */
export function formatNearDay(moment: Date, locale: Locale): string {
  return format(moment, locale, nearDayFormat)
}

/** Formats a day of the months to come with its weekday: `Monday 2 March`. */
export function formatDayWithWeekday(day: TunisDay, locale: Locale): string {
  return format(startOfDay(day), locale, dayWithWeekdayFormat)
}

/** Formats a day of the months to come: `2 March`. */
export function formatDay(day: TunisDay, locale: Locale): string {
  return format(startOfDay(day), locale, dayFormat)
}

/** Formats day and time in Tunis without the year, for lists where the year is clear: `2 Mar, 14:05`. */
export function formatShortMoment(moment: Date, locale: Locale): string {
  return format(moment, locale, shortMomentFormat)
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
  return format(new Date(end.getTime() - 1), locale, isThisWeek ? weekdayFormat : fullDateFormat)
}

/** By the clock of 24 hours, which Intl does not choose for Tunisia. */
function inTunis(style: Intl.DateTimeFormatOptions) {
  const options = { ...style, hourCycle: 'h23', timeZone: 'Africa/Tunis' } as const
  return forEachLanguage((intlTag) => new Intl.DateTimeFormat(intlTag, options))
}

function format(moment: Date, locale: Locale, formatIn: ReturnType<typeof inTunis>): string {
  if (locale !== 'fr') return formatIn(locale).format(moment)
  // French has an ordinal for the first of a month only, which Intl leaves out.
  const parts = formatIn(locale).formatToParts(moment)
  return parts.map(({ type, value }) => (type === 'day' && value === '1' ? '1er' : value)).join('')
}
