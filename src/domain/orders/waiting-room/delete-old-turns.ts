import { isSystem } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import type { Marketplace } from '#domain/marketplace.ts'

/** Whose turn has come may order for so long without waiting again. */
const keptMilliseconds = 3_600_000

/** Deletes turns that came a while ago. Returns how many. */
export async function deleteOldTurns({ actor, db, clock }: Marketplace): Promise<number> {
  requireAllowed(isSystem(actor))
  const { numDeletedRows } = await db
    .deleteFrom('waiting_turns')
    .where('turn_at', '<', new Date(clock.now().getTime() - keptMilliseconds))
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
