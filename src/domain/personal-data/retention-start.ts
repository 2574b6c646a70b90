import { limitCacheExpiry } from '#domain/cache-tags.ts'
import type { Marketplace } from '#domain/marketplace.ts'

/**
 * Returns when the nightly erasure of what is older than the retention periods begins; undefined once it has. It waits
 * only in a shop that had data before an owner could see the periods.
 */
export async function findRetentionStart(marketplace: Marketplace): Promise<Date | undefined> {
  const { db, clock } = marketplace
  const start = await db.selectFrom('retention_start').select('begins_at').executeTakeFirst()
  if (!start || start.begins_at <= clock.now()) return undefined
  limitCacheExpiry(marketplace, start.begins_at)
  return start.begins_at
}
