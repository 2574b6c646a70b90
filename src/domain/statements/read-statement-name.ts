import { sql } from 'kysely'
import type { Marketplace } from '#domain/marketplace.ts'
import { endOfDay } from '#domain/tunis-day.ts'
import type { StatementPeriod } from './statement.ts'

/** Returns the name that a store had when a period ended, or has now where it has not ended, as it was written. */
export async function readStatementName(
  { db }: Marketplace,
  storeId: number,
  { until }: StatementPeriod,
): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select coalesce((select former.name from former_store_names as former
      where store_id = stores.id and former.until >= ${endOfDay(until)} order by former.until, former.id limit 1), name)
      as name
    from stores where id = ${storeId}`.execute(db)
  return rows[0]?.name ?? ''
}
