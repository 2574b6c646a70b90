import { createHash, createHmac, randomBytes } from 'node:crypto'
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
  await ask(marketplace.db, orderTokenRow(marketplace, orderId, token))
  return token
}

/** Lets the token open the order's page from now on. */
export function orderTokenRow({ db, clock }: Marketplace, orderId: number, token: string) {
  return tokenOfOrder(db, { token_hash: hashOf(token), order_id: orderId, made_at: clock.now() })
}

const tokenOfOrder = inFixedWords(
  (db, { token_hash, order_id, made_at }: Blanks<{ token_hash: Buffer; order_id: number; made_at: Date }>) =>
    db.insertInto('order_tokens').values({ token_hash, order_id, made_at }),
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
