import { monthOf, parseMonth, type StatementMonth } from '#domain/statements/statement-month.ts'
import { tunisDayOf } from '#domain/tunis-day.ts'

/** Reads the month of a statement from the URL: this one, unless it names one before. */
export function readMonth(search: URLSearchParams, now: Date): StatementMonth {
  const current = monthOf(tunisDayOf(now))
  const asked = parseMonth(search.get('month') ?? '')
  return asked !== undefined && asked < current ? asked : current
}
