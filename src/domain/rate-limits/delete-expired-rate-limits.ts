import { isSystem } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import type { Marketplace } from '#domain/marketplace.ts'

/** Deletes rows that no longer limit anyone. Returns how many. */
export async function deleteExpiredRateLimits({ actor, db, clock }: Marketplace): Promise<number> {
  requireAllowed(isSystem(actor))
  const { numDeletedRows } = await db
    .deleteFrom('rate_limits_used')
    .where('used_until', '<', clock.now())
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
