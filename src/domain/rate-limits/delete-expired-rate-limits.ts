import type { Marketplace } from '#domain/marketplace.ts'

/** Deletes rows that no longer limit anyone. Returns how many. */
export async function deleteExpiredRateLimits({ db, clock }: Marketplace): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('rate_limits_used')
    .where('used_until', '<', clock.now())
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
