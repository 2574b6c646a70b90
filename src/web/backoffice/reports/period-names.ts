import { languages } from '#domain/locale.ts'
import type { Granularity, Period } from '#domain/reports/period.ts'
import { startOfDay, type TunisDay } from '#domain/tunis-day.ts'
import { locale } from '#page-messages/locale.ts'

function form(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(languages[locale].intlTag, { ...options, timeZone: 'Africa/Tunis' })
}

const wholeDay = form({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
const days = form({ day: 'numeric', month: 'long', year: 'numeric' })
const month = form({ month: 'long', year: 'numeric' })
const shortDay = form({ day: 'numeric', month: 'short' })
const shortMonth = form({ month: 'short', year: '2-digit' })

/** Formats a period: `2–8 March 2026`, or `2 March 2026` for a single day. */
export function periodName({ from, until }: Period): string {
  return days.formatRange(startOfDay(from), startOfDay(until))
}

/** Formats a bucket as a day, week or month; one clipped by the period as its days. */
export function bucketName(bucket: Period, granularity: Granularity): string {
  if (granularity === 'day') return wholeDay.format(startOfDay(bucket.from))
  return granularity === 'month' && isWholeMonth(bucket) ? month.format(startOfDay(bucket.from)) : periodName(bucket)
}

/** A short axis label: `2 Mar`, or `Mar 26` for a month. */
export function bucketTick({ from }: Period, granularity: Granularity): string {
  return (granularity === 'month' ? shortMonth : shortDay).format(startOfDay(from))
}

function isWholeMonth({ from, until }: Period): boolean {
  const dayAfter = new Date(Date.parse(`${until}T00:00:00Z`) + 24 * 60 * 60 * 1000)
  return isFirst(from) && dayAfter.getUTCDate() === 1
}

function isFirst(day: TunisDay): boolean {
  return day.endsWith('-01')
}
