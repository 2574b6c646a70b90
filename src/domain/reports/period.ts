import { daysAfter, daysBetween, monthsAfter, type TunisDay } from '#domain/tunis-day.ts'

/** Days in Tunis, both inclusive. */
export interface Period {
  readonly from: TunisDay
  readonly until: TunisDay
}

/** Weeks begin on Monday. */
export const granularities = ['day', 'week', 'month'] as const

/** The length of a bucket of a report. */
export type Granularity = (typeof granularities)[number]

export const presets = ['this-week', 'this-month', 'last-30-days', 'this-year'] as const

/** A named period. Each ends today. */
export type Preset = (typeof presets)[number]

export function periodOf(preset: Preset, today: TunisDay): Period {
  switch (preset) {
    case 'this-week':
      return { from: mondayOf(today), until: today }
    case 'this-month':
      return { from: `${today.slice(0, 7)}-01` as TunisDay, until: today }
    case 'last-30-days':
      return { from: daysAfter(today, -29), until: today }
    case 'this-year':
      return { from: `${today.slice(0, 4)}-01-01` as TunisDay, until: today }
  }
}

/** Makes a period of two days in any order. */
export function periodBetween(one: TunisDay, other: TunisDay): Period {
  return one <= other ? { from: one, until: other } : { from: other, until: one }
}

/**
 * Returns the period to compare with: the same days of the previous week, month or year for presets, otherwise as many
 * days just before.
 */
export function periodBefore({ from, until }: Period, preset?: Preset): Period {
  switch (preset) {
    case 'this-week':
      return { from: daysAfter(from, -7), until: daysAfter(until, -7) }
    case 'this-month':
      return { from: monthsAfter(from, -1), until: monthsAfter(until, -1) }
    case 'this-year':
      return { from: monthsAfter(from, -12), until: monthsAfter(until, -12) }
    default:
      return { from: daysAfter(from, -daysIn({ from, until })), until: daysAfter(from, -1) }
  }
}

export function daysIn({ from, until }: Period): number {
  return daysBetween(from, until) + 1
}

/** Of a period so long that reading all orders costs no more than finding the first and the last of them. */
export function isMostOfTheTable(period: Period): boolean {
  return daysIn(period) > 92
}

/** Longer periods would have bars too thin for a phone. */
const maxDailyBars = 92
const maxWeeklyBarDays = 92 * 7

/** Returns the requested granularity, or the next coarser one that a chart of the period can show. */
export function granularityFor(period: Period, requested?: Granularity): Granularity {
  const days = daysIn(period)
  if (requested === 'month' || days > maxWeeklyBarDays) return 'month'
  if (requested === 'day' && days <= maxDailyBars) return 'day'
  if (requested !== undefined) return 'week'
  if (days <= 35) return 'day'
  return days <= 200 ? 'week' : 'month'
}

/** Returns the buckets of a period: its days, weeks or months, the first and last clipped by it. */
export function bucketsOf({ from, until }: Period, granularity: Granularity): Period[] {
  const buckets: Period[] = []
  for (let start = from; start <= until; ) {
    const next = startOfNext(start, granularity)
    const last = daysAfter(next, -1)
    buckets.push({ from: start, until: last < until ? last : until })
    start = next
  }
  return buckets
}

function startOfNext(day: TunisDay, granularity: Granularity): TunisDay {
  if (granularity === 'day') return daysAfter(day, 1)
  if (granularity === 'week') return daysAfter(mondayOf(day), 7)
  return monthsAfter(`${day.slice(0, 7)}-01` as TunisDay, 1)
}

/** Returns the first day of the week of a day. */
export function mondayOf(day: TunisDay): TunisDay {
  const daysSinceMonday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7
  return daysAfter(day, -daysSinceMonday)
}
