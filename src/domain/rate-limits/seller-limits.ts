import { pipeline } from '#database/pipeline.ts'
import { isSeller } from '#domain/access/policies.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { limitedNetwork } from '#domain/request-network.ts'
import { asRateLimited } from './consume-rate-limit.ts'
import { consumeQuota, quotaKey } from './quota-queries.ts'
import type { Quota } from './rate-limit.ts'

const day = 24 * 3600

/** What one seller may do. A change adds rows to the audit log and the ledger of the stock, a picture a file. */
const sellerQuotas = {
  change: { count: 600, seconds: day },
  product: { count: 50, seconds: day },
  picture: { count: 100, seconds: day },
  import: { count: 20, seconds: day },
} satisfies Record<string, Quota>

/**
 * Counts what a seller does, and throws RateLimited beyond the quota; others are not counted. Call it in the
 * transaction of the change, after all other checks.
 */
export async function consumeSellerLimit(marketplace: Marketplace, what: keyof typeof sellerQuotas): Promise<void> {
  const { actor, db } = marketplace
  if (!isSeller(actor) || !limitedNetwork(marketplace)) return
  try {
    const key = quotaKey('seller', what, String(actor.id))
    await pipeline(db, { ofSeller: consumeQuota(marketplace, sellerQuotas[what], [key]) })
  } catch (error) {
    throw asRateLimited('seller', error)
  }
}
