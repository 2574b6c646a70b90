import { firstDayOf, type StatementMonth } from '#domain/statements/statement-month.ts'
import { startOfDay } from '#domain/tunis-day.ts'
import { formatMonth } from '#web/text/format.ts'

/** The name of a month, such as March 2026. */
export function monthName(month: StatementMonth): string {
  return formatMonth(startOfDay(firstDayOf(month)))
}
