import { type RawBuilder, sql } from 'kysely'
import { endOfDay, startOfDay } from '#domain/tunis-day.ts'
import type { Period } from './period.ts'

/** Condition that a timestamp column falls in the period; an index on the column can serve it. */
export function during(column: string, { from, until }: Period): RawBuilder<boolean> {
  return sql<boolean>`(${sql.ref(column)} >= ${startOfDay(from)} and ${sql.ref(column)} < ${endOfDay(until)})`
}
