import { isSystem } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { lockRoom } from './ticket-statements.ts'

/** Deletes tickets that nobody can use any more. Returns how many. */
export async function deleteExpiredTickets({ actor, db, clock }: Marketplace): Promise<number> {
  requireAllowed(isSystem(actor))
  return db.transaction().execute(async (db) => {
    // Otherwise this could deadlock with an expired ticket that is given again.
    await lockRoom(db).execute()
    const { numDeletedRows } = await db
      .deleteFrom('waiting_tickets')
      .where('kept_until', '<', clock.now())
      .executeTakeFirstOrThrow()
    return Number(numDeletedRows)
  })
}
