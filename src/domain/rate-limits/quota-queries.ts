import { createHash } from 'node:crypto'
import { type CompiledQuery, sql } from 'kysely'
import { type Placeholders, prepareQuery } from '#database/prepared-query.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import type { Quota } from './rate-limit.ts'

/** Names what a quota counts. Only the hash is stored, so that no address or number is kept for this. */
export function quotaKey(...names: readonly string[]): Buffer {
  return createHash('sha256').update(JSON.stringify(names)).digest()
}

/** Returns the query that consumes the quota of each key once, or refuses the transaction (`asRateLimited`). */
export function consumeQuota(marketplace: Marketplace, quota: Quota, keys: readonly Buffer[]): CompiledQuery {
  return refusingQuery(transactionOf(marketplace), placeholdersOf(marketplace, quota, keys))
}

/** Returns the query that consumes the quota of each key once, and has a row when a quota was used up already. */
export function tryQuota(marketplace: Marketplace, quota: Quota, keys: readonly Buffer[]): CompiledQuery {
  return reportingQuery(transactionOf(marketplace), placeholdersOf(marketplace, quota, keys))
}

/** Returns the query that uses up the quota of each key as far as it goes, and refuses nothing. */
export function spendQuota(marketplace: Marketplace, quota: Quota, keys: readonly Buffer[]): CompiledQuery {
  return spendingQuery(transactionOf(marketplace), placeholdersOf(marketplace, quota, keys))
}

/** A quota and what it counts. */
export interface CountedQuota {
  readonly quota: Quota
  readonly key: Buffer
}

/**
 * Returns the query that consumes several quotas once, each of its own key, or refuses the transaction
 * (`asRateLimited`).
 */
export function consumeQuotas(marketplace: Marketplace, counted: readonly CountedQuota[]): CompiledQuery {
  return refusingQueryOfSeveral(transactionOf(marketplace), severalPlaceholders(marketplace, counted))
}

/** Returns the query that takes back what `consumeQuotas` of the same transaction has consumed. */
export function giveBackQuotas(marketplace: Marketplace, counted: readonly CountedQuota[]): CompiledQuery {
  return givingBackQuery(transactionOf(marketplace), severalPlaceholders(marketplace, counted))
}

function transactionOf({ db }: Marketplace) {
  if (!db.isTransaction) throw new Error('A quota must be consumed in the transaction of what it counts')
  return db
}

interface QuotaUse {
  readonly keys: readonly Buffer[]
  readonly now: Date
  /** How long one action uses up the quota, and how long all do, as intervals of PostgreSQL. */
  readonly one: string
  readonly all: string
}

function placeholdersOf({ clock }: Marketplace, { count, seconds }: Quota, keys: readonly Buffer[]): QuotaUse {
  return { keys, now: clock.now(), one: `${seconds / count} seconds`, all: `${seconds} seconds` }
}

interface SeveralQuotasUse {
  readonly now: Date
  readonly keys: readonly Buffer[]
  /** By key, how long one action uses up its quota, and how long all do, as intervals of PostgreSQL. */
  readonly ones: readonly string[]
  readonly alls: readonly string[]
}

function severalPlaceholders({ clock }: Marketplace, counted: readonly CountedQuota[]): SeveralQuotasUse {
  return {
    now: clock.now(),
    keys: counted.map(({ key }) => key),
    ones: counted.map(({ quota: { seconds, count } }) => `${seconds / count} seconds`),
    alls: counted.map(({ quota: { seconds } }) => `${seconds} seconds`),
  }
}

const askedSql = ({ keys, ones, alls }: Placeholders<SeveralQuotasUse>) => sql`
  asked as (
    select * from unnest(${keys}::bytea[], ${ones}::interval[], ${alls}::interval[]) as quota (key, one, whole))`

/** Refuses with the longest wait: when it is over, no other of the quotas refuses. */
const refusingQueryOfSeveral = prepareQuery(
  (_, use: Placeholders<SeveralQuotasUse>) => sql`
    with ${askedSql(use)},
    taken as (
      insert into rate_limits_used as known (key, used_until)
      select key, ${use.now}::timestamptz + one from asked order by key
      on conflict (key) do update set
        used_until = greatest(known.used_until, ${use.now}) + (excluded.used_until - ${use.now}::timestamptz)
      where greatest(known.used_until, ${use.now}) + (excluded.used_until - ${use.now}::timestamptz)
        <= ${use.now}::timestamptz + (select whole from asked where asked.key = known.key)
      returning key)
    select refuse_too_many(max(extract(epoch from used_until + one - whole - ${use.now}::timestamptz)))
    from asked join rate_limits_used using (key)
    where key not in (select key from taken)
    having count(*) > 0`,
)

const givingBackQuery = prepareQuery(
  (_, use: Placeholders<SeveralQuotasUse>) => sql`
    with ${askedSql(use)}
    update rate_limits_used as used set used_until = used_until - one from asked where asked.key = used.key`,
)

/**
 * SQL that consumes the quota of each key once: `asked` are the keys, `taken` those that had room. Quotas refill
 * evenly, so one timestamp stores the state: when nothing will be used any more. Checking and consuming are one
 * statement; keys are locked in order, so that concurrent actions cannot deadlock.
 */
const takenSql = ({ keys, now, one, all }: Placeholders<QuotaUse>) => sql`
  asked as (
    select key, count(*) * ${one}::interval as time from unnest(${keys}::bytea[]) as key group by key),
  taken as (
    insert into rate_limits_used as known (key, used_until)
    select key, ${now}::timestamptz + time from asked where time <= ${all}::interval order by key
    on conflict (key) do update set
      used_until = greatest(known.used_until, ${now}) + (excluded.used_until - ${now}::timestamptz)
    where greatest(known.used_until, ${now}) + (excluded.used_until - ${now}::timestamptz)
      <= ${now}::timestamptz + ${all}::interval
    returning key)`

const refusingQuery = prepareQuery(
  (_, use: Placeholders<QuotaUse>) => sql`
    with ${takenSql(use)}
    select refuse_too_many(max(extract(epoch from used_until + time - ${use.all}::interval - ${use.now}::timestamptz)))
    from asked left join rate_limits_used using (key)
    where key not in (select key from taken)
    having count(*) > 0`,
)

const reportingQuery = prepareQuery(
  (_, use: Placeholders<QuotaUse>) => sql`
    with ${takenSql(use)} select key from asked where key not in (select key from taken)`,
)

const spendingQuery = prepareQuery(
  (_, { keys, now, one, all }: Placeholders<QuotaUse>) => sql`
    insert into rate_limits_used as known (key, used_until)
    select key, ${now}::timestamptz + ${one}::interval from unnest(${keys}::bytea[]) as key order by key
    on conflict (key) do update set used_until =
      least(greatest(known.used_until, ${now}::timestamptz) + ${one}::interval, ${now}::timestamptz + ${all}::interval)`,
)
