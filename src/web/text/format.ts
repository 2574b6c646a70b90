import { startOfDay, tunisDayOf } from '#domain/tunis-day.ts'

/** `2 March 2026`, as a calendar in Tunis has it. */
export function formatDate(moment: Date, language: string): string {
  return formatterOf(language, { dateStyle: 'long' }).format(moment)
}

/** `Monday 2 March 2026 at 00:00`, as calendar and clock in Tunis have it. */
export function formatMoment(moment: Date, language: string): string {
  return formatterOf(language, { dateStyle: 'full', timeStyle: 'short' }).format(moment)
}

/** `Mon 2 Mar`, as a calendar in Tunis has it: a day so near that its year is plain. */
export function formatNearDay(moment: Date, language: string): string {
  return formatterOf(language, { weekday: 'short', day: 'numeric', month: 'short' }).format(moment)
}

const dayMilliseconds = 24 * 60 * 60 * 1000

/**
 * The end of a day as people say it, by the day that ends: `Sunday` of the coming week, else `Sunday 8 March 2026`.
 * Undefined when something ends at another hour than midnight in Tunis.
 */
export function formatLastDay(end: Date, now: Date, language: string): string | undefined {
  const midnight = startOfDay(tunisDayOf(end))
  if (midnight.getTime() !== end.getTime()) return undefined
  const isThisWeek = end.getTime() - now.getTime() <= 7 * dayMilliseconds
  const style: Style = isThisWeek ? { weekday: 'long' } : { dateStyle: 'full' }
  return formatterOf(language, style).format(new Date(end.getTime() - 1))
}

/** By language and style: to make one takes longer than all it is ever asked for. */
const formatters: Partial<Record<string, Intl.DateTimeFormat>> = {}

type Style = Pick<Intl.DateTimeFormatOptions, 'dateStyle' | 'timeStyle' | 'weekday' | 'day' | 'month'>

function formatterOf(language: string, style: Style): Intl.DateTimeFormat {
  const locale = language === 'en' ? 'en-GB' : `${language}-TN`
  const key = `${locale} ${style.dateStyle} ${style.timeStyle} ${style.weekday}`
  formatters[key] ??= new Intl.DateTimeFormat(locale, { ...style, timeZone: 'Africa/Tunis' })
  return formatters[key]
}
