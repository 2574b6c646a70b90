import { createHmac, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { isSystem } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import { createLinkToken, isLinkToken, linkTokenBytes } from '#domain/link-token.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { sha256 } from '#domain/sha256.ts'

const saltBytes = 16

/**
 * Derives the 128-bit token of an order's private page that the visitor receives. The database stores the salt but
 * neither the token nor the idempotency key, so only a duplicate request that sends the key again can get the same
 * token.
 */
export function orderToken(idempotencyKey: string, salt: Buffer): string {
  return createHmac('sha256', salt).update(idempotencyKey).digest().subarray(0, linkTokenBytes).toString('base64url')
}

/** Returns a random salt. It is stored with the hash of the idempotency key. */
export function newSalt(): Buffer {
  return randomBytes(saltBytes)
}

/** Issues another token for the order's private page, for an email: the visitor's own cannot be read back. */
export async function issueOrderToken(marketplace: Marketplace, orderId: number): Promise<string> {
  requireAllowed(isSystem(marketplace.actor))
  const token = createLinkToken()
  await insertOrderToken(marketplace, orderId, token).execute()
  return token
}

/** How many links that were sent again work at a time, beside those of the order's own emails. */
export const maxResentOrderTokens = 5

/**
 * Issues a token for an email that sends the link again. Strangers who know the number and the phone can cause it, so
 * only the newest of these tokens work, and the customer's own ones are never deleted.
 */
export async function issueResentOrderToken(marketplace: Marketplace, orderId: number): Promise<string> {
  requireAllowed(isSystem(marketplace.actor))
  const token = createLinkToken()
  await inTransaction(marketplace, async ({ db, clock }) => {
    // Two emails of one order are written one after the other, so that each counts the token of the other.
    await db.selectFrom('orders').select('id').where('id', '=', orderId).forUpdate().execute()
    await db
      .insertInto('order_tokens')
      .values({ token_hash: sha256(token), order_id: orderId, made_at: clock.now(), is_resent: true })
      .execute()
    const outdated = db
      .selectFrom('order_tokens')
      .select('token_hash')
      .where('order_id', '=', orderId)
      .where('is_resent', '=', true)
      // Of the same moment the one that was just issued stays.
      .orderBy(sql`(token_hash = ${sha256(token)})`, 'desc')
      .orderBy('made_at', 'desc')
      .offset(maxResentOrderTokens)
    await db.deleteFrom('order_tokens').where('token_hash', 'in', outdated).execute()
  })
  return token
}

/** Returns the query that inserts the hash of an order's token. */
export function insertOrderToken({ db, clock }: Marketplace, orderId: number, token: string) {
  return db.insertInto('order_tokens').values({ token_hash: sha256(token), order_id: orderId, made_at: clock.now() })
}

/** Finds the id of the order a token belongs to; undefined for an unknown or malformed token. */
export async function findOrderIdByToken({ db }: Marketplace, token: string): Promise<number | undefined> {
  if (!isLinkToken(token)) return undefined
  const found = await db
    .selectFrom('order_tokens')
    .select('order_id')
    .where('token_hash', '=', sha256(token))
    .executeTakeFirst()
  return found?.order_id
}
