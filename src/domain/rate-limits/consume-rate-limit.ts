import { createHash } from 'node:crypto'
import { type CompiledQuery, sql } from 'kysely'
import { pipeline } from '#database/pipeline.ts'
import { type Placeholders, prepareQuery } from '#database/prepared-query.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import {
  isAuthAction,
  type Quota,
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
  recipients: Recipients,
): Promise<void> {
  const { network } = marketplace
  if (!network || !(isAuthAction(action) || network.isLimited)) return
  const limit = isAuthAction(action) ? network.auth[action] : (await getRateLimits(marketplace))[action]
  try {
    await pipeline(marketplace.db, ...quotaQueries(marketplace, action, limit, network, recipients))
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
  { db, clock }: Marketplace,
  action: RateLimitedAction,
  { perNetwork, perRecipient }: RateLimit,
  { address }: RequestNetwork,
  { email, phone }: Recipients,
): CompiledQuery[] {
  if (!db.isTransaction) throw new Error(`${action} must be counted in the transaction that does it`)
  const now = clock.now()
  const recipients = [
    ...(email === undefined ? [] : [keyOf(action, 'email', email.toLowerCase())]),
    ...(phone === undefined ? [] : [keyOf(action, 'phone', phone)]),
  ]
  return [
    consumeQuota(db, { keys: [keyOf(action, 'network', address)], now, ...durations(perNetwork) }),
    ...(recipients.length > 0 ? [consumeQuota(db, { keys: recipients, now, ...durations(perRecipient) })] : []),
  ]
}

/** How long one action uses up a quota, and how long all do, as intervals of PostgreSQL. */
function durations({ count, seconds }: Quota) {
  return { one: `${seconds / count} seconds`, all: `${seconds} seconds` }
}

function keyOf(...names: readonly string[]): Buffer {
  return createHash('sha256').update(JSON.stringify(names)).digest()
}

/**
 * Consumes the quota of each key once. Quotas refill evenly, so one timestamp stores the state: when nothing will be
 * used any more. Checking and consuming are one statement; keys are locked in order, so that concurrent actions cannot
 * deadlock.
 */
const consumeQuota = prepareQuery(
  (_, { keys, now, one, all }: Placeholders<{ keys: Buffer[]; now: Date; one: string; all: string }>) => sql`
    with asked as (
      select key, count(*) * ${one}::interval as time from unnest(${keys}::bytea[]) as key group by key),
    taken as (
      insert into rate_limits_used as known (key, used_until)
      select key, ${now}::timestamptz + time from asked where time <= ${all}::interval order by key
      on conflict (key) do update set
        used_until = greatest(known.used_until, ${now}) + (excluded.used_until - ${now}::timestamptz)
      where greatest(known.used_until, ${now}) + (excluded.used_until - ${now}::timestamptz)
        <= ${now}::timestamptz + ${all}::interval
      returning key)
    select refuse_too_many(max(extract(epoch from used_until + time - ${all}::interval - ${now}::timestamptz)))
    from asked left join rate_limits_used using (key)
    where key not in (select key from taken)
    having count(*) > 0`,
)

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
