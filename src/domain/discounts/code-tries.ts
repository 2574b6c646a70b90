import { pipeline } from '#database/pipeline.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { asRateLimited } from '#domain/rate-limits/consume-rate-limit.ts'
import { type CountedQuota, consumeQuotas, giveBackQuotas, quotaKey } from '#domain/rate-limits/quota-queries.ts'
import type { Quota } from '#domain/rate-limits/rate-limit.ts'

const minute = 60
const hour = 60 * minute

/**
 * Wrong codes of one network, which many people share. Each quota allows some tries at once and then one in a longer time, so waits
 * grow: a minute after 30 of them, 5 minutes after 120.
 */
const perNetwork: readonly Quota[] = [
  { count: 30, seconds: 30 * minute },
  { count: 120, seconds: 10 * hour },
]

/** Wrong codes of everybody. It bounds the rows that networks leave, however many there are. */
const ofAll: Quota = { count: 3000, seconds: hour }

/** The quotas of a try of a code; none where no limits apply. */
export function codeQuotas({ network }: Marketplace): CountedQuota[] {
  if (!network?.isLimited) return []
  return [
    ...perNetwork.map((quota) => ({ quota, key: keyOf('network', network.address, String(quota.seconds)) })),
    { quota: ofAll, key: keyOf('all') },
  ]
}

/** Counts a try before its outcome is known: of many at once no more are answered than one after the other. Throws RateLimited. */
export async function countCodeTry(marketplace: Marketplace, quotas: readonly CountedQuota[]): Promise<void> {
  if (quotas.length === 0) return
  try {
    await pipeline(marketplace.db, consumeQuotas(marketplace, quotas))
  } catch (error) {
    throw asRateLimited('discount-code', error)
  }
}

/** A code that exists does not count. Call it in the transaction of `countCodeTry`. */
export async function uncountCodeTry(marketplace: Marketplace, quotas: readonly CountedQuota[]): Promise<void> {
  if (quotas.length > 0) await pipeline(marketplace.db, giveBackQuotas(marketplace, quotas))
}

function keyOf(...names: readonly string[]): Buffer {
  return quotaKey('discount-code', ...names)
}
