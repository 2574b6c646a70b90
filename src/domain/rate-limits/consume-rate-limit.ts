import type { CompiledQuery } from 'kysely'
import { numbered, pipeline } from '#database/pipeline.ts'
import { mailboxOf } from '#domain/mailbox.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { consumeQuota, quotaKey, tryQuota } from './quota-queries.ts'
import {
  type FixedLimitAction,
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
 * so that refused actions are not counted. Only requests from a network are limited. Returns whether a visitor's action
 * exceeds the quota of a recipient: then its result must be held. It is not refused, since strangers can type that
 * person's address too, and would keep the person out.
 */
export async function consumeRateLimit(
  marketplace: Marketplace,
  action: RateLimitedAction,
  whom: Recipients | KnownDevice,
): Promise<boolean> {
  const { network } = marketplace.request
  if (network === 'unlimited' || !(isAuthAction(action) || network.isLimited)) return false
  const limit = isAuthAction(action) ? network.auth[action] : (await getRateLimits(marketplace))[action]
  return runQuotaQueries(marketplace, action, quotaQueries(marketplace, action, limit, network, whom))
}

export interface QuotaQueries {
  readonly refusing: readonly CompiledQuery[]
  /** Have a row for each quota that is exceeded. */
  readonly reporting: readonly CompiledQuery[]
}

/** Consumes quotas in one round trip, and returns whether one is exceeded that only reports it. Throws RateLimited. */
export async function runQuotaQueries(
  { db }: Marketplace,
  action: RateLimitedAction | FixedLimitAction,
  { refusing, reporting }: QuotaQueries,
): Promise<boolean> {
  try {
    const queries = { ...numbered('refusing', refusing), ...numbered('reporting', reporting) }
    const results = Object.values(await pipeline(db, queries))
    return results.slice(refusing.length).some((exceeded) => exceeded.length > 0)
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
): QuotaQueries {
  if ('device' in whom) {
    const ofDevice = consumeQuota(marketplace, perRecipient, [quotaKey(action, 'device', whom.device)])
    return { refusing: [ofDevice], reporting: [] }
  }
  const ofNetwork = consumeQuota(marketplace, perNetwork, [networkKey(action, address)])
  const recipients = Object.values(recipientKeys(action, whom))
  if (recipients.length === 0) return { refusing: [ofNetwork], reporting: [] }
  return isAuthAction(action)
    ? { refusing: [ofNetwork, consumeQuota(marketplace, perRecipient, recipients)], reporting: [] }
    : { refusing: [ofNetwork], reporting: [tryQuota(marketplace, perRecipient, recipients)] }
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
export function asRateLimited(action: RateLimitedAction | FixedLimitAction, error: unknown): unknown {
  const { code, detail } = error as { code?: string; detail?: string }
  return error instanceof Error && code === rateLimitedCode ? new RateLimited(action, Number(detail)) : error
}
