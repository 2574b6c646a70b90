import type { StatementPeriod } from '#domain/statements/statement.ts'
import { parseDay, type TunisDay, tunisDayOf } from '#domain/tunis-day.ts'

/** Reads the period of a statement from the URL: two days in any order, otherwise this month. */
export function readStatementPeriod(search: URLSearchParams, now: Date): StatementPeriod {
  const [from, until] = ['from', 'until'].map((name) => parseDay(search.get(name) ?? ''))
  if (from && until) return from <= until ? { from, until } : { from: until, until: from }
  return monthOf(tunisDayOf(now))
}

/** Returns the month before or after that in which a period begins. */
export function monthBeside({ from }: StatementPeriod, months: -1 | 1): StatementPeriod {
  const [year = 0, month = 1] = from.split('-').map(Number)
  return monthOf(dayOf(Date.UTC(year, month - 1 + months, 1)))
}

function monthOf(day: TunisDay): StatementPeriod {
  const [year = 0, month = 1] = day.split('-').map(Number)
  return { from: dayOf(Date.UTC(year, month - 1, 1)), until: dayOf(Date.UTC(year, month, 0)) }
}

function dayOf(utc: number): TunisDay {
  return new Date(utc).toISOString().slice(0, 10) as TunisDay
}
