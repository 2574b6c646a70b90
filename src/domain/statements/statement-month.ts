import { daysAfter, monthsAfter, type TunisDay } from '#domain/tunis-day.ts'
import type { StatementPeriod } from './statement.ts'

/** A calendar month in Tunis: `2026-03`. */
export type StatementMonth = `${number}-${number}`

/** Parses a month of an address. Undefined for one that does not exist. */
export function parseMonth(text: string): StatementMonth | undefined {
  return /^20\d\d-(0[1-9]|1[0-2])$/.test(text) ? (text as StatementMonth) : undefined
}

export function monthOf(day: TunisDay): StatementMonth {
  return day.slice(0, 7) as StatementMonth
}

export function firstDayOf(month: StatementMonth): TunisDay {
  return `${month}-01` as TunisDay
}

/** Returns the days of a month. */
export function periodOfMonth(month: StatementMonth): StatementPeriod {
  return { from: firstDayOf(month), until: daysAfter(firstDayOf(monthBeside(month, 1)), -1) }
}

/** Returns the month before or after another one. */
export function monthBeside(month: StatementMonth, months: -1 | 1): StatementMonth {
  return monthOf(monthsAfter(firstDayOf(month), months))
}
