import { sql } from 'kysely'
import { type Placeholders, type PreparedQuery, prepareQuery } from '#database/prepared-query.ts'
import { isSystem } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import type { Clock, Marketplace } from '#domain/marketplace.ts'
import { type Millimes, millimes } from '#domain/money.ts'
import type { OrderRequest, PlacedOrder } from '#domain/orders/order.ts'
import { newSalt, orderToken } from '#domain/orders/order-token.ts'
import { sha256 } from '#domain/sha256.ts'
import type { OrderOutcome } from './order-outcome.ts'

/** How long a duplicate request is recognized. */
export const retentionMilliseconds = 7 * 24 * 60 * 60 * 1000

/**
 * Salt of the order token, and the idempotency key if the client sent one. Requests without a key are never duplicates.
 */
export interface RequestKey {
  readonly salt: Buffer
  readonly key?: { readonly text: string; readonly hash: Buffer }
}

export function newRequestKey({ idempotencyKey: text }: OrderRequest): RequestKey {
  return { salt: newSalt(), ...(text !== undefined && { key: { text, hash: sha256(text) } }) }
}

/** Selects the records of these keys; undefined when no request has a key. */
export function selectIdempotencyRecords({ db }: Marketplace, requestKeys: readonly RequestKey[]) {
  const hashes = requestKeys.flatMap(({ key }) => key?.hash ?? [])
  return hashes.length > 0 ? idempotencyRecordsOfKeys(db, { hashes }) : undefined
}

const idempotencyRecordsOfKeys = prepareQuery((db, { hashes }: Placeholders<{ hashes: Buffer[] }>) =>
  db
    .selectFrom('order_attempts as record')
    .innerJoin('orders', 'orders.id', 'record.order_id')
    .select(['record.key_hash', 'record.request_hash', 'record.token_salt', 'record.made_at'])
    .select(['record.subtotal_millimes', 'record.shipping_millimes', 'record.total_millimes'])
    .select(['orders.id', 'orders.number'])
    .where(sql<boolean>`record.key_hash = any(${hashes}::bytea[])`)
    .$narrowType<{ subtotal_millimes: Millimes; shipping_millimes: Millimes; total_millimes: Millimes }>(),
)

type IdempotencyRecord =
  NonNullable<ReturnType<typeof selectIdempotencyRecords>> extends PreparedQuery<infer Row> ? Row : never

/** Returns the record of this key among those of several. */
export function recordOfKey({ key }: RequestKey, records: readonly IdempotencyRecord[]): IdempotencyRecord | undefined {
  return key && records.find(({ key_hash }) => key_hash.equals(key.hash))
}

/** A request that has become an order. */
export interface PlacedRequest {
  readonly request: OrderRequest
  readonly requestKey: RequestKey
  readonly order: PlacedOrder
}

/**
 * Inserts the records of placed orders, except for requests without a key. When a concurrent duplicate request was
 * first, the unique key fails; the transaction is retried and then finds the record of the first request.
 */
export function insertIdempotencyRecords({ db, clock }: Marketplace, placed: readonly PlacedRequest[]) {
  const rows = placed.flatMap(({ request, requestKey: { key, salt }, order: { id, totals } }) =>
    key
      ? {
          ...{ key_hash: inHex(key.hash), request_hash: inHex(requestHash(request)), token_salt: inHex(salt) },
          ...{ order_id: id, subtotal_millimes: totals.subtotal },
          ...{ shipping_millimes: totals.shipping, total_millimes: totals.total },
        }
      : [],
  )
  return rows.length > 0 ? insertedRecords(db, { records: JSON.stringify(rows), now: clock.now() }) : undefined
}

/** Encodes bytes in the hex format of `bytea`. */
function inHex(bytes: Buffer): string {
  return `\\x${bytes.toString('hex')}`
}

/** Takes the records as JSON, so that one prepared statement serves any number of them. */
const insertedRecords = prepareQuery(
  (_, { records, now }: Placeholders<{ records: string; now: Date }>) => sql<never>`
    insert into order_attempts (key_hash, request_hash, token_salt, order_id, subtotal_millimes, shipping_millimes,
      total_millimes, made_at)
    select record.*, ${now}::timestamptz from jsonb_to_recordset(${records}::jsonb) as record (key_hash bytea,
      request_hash bytea, token_salt bytea, order_id bigint, subtotal_millimes bigint, shipping_millimes bigint,
      total_millimes bigint)`,
)

/** Deletes the expired records among these, so that their keys can be used again; undefined when none is expired. */
export function deleteExpiredAmong({ db, clock }: Marketplace, records: readonly IdempotencyRecord[]) {
  const stale = records.filter(({ made_at }) => made_at < expiryCutoff(clock)).map(({ key_hash }) => key_hash)
  if (stale.length === 0) return undefined
  return db
    .deleteFrom('order_attempts')
    .where(sql<boolean>`key_hash = any(${stale}::bytea[])`)
    .where('made_at', '<', expiryCutoff(clock))
}

/**
 * Deletes all expired records. Runs as a job; an expired record that is found earlier is deleted by the order itself.
 */
export async function deleteExpiredIdempotencyRecords({ actor, db, clock }: Marketplace): Promise<void> {
  requireAllowed(isSystem(actor))
  await db.deleteFrom('order_attempts').where('made_at', '<', expiryCutoff(clock)).execute()
}

function expiryCutoff(clock: Clock): Date {
  return new Date(clock.now().getTime() - retentionMilliseconds)
}

/** Returns the outcome of the first request for a duplicate request; undefined when there was none before. */
export function replayedOutcome(
  { clock }: Marketplace,
  request: OrderRequest,
  { key }: RequestKey,
  record: IdempotencyRecord | undefined,
): OrderOutcome | undefined {
  if (!key || !record || record.made_at < expiryCutoff(clock)) return undefined
  if (!record.request_hash.equals(requestHash(request))) return { outcome: 'key-reused' }

  const totals = {
    subtotal: millimes(record.subtotal_millimes),
    shipping: millimes(record.shipping_millimes),
    total: millimes(record.total_millimes),
  }
  const token = orderToken(key.text, record.token_salt)
  return {
    outcome: 'placed',
    order: { id: record.id, number: record.number, token, status: 'received', totals },
  }
}

/**
 * Hashes the request independently of the order of its fields. A request without notes has the same hash as before
 * notes existed, so that duplicates of older requests are still recognized.
 */
function requestHash(request: OrderRequest): Buffer {
  const { customer, delivery, lines, payment, claimedTotal, customerNote, giftNote } = request
  return sha256(
    JSON.stringify([
      [customer.name, customer.email, customer.phone],
      [delivery.address, delivery.city],
      lines.map((line) => [line.productId, line.sizeId, line.colorId, line.quantity]),
      payment,
      claimedTotal,
      ...(customerNote === undefined && giftNote === undefined ? [] : [[customerNote, giftNote]]),
    ]),
  )
}
