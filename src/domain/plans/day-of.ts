import { type RawBuilder, sql } from 'kysely'
import type { TunisDay } from '#domain/tunis-day.ts'

/** A column of the type date, which the driver would read as a moment. */
export function dayOf(column: string): RawBuilder<TunisDay> {
  return sql<TunisDay>`${sql.ref(column)}::text`
}
