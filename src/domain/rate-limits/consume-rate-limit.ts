import { createHash } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { pipeline } from '#database/pipeline.ts'
import { type Placeholders, type PreparedQuery, prepareQuery } from '#database/prepared-query.ts'
import type { Tables } from '#database/tables.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import {
  isAuthAction,
  type Quota,
  type RateLimit,
  RateLimited,
  type RateLimitedAction,
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
  const limits = isAuthAction(action) ? network.auth[action] : (await getRateLimits(marketplace))[action]
  try {
    await pipeline(marketplace.db, ...rateLimitQueries(marketplace, action, limits, [{ network, recipients }]))
  } catch (error) {
    throw asRateLimited(action, error)
  }
}

/** The network of a request and the recipients of its action. */
interface QuotaConsumer {
  readonly network: RequestNetwork
  readonly recipients: Recipients
}

/**
 * Returns the queries that consume the quotas of several requests; all fail when one exceeds a limit. For callers that
 * send them together with the action.
 */
export function rateLimitQueries(
  { db, clock }: Marketplace,
  action: RateLimitedAction,
  { perNetwork, perRecipient }: RateLimit,
  consumers: readonly QuotaConsumer[],
): PreparedQuery<unknown>[] {
  if (!db.isTransaction) throw new Error(`${action} must be counted in the transaction that does it`)
  const keysOf = (kind: string, nameOf: (consumer: QuotaConsumer) => string | undefined) =>
    consumers.flatMap((consumer) => {
      const name = nameOf(consumer)
      return name === undefined ? [] : keyOf(action, kind, name)
    })
  const networks = keysOf('network', ({ network }) => network.address)
  const emails = keysOf('email', ({ recipients }) => recipients.email?.toLowerCase())
  const phones = keysOf('phone', ({ recipients }) => recipients.phone)
  const now = clock.now()
  return [
    ...consumeQueries(db, networks, perNetwork, now),
    ...consumeQueries(db, [...emails, ...phones], perRecipient, now),
  ]
}

function keyOf(...names: readonly string[]): Buffer {
  return createHash('sha256').update(JSON.stringify(names)).digest()
}

/**
 * Consumes each quota once per occurrence of its key. Quotas refill evenly, so one timestamp stores the state: when
 * nothing will be used any more. Checking and consuming are one statement; keys are locked in order, so that concurrent
 * actions cannot deadlock.
 */
function consumeQueries(
  db: Kysely<Tables>,
  keys: Buffer[],
  { count, seconds }: Quota,
  now: Date,
): PreparedQuery<unknown>[] {
  if (keys.length === 0) return []
  return [consumeQuotasQuery(db, { keys, now, one: `${seconds / count} seconds`, all: `${seconds} seconds` })]
}

const consumeQuotasQuery = prepareQuery(
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
 * Refuses an order from a phone number with too many unconfirmed orders. Run after the quotas: their row locks
 * serialize the orders of one number.
 */
export function limitUnconfirmedOrders(
  { db }: Marketplace,
  phones: readonly string[],
  most: number,
): PreparedQuery<unknown> {
  return unconfirmedOrdersQuery(db, { phones, most, seconds: unconfirmedRetryAfterSeconds })
}

/**
 * One phone number has few orders, while many orders may be unconfirmed: so the status is filtered in the aggregate and
 * no index on it is used, even with a generic plan that was made on an empty table.
 */
const unconfirmedOrdersQuery = prepareQuery(
  (_, { phones, most, seconds }: Placeholders<{ phones: readonly string[]; most: number; seconds: number }>) => sql`
    select refuse_too_many(${seconds}) from unnest(${phones}::text[]) as phone
    where (select count(*) filter (where status = 'received') from orders where customer_phone = phone) >= ${most}`,
)

/** The SQLSTATE that the SQL function `refuse_too_many` raises. */
const rateLimitedCode = 'HR429'

/** Converts the database's error into RateLimited; returns other errors unchanged. */
export function asRateLimited(action: RateLimitedAction, error: unknown): unknown {
  const { code, detail } = error as { code?: string; detail?: string }
  return error instanceof Error && code === rateLimitedCode ? new RateLimited(action, Number(detail)) : error
}
