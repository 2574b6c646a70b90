import { isSystem } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { lockRoom } from './ticket-statements.ts'

/** In one transaction, during which nobody gets a place. */
const defaultBatchSize = 2000

/** Deletes tickets that neither admit anybody nor count any more. Returns how many. */
export async function deleteExpiredTickets(
  { actor, db, clock }: Marketplace,
  { batchSize = defaultBatchSize } = {},
): Promise<number> {
  requireAllowed(isSystem(actor))
  let deleted = 0
  for (;;) {
    const count = await db.transaction().execute(async (db) => {
      // Otherwise this could deadlock with an expired ticket that is given again.
      await lockRoom(db).execute()
      const expired = db
        .selectFrom('waiting_tickets')
        .select('key')
        .where('counted_until', '<', clock.now())
        // The previous release keeps tickets for longer without counting them.
        .where('kept_until', '<', clock.now())
        .limit(batchSize)
      const { numDeletedRows } = await db
        .deleteFrom('waiting_tickets')
        .where('key', 'in', expired)
        .executeTakeFirstOrThrow()
      return Number(numDeletedRows)
    })
    deleted += count
    if (count < batchSize) return deleted
  }
}
