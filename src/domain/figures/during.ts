import { type RawBuilder, sql } from 'kysely'
import { endOfDay, startOfDay } from '../tunis-day.ts'
import type { Period } from './period.ts'

/** Whether the moment in a column falls on a day of the period, as SQL that an index can serve. */
export function during(column: string, { from, until }: Period): RawBuilder<boolean> {
  return sql<boolean>`(${sql.ref(column)} >= ${startOfDay(from)} and ${sql.ref(column)} < ${endOfDay(until)})`
}
