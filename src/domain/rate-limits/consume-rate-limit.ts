import type { CompiledQuery } from 'kysely'
import { pipeline } from '#database/pipeline.ts'
import { mailboxOf } from '#domain/mailbox.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { consumeQuota, quotaKey } from './quota-queries.ts'
import {
  isAuthAction,
  type KnownDevice,
  type RateLimit,
  RateLimited,
  type RateLimitedAction,
  type Recipients,
  type RequestNetwork,
} from './rate-limit.ts'
import { getRateLimits } from './rate-limit-setting.ts'

/**
 * Consumes the quotas of an action, or throws RateLimited. Call it in the action's transaction after all other checks,
 * so that refused actions are not counted. Only requests from a network are limited.
 */
export async function consumeRateLimit(
  marketplace: Marketplace,
  action: RateLimitedAction,
  whom: Recipients | KnownDevice,
): Promise<void> {
  const { network } = marketplace
  if (!network || !(isAuthAction(action) || network.isLimited)) return
  const limit = isAuthAction(action) ? network.auth[action] : (await getRateLimits(marketplace))[action]
  try {
    await pipeline(marketplace.db, ...quotaQueries(marketplace, action, limit, network, whom))
  } catch (error) {
    throw asRateLimited(action, error)
  }
}

function quotaQueries(
  marketplace: Marketplace,
  action: RateLimitedAction,
  { perNetwork, perRecipient }: RateLimit,
  { address }: RequestNetwork,
  whom: Recipients | KnownDevice,
): CompiledQuery[] {
  if ('device' in whom) return [consumeQuota(marketplace, perRecipient, [quotaKey(action, 'device', whom.device)])]
  const recipients = Object.values(recipientKeys(action, whom))
  return [
    consumeQuota(marketplace, perNetwork, [networkKey(action, address)]),
    ...(recipients.length > 0 ? [consumeQuota(marketplace, perRecipient, recipients)] : []),
  ]
}

export function networkKey(action: RateLimitedAction, address: string): Buffer {
  return quotaKey(action, 'network', address)
}

export function recipientKeys(action: RateLimitedAction, { email, phone }: Recipients) {
  return {
    ...(email !== undefined && { email: quotaKey(action, 'email', mailboxOf(email)) }),
    ...(phone !== undefined && { phone: quotaKey(action, 'phone', phone) }),
  }
}

/** The SQLSTATE that the SQL function `refuse_too_many` raises. */
const rateLimitedCode = 'HR429'

/** Converts the database's error into RateLimited; returns other errors unchanged. */
export function asRateLimited(action: RateLimitedAction, error: unknown): unknown {
  const { code, detail } = error as { code?: string; detail?: string }
  return error instanceof Error && code === rateLimitedCode ? new RateLimited(action, Number(detail)) : error
}
