import { createHash, createHmac, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { ask, type Blanks, inFixedWords } from '#database/in-fixed-words.ts'
import type { Marketplace } from '../marketplace.ts'

const tokenBytes = 16
const saltBytes = 16

/** How a token looks, so that anything else is not even looked up. */
const tokenForm = /^[\w-]{22}$/

/**
 * The 128-bit key to an order's private page that its visitor is answered. The database keeps the salt but neither the
 * token nor the idempotency key, so only who repeats the attempt with its key can be given the same token again.
 */
export function orderToken(idempotencyKey: string, salt: Buffer): string {
  return createHmac('sha256', salt).update(idempotencyKey).digest().subarray(0, tokenBytes).toString('base64url')
}

/** A salt is kept with the attempt's key; an order without a key gets both at random. */
export function newSalt(): Buffer {
  return randomBytes(saltBytes)
}

export function hashOf(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}

/** Makes another key to the order's page, for a letter: the visitor's own cannot be read back. */
export async function issueOrderToken(marketplace: Marketplace, orderId: number): Promise<string> {
  const token = randomBytes(tokenBytes).toString('base64url')
  await ask(marketplace.db, orderTokenRows(marketplace, [{ id: orderId, token }]))
  return token
}

/** Lets each token open its order's page from now on. */
export function orderTokenRows(
  { db, clock }: Marketplace,
  orders: readonly { readonly id: number; readonly token: string }[],
) {
  return tokensOfOrders(db, {
    hashes: orders.map(({ token }) => hashOf(token)),
    orderIds: orders.map(({ id }) => id),
    now: clock.now(),
  })
}

const tokensOfOrders = inFixedWords(
  (_, { hashes, orderIds, now }: Blanks<{ hashes: Buffer[]; orderIds: number[]; now: Date }>) => sql<never>`
    insert into order_tokens (token_hash, order_id, made_at)
    select token.*, ${now}::timestamptz from unnest(${hashes}::bytea[], ${orderIds}::bigint[]) as token`,
)

/** The order a token opens; undefined for what is none, or was never handed out. */
export async function findOrderIdByToken({ db }: Marketplace, token: string): Promise<number | undefined> {
  if (!tokenForm.test(token)) return undefined
  const found = await db
    .selectFrom('order_tokens')
    .select('order_id')
    .where('token_hash', '=', hashOf(token))
    .executeTakeFirst()
  return found?.order_id
}
