import type { Marketplace } from '../marketplace.ts'

/** Removes what no longer limits anyone. Answers how many rows that were. */
export async function forgetOldLimits({ db, clock }: Marketplace): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('limits_used')
    .where('used_until', '<', clock.now())
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
