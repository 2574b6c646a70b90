import { type CompiledQuery, sql } from 'kysely'
import { pipeline } from '#database/pipeline.ts'
import { type Placeholders, prepareQuery } from '#database/prepared-query.ts'
import { mailboxOf } from '#domain/mailbox.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { consumeQuota, quotaKey } from './quota-queries.ts'
import {
  isAuthAction,
  type KnownDevice,
  type RateLimit,
  RateLimited,
  type RateLimitedAction,
  type RateLimits,
  type Recipients,
  type RequestNetwork,
} from './rate-limit.ts'
import { getRateLimits } from './rate-limit-setting.ts'

/** `Retry-After` for visitors with too many unconfirmed orders: by then the shop will have called. */
const unconfirmedRetryAfterSeconds = 3600

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

/**
 * Returns the queries that do the same for an order, with rate limits that have been read, to be sent in a pipeline before
 * its rows. They also refuse an order from a phone number that has too many unconfirmed orders. Convert the error with
 * `asRateLimited`.
 */
export function orderLimitQueries(
  marketplace: Marketplace,
  { order, unconfirmedOrders }: RateLimits,
  customer: Recipients & { readonly phone: string },
): CompiledQuery[] {
  const { network } = marketplace
  if (!network?.isLimited) return []
  return [
    ...quotaQueries(marketplace, 'order', order, network, customer),
    limitUnconfirmedOrders(marketplace, customer.phone, unconfirmedOrders),
  ]
}

function quotaQueries(
  marketplace: Marketplace,
  action: RateLimitedAction,
  { perNetwork, perRecipient }: RateLimit,
  { address }: RequestNetwork,
  whom: Recipients | KnownDevice,
): CompiledQuery[] {
  if ('device' in whom) return [consumeQuota(marketplace, perRecipient, [quotaKey(action, 'device', whom.device)])]
  const { email, phone } = whom
  const recipients = [
    ...(email === undefined ? [] : [quotaKey(action, 'email', mailboxOf(email))]),
    ...(phone === undefined ? [] : [quotaKey(action, 'phone', phone)]),
  ]
  return [
    consumeQuota(marketplace, perNetwork, [quotaKey(action, 'network', address)]),
    ...(recipients.length > 0 ? [consumeQuota(marketplace, perRecipient, recipients)] : []),
  ]
}

/**
 * Returns the query that refuses an order from a phone number with too many unconfirmed orders. Run it after the quotas:
 * their row locks serialize the orders of one number.
 */
export function limitUnconfirmedOrders({ db }: Marketplace, phone: string, most: number): CompiledQuery {
  return unconfirmedOrdersQuery(db, { phone, most, seconds: unconfirmedRetryAfterSeconds })
}

/**
 * One phone number has few orders, while many orders may be unconfirmed: so the status is filtered in the aggregate and
 * no index on it is used, even with a generic plan that was made on an empty table.
 */
const unconfirmedOrdersQuery = prepareQuery(
  (_, { phone, most, seconds }: Placeholders<{ phone: string; most: number; seconds: number }>) => sql`
    select refuse_too_many(${seconds}) from orders where customer_phone = ${phone}
    having count(*) filter (where status = 'received') >= ${most}`,
)

/** The SQLSTATE that the SQL function `refuse_too_many` raises. */
const rateLimitedCode = 'HR429'

/** Converts the database's error into RateLimited; returns other errors unchanged. */
export function asRateLimited(action: RateLimitedAction, error: unknown): unknown {
  const { code, detail } = error as { code?: string; detail?: string }
  return error instanceof Error && code === rateLimitedCode ? new RateLimited(action, Number(detail)) : error
}
