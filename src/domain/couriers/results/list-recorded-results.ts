import { sql } from 'kysely'
import { mayHandleOrders } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import type { Marketplace } from '#domain/marketplace.ts'

/** Results that were recorded together and are not undone. */
export interface RecordedBatch {
  readonly batchId: string
  readonly recordedAt: Date
  readonly isFromFile: boolean
  readonly count: number
}

const maxListed = 5

/** Lists the results that were recorded together last, the newest first. */
export async function listRecordedResults({ actor, db }: Marketplace): Promise<RecordedBatch[]> {
  requireAllowed(mayHandleOrders(actor))
  const newest = db.selectFrom('recorded_results').selectAll().orderBy('id', 'desc').limit(2000)
  const rows = await db
    .selectFrom(newest.as('recorded'))
    .select(['batch_id', sql<boolean>`bool_or(row_hash is not null)`.as('is_from_file')])
    .select(({ fn }) => [fn.min('recorded_at').as('recorded_at'), fn.countAll<number>().as('count')])
    .where('undone_at', 'is', null)
    .groupBy('batch_id')
    .orderBy(({ fn }) => fn.max('id'), 'desc')
    .limit(maxListed)
    .execute()
  return rows.map(({ batch_id, is_from_file, recorded_at, count }) => ({
    ...{ batchId: batch_id, isFromFile: is_from_file, recordedAt: recorded_at, count: Number(count) },
  }))
}
