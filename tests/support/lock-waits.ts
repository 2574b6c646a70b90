import { sql } from 'kysely'
import type { Database } from '#database/connect.ts'
import { until } from './until.ts'

/**
 * Waits until a statement on the shop's database waits for a lock, or for one of a kind; with `times` until it has
 * begun to so often.
 */
export function untilWaitingForLock(
  { marketplace: { db } }: { readonly marketplace: { readonly db: Database } },
  { times = 1, kind }: { readonly times?: number; readonly kind?: 'advisory' } = {},
): Promise<void> {
  const starts = new Set<string>()
  return until(async () => {
    const { rows } = await sql<{ start: string }>`select query_start::text as start from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'
        and wait_event = coalesce(${kind ?? null}, wait_event)`.execute(db)
    for (const { start } of rows) starts.add(start)
    return starts.size >= times
  }, 'a statement that waits for a lock')
}
