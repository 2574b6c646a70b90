import type { Marketplace } from '#domain/marketplace.ts'
import { type CountedQuota, quotaKey } from '#domain/rate-limits/quota-queries.ts'
import type { Quota } from '#domain/rate-limits/rate-limit.ts'
import { limitedNetwork } from '#domain/request-network.ts'

const minute = 60
const hour = 60 * minute

/**
 * How often the phone of one order number may be guessed, from all networks together. Each quota allows some tries at
 * once and then one in a longer time, so waits grow: a minute after 5 tries, 5 minutes after 10, half an hour after 20.
 */
const perNumber: readonly Quota[] = [
  { count: 5, seconds: 5 * minute },
  { count: 10, seconds: 50 * minute },
  { count: 20, seconds: 10 * hour },
]

/** Wrong tries of one network, which many people share: half a minute after 60 of them, 2 minutes after 300. */
const perNetwork: readonly Quota[] = [
  { count: 60, seconds: 30 * minute },
  { count: 300, seconds: 10 * hour },
]

/** Wrong tries of everybody. It bounds the rows that numbers and networks leave, however many there are. */
const ofAll: readonly Quota[] = [{ count: 3000, seconds: hour }]

/** Requests of one network to have a link sent again, right and wrong ones. */
const resendsPerNetwork: readonly Quota[] = [{ count: 30, seconds: hour }]

/** Two at once and one a day: at most three links in any 24 hours. */
export const resendsPerOrder: Quota = { count: 2, seconds: 48 * hour }

export function resendsOfOrder(orderId: number): Buffer {
  return keyOf('resend-order', String(orderId))
}

/** The quotas of a try. Of a number that does not exist they are the same. */
export function trackingQuotas(marketplace: Marketplace, number: string): CountedQuota[] {
  const network = limitedNetwork(marketplace)
  if (!network) return []
  return [
    ...counted(perNumber, 'number', number),
    ...counted(perNetwork, 'network', network.address),
    ...counted(ofAll, 'all'),
  ]
}

/** The quotas of a request to have the link sent again. */
export function resendQuotas(marketplace: Marketplace, number: string): CountedQuota[] {
  const network = limitedNetwork(marketplace)
  if (!network) return []
  return [...trackingQuotas(marketplace, number), ...counted(resendsPerNetwork, 'resend-network', network.address)]
}

function counted(quotas: readonly Quota[], ...names: readonly string[]): CountedQuota[] {
  return quotas.map((quota) => ({ quota, key: keyOf(...names, String(quota.seconds)) }))
}

function keyOf(...names: readonly string[]): Buffer {
  return quotaKey('order-tracking', ...names)
}
