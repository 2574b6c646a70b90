import { createHmac, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { type Placeholders, prepareQuery, runQuery } from '#database/prepared-query.ts'
import { isSystem } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import type { Marketplace } from '../marketplace.ts'
import { sha256 } from '../sha256.ts'

const tokenBytes = 16
const saltBytes = 16

/** The format of a token; anything else is not looked up. */
const tokenPattern = /^[\w-]{22}$/

/**
 * Derives the 128-bit token of an order's private page that the visitor receives. The database stores the salt but
 * neither the token nor the idempotency key, so only a duplicate request that sends the key again can get the same
 * token.
 */
export function orderToken(idempotencyKey: string, salt: Buffer): string {
  return createHmac('sha256', salt).update(idempotencyKey).digest().subarray(0, tokenBytes).toString('base64url')
}

/** Returns a random salt. It is stored with the hash of the idempotency key. */
export function newSalt(): Buffer {
  return randomBytes(saltBytes)
}

/** Issues another token for the order's private page, for an email: the visitor's own cannot be read back. */
export async function issueOrderToken(marketplace: Marketplace, orderId: number): Promise<string> {
  requireAllowed(isSystem(marketplace.actor))
  const token = randomBytes(tokenBytes).toString('base64url')
  await runQuery(marketplace.db, insertOrderTokens(marketplace, [{ id: orderId, token }]))
  return token
}

/** Inserts the hash of each order's token. */
export function insertOrderTokens(
  { db, clock }: Marketplace,
  orders: readonly { readonly id: number; readonly token: string }[],
) {
  return insertedTokens(db, {
    hashes: orders.map(({ token }) => sha256(token)),
    orderIds: orders.map(({ id }) => id),
    now: clock.now(),
  })
}

const insertedTokens = prepareQuery(
  (_, { hashes, orderIds, now }: Placeholders<{ hashes: Buffer[]; orderIds: number[]; now: Date }>) => sql<never>`
    insert into order_tokens (token_hash, order_id, made_at)
    select token.*, ${now}::timestamptz from unnest(${hashes}::bytea[], ${orderIds}::bigint[]) as token`,
)

/** Finds the id of the order a token belongs to; undefined for an unknown or malformed token. */
export async function findOrderIdByToken({ db }: Marketplace, token: string): Promise<number | undefined> {
  if (!tokenPattern.test(token)) return undefined
  const found = await db
    .selectFrom('order_tokens')
    .select('order_id')
    .where('token_hash', '=', sha256(token))
    .executeTakeFirst()
  return found?.order_id
}
