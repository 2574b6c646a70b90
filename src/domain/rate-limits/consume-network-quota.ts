import { pipeline } from '#database/pipeline.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { limitedNetwork } from '#domain/request-network.ts'
import { asRateLimited } from './consume-rate-limit.ts'
import { consumeQuota, quotaKey } from './quota-queries.ts'
import type { FixedLimitAction, Quota } from './rate-limit.ts'

/** Consumes a quota that no setting changes, of the network of a visitor, once. Throws RateLimited for the action. */
export async function consumeNetworkQuota(
  marketplace: Marketplace,
  action: FixedLimitAction,
  { name, quota }: { readonly name: string; readonly quota: Quota },
): Promise<void> {
  const network = limitedNetwork(marketplace)
  if (!network) return
  try {
    await pipeline(marketplace.db, { quota: consumeQuota(marketplace, quota, [quotaKey(name, network.address)]) })
  } catch (error) {
    throw asRateLimited(action, error)
  }
}
