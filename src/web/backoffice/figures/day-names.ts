import type { Grain, Period } from '#domain/figures/period.ts'
import { startOfDay, type TunisDay } from '#domain/tunis-day.ts'
import { officeLanguage } from '../text/office-messages.ts'

const locale = officeLanguage === 'en' ? 'en-GB' : `${officeLanguage}-TN`

function form(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(locale, { ...options, timeZone: 'Africa/Tunis' })
}

const wholeDay = form({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
const days = form({ day: 'numeric', month: 'long', year: 'numeric' })
const month = form({ month: 'long', year: 'numeric' })
const shortDay = form({ day: 'numeric', month: 'short' })
const shortMonth = form({ month: 'short', year: '2-digit' })

/** `2–8 March 2026`, or `2 March 2026` for a single day. */
export function nameOfPeriod({ from, until }: Period): string {
  return days.formatRange(startOfDay(from), startOfDay(until))
}

/** A day, a week or a month by its name; what of it lies in the period where that is not all. */
export function nameOfBucket(bucket: Period, grain: Grain): string {
  if (grain === 'day') return wholeDay.format(startOfDay(bucket.from))
  return grain === 'month' && isWholeMonth(bucket) ? month.format(startOfDay(bucket.from)) : nameOfPeriod(bucket)
}

/** A few letters for it, beside a plot: `2 Mar`, or `Mar 26` for a month. */
export function tickOfBucket({ from }: Period, grain: Grain): string {
  return (grain === 'month' ? shortMonth : shortDay).format(startOfDay(from))
}

function isWholeMonth({ from, until }: Period): boolean {
  const dayAfter = new Date(Date.parse(`${until}T00:00:00Z`) + 24 * 60 * 60 * 1000)
  return isFirst(from) && dayAfter.getUTCDate() === 1
}

function isFirst(day: TunisDay): boolean {
  return day.endsWith('-01')
}
