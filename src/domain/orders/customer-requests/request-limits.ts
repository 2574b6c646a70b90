import type { Marketplace } from '#domain/marketplace.ts'
import { countTry } from '#domain/rate-limits/count-try.ts'
import { quotaKey } from '#domain/rate-limits/quota-queries.ts'
import type { Quota } from '#domain/rate-limits/rate-limit.ts'
import { limitedNetwork } from '#domain/request-network.ts'

const hour = 3600

/** What can be asked of one order at once and over an hour, whoever has its link. */
const perOrder: Quota = { count: 12, seconds: hour }

/** What one network, which many people share, can ask of all orders. */
const perNetwork: Quota = { count: 300, seconds: hour }

/**
 * Counts a request of the customer of an order, or throws RateLimited. Call it last, in the transaction of the request.
 */
export async function consumeRequestLimit(marketplace: Marketplace, orderId: number): Promise<void> {
  const network = limitedNetwork(marketplace)
  if (!network) return
  await countTry(marketplace, 'customer-request', [
    { quota: perOrder, key: quotaKey('customer-request', 'order', String(orderId)) },
    { quota: perNetwork, key: quotaKey('customer-request', 'network', network.address) },
  ])
}
