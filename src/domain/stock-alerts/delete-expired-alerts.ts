import { sql } from 'kysely'
import { isSystem } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { confirmationValidMilliseconds, endedMilliseconds, waitingMilliseconds } from './stock-alert.ts'

const batchSize = 1000

/**
 * Deletes requests with their addresses: those that nobody confirmed in time, that have waited for a year, or that
 * ended a month ago. Returns how many.
 */
export async function deleteExpiredAlerts({ actor, db, clock }: Marketplace): Promise<number> {
  requireAllowed(isSystem(actor))
  const before = (milliseconds: number) => new Date(clock.now().getTime() - milliseconds)
  let deleted = 0
  let batch: number
  do {
    const { numAffectedRows = 0n } = await sql`
      delete from stock_alerts where id in (
        select id from stock_alerts
        where coalesce(notified_at, left_at) < ${before(endedMilliseconds)}
          or confirmed_at is null and asked_at < ${before(confirmationValidMilliseconds)}
          or notified_at is null and confirmed_at < ${before(waitingMilliseconds)}
        order by id limit ${sql.lit(batchSize)} for update skip locked)`.execute(db)
    batch = Number(numAffectedRows)
    deleted += batch
  } while (batch === batchSize)
  return deleted
}
