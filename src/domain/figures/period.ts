import type { TunisDay } from '../tunis-day.ts'

/** Days in Tunis, the first and the last one included. */
export interface Period {
  readonly from: TunisDay
  readonly until: TunisDay
}

/** Weeks begin on Monday. */
export const grains = ['day', 'week', 'month'] as const

/** How long each of the parts is into which a period is cut. */
export type Grain = (typeof grains)[number]

export const presets = ['this-week', 'this-month', 'last-30-days', 'this-year'] as const

/** A period that everybody knows by name. Each ends today. */
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

/** A period from whichever of two days comes first. */
export function periodBetween(one: TunisDay, other: TunisDay): Period {
  return one <= other ? { from: one, until: other } : { from: other, until: one }
}

/**
 * What a period is compared with: the same days of the week, month or year before where it has a name, otherwise as
 * many days just before it.
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
  return Math.round((utcOf(until) - utcOf(from)) / dayMilliseconds) + 1
}

/** Beyond so many days the orders of a period are no slice of the history any more, but most of it. */
export const longestSlice = 92

/** The period in parts that are slices, the first one first. */
export function slicesOf({ from, until }: Period): Period[] {
  const last = daysAfter(from, longestSlice - 1)
  if (last >= until) return [{ from, until }]
  return [{ from, until: last }, ...slicesOf({ from: daysAfter(last, 1), until })]
}

/** A plot with more days or weeks than this has bars too thin to see on a phone. */
const mostDays = 92
const mostWeeks = 92 * 7

/** The finest grain from the one wished for on that a plot of the period can still show. */
export function grainFor(period: Period, wished?: Grain): Grain {
  const days = daysIn(period)
  if (wished === 'month' || days > mostWeeks) return 'month'
  if (wished === 'day' && days <= mostDays) return 'day'
  if (wished !== undefined) return 'week'
  if (days <= 35) return 'day'
  return days <= 200 ? 'week' : 'month'
}

/** The day so many days later, or earlier when the count is negative. */
export function daysAfter(day: TunisDay, count: number): TunisDay {
  return dayOf(utcOf(day) + count * dayMilliseconds)
}

const dayMilliseconds = 24 * 60 * 60 * 1000

/** The same day of another month, or its last one where it has no such day. */
function monthsAfter(day: TunisDay, count: number): TunisDay {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const lastOfMonth = new Date(Date.UTC(year, month + count, 0)).getUTCDate()
  return dayOf(Date.UTC(year, month - 1 + count, Math.min(date, lastOfMonth)))
}

function mondayOf(day: TunisDay): TunisDay {
  const daysSinceMonday = (new Date(utcOf(day)).getUTCDay() + 6) % 7
  return daysAfter(day, -daysSinceMonday)
}

function utcOf(day: TunisDay): number {
  return Date.parse(`${day}T00:00:00Z`)
}

function dayOf(utc: number): TunisDay {
  return new Date(utc).toISOString().slice(0, 10) as TunisDay
}
