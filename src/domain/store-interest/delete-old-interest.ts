import { isSystem } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { daysAfter, tunisDayOf } from '#domain/tunis-day.ts'
import { storeInterestDays } from './interest.ts'

/** Deletes counts of visitors that have been kept long enough. A nightly job. */
export async function deleteOldInterest(marketplace: Marketplace): Promise<void> {
  requireAllowed(isSystem(marketplace.actor))
  const until = daysAfter(tunisDayOf(marketplace.clock.now()), -storeInterestDays)
  await inTransaction(marketplace, async ({ db }) => {
    await db.deleteFrom('store_interest').where('day', '<=', until).execute()
  })
}
