import { pipeline } from '#database/pipeline.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { asRateLimited } from './consume-rate-limit.ts'
import { type CountedQuota, consumeQuotas, giveBackQuotas } from './quota-queries.ts'
import type { FixedLimitAction } from './rate-limit.ts'

/**
 * Counts a try before its outcome is known: of many at once no more are answered than one after the other. Throws
 * RateLimited.
 */
export async function countTry(
  marketplace: Marketplace,
  action: FixedLimitAction,
  quotas: readonly CountedQuota[],
): Promise<void> {
  if (quotas.length === 0) return
  try {
    await pipeline(marketplace.db, { counted: consumeQuotas(marketplace, quotas) })
  } catch (error) {
    throw asRateLimited(action, error)
  }
}

/** A right try does not count. Call it in the transaction of `countTry`. */
export async function uncountTry(marketplace: Marketplace, quotas: readonly CountedQuota[]): Promise<void> {
  if (quotas.length > 0) await pipeline(marketplace.db, { givenBack: giveBackQuotas(marketplace, quotas) })
}
