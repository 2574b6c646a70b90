import type { StatementPeriod } from '#domain/statements/statement.ts'
import {
  monthBeside,
  monthOf,
  parseMonth,
  periodOfMonth,
  type StatementMonth,
} from '#domain/statements/statement-month.ts'
import { parseDay, tunisDayOf } from '#domain/tunis-day.ts'

/** Reads the period of a statement from the URL: two days in any order, otherwise this month. */
export function readStatementPeriod(search: URLSearchParams, now: Date): StatementPeriod {
  const [from, until] = ['from', 'until'].map((name) => parseDay(search.get(name) ?? ''))
  if (from && until) return from <= until ? { from, until } : { from: until, until: from }
  return periodOfMonth(monthOf(tunisDayOf(now)))
}

/** Reads a month from the URL; otherwise it is this one. */
export function readMonth(search: URLSearchParams, now: Date): StatementMonth {
  return parseMonth(search.get('month') ?? '') ?? monthOf(tunisDayOf(now))
}

/** Returns the month before or after that in which a period begins. */
export function periodBeside({ from }: StatementPeriod, months: -1 | 1): StatementPeriod {
  return periodOfMonth(monthBeside(monthOf(from), months))
}
