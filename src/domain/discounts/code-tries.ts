import type { Marketplace } from '#domain/marketplace.ts'
import { type CountedQuota, quotaKey } from '#domain/rate-limits/quota-queries.ts'
import type { Quota } from '#domain/rate-limits/rate-limit.ts'
import { limitedNetwork } from '#domain/request-network.ts'

const minute = 60
const hour = 60 * minute

/**
 * Wrong codes of one network, which many people share. Each quota allows some tries at once and then one in a longer
 * time, so waits grow: a minute after 30 of them, 5 minutes after 120.
 */
const perNetwork: readonly Quota[] = [
  { count: 30, seconds: 30 * minute },
  { count: 120, seconds: 10 * hour },
]

/** Wrong codes of everybody. It bounds the rows that networks leave, however many there are. */
const ofAll: Quota = { count: 3000, seconds: hour }

/** The quotas of the network of a try; none where no limits apply. */
export function networkQuotas(marketplace: Marketplace): CountedQuota[] {
  const network = limitedNetwork(marketplace)
  if (!network) return []
  return perNetwork.map((quota) => ({ quota, key: keyOf('network', network.address, String(quota.seconds)) }))
}

/** The quota of the wrong tries of everybody. All of them share its row, so a right code leaves it alone. */
export function wrongTryQuotas(marketplace: Marketplace): CountedQuota[] {
  return limitedNetwork(marketplace) ? [{ quota: ofAll, key: keyOf('all') }] : []
}

function keyOf(...names: readonly string[]): Buffer {
  return quotaKey('discount-code', ...names)
}
