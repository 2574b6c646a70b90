import { isSystem } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { daysAfter, tunisDayOf } from '#domain/tunis-day.ts'
import { webVitalDays } from './web-vital.ts'

/** Deletes the counts of weeks that have been kept long enough. A nightly job. */
export async function deleteOldWebVitals(marketplace: Marketplace): Promise<void> {
  requireAllowed(isSystem(marketplace.actor))
  const until = daysAfter(tunisDayOf(marketplace.clock.now()), -webVitalDays)
  await inTransaction(marketplace, async ({ db }) => {
    await db.deleteFrom('web_vitals').where('week', '<=', until).execute()
  })
}
