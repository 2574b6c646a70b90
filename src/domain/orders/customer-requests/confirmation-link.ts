import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { isSystem, mayActInPublic, mayHandleOrders } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import { createLinkToken, isLinkToken, linkTokenBytes } from '#domain/link-token.ts'
import type { Locale } from '#domain/locale.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { isUnconfirmed } from '#domain/order-status.ts'
import { lockOrder } from '#domain/orders/lock-order.ts'
import { sha256 } from '#domain/sha256.ts'
import type { ConfirmationChannel } from './customer-request.ts'

/** How long a link works. Orders that nobody confirms are released sooner. */
export const confirmationDays = 7

/** How many links of an order work at a time for each channel: an email may be sent again. */
export const maxConfirmationTokens = 5

const dayMilliseconds = 24 * 60 * 60 * 1000
const saltBytes = 16

/** Issues the token of a link in an email to the address of the order. */
export async function issueConfirmationToken(marketplace: Marketplace, orderId: number): Promise<string> {
  requireAllowed(isSystem(marketplace.actor))
  const token = createLinkToken()
  await inTransaction(marketplace, async (marketplace) => {
    await lockOrder(marketplace, orderId)
    await insertToken(marketplace, orderId, { token, channel: 'email' })
  })
  return token
}

/**
 * Returns the token of a link in a text to the phone of an unconfirmed order; undefined for any other. It is the same
 * each time while more than half of its period is left, so that opening the order again does not revoke what was sent.
 * Only the key of the server makes it from the stored salt.
 */
export async function textConfirmationToken(marketplace: Marketplace, orderId: number): Promise<string | undefined> {
  requireAllowed(mayHandleOrders(marketplace.actor))
  return inTransaction(marketplace, async (marketplace) => {
    const { db, clock, secrets } = marketplace
    if (!isUnconfirmed(await lockOrder(marketplace, orderId))) return undefined
    const tokenOf = (salt: Buffer) =>
      secrets
        .authenticate(Buffer.concat([Buffer.from(`order confirmation ${orderId} `), salt]))
        .subarray(0, linkTokenBytes)
        .toString('base64url')
    const known = await db
      .selectFrom('order_confirmation_tokens')
      .select('salt')
      .where('order_id', '=', orderId)
      .where('channel', '=', 'text')
      .where('used_at', 'is', null)
      .where('expires_at', '>', new Date(clock.now().getTime() + (confirmationDays / 2) * dayMilliseconds))
      .orderBy('expires_at', 'desc')
      .limit(1)
      .executeTakeFirst()
    if (known?.salt) return tokenOf(known.salt)
    const salt = randomBytes(saltBytes)
    const token = tokenOf(salt)
    await insertToken(marketplace, orderId, { token, channel: 'text', salt })
    return token
  })
}

interface NewToken {
  readonly token: string
  readonly channel: ConfirmationChannel
  readonly salt?: Buffer
}

/** Inserts a token and deletes the oldest beyond the limit. The order is locked. */
async function insertToken(marketplace: Marketplace, orderId: number, { token, ...row }: NewToken): Promise<void> {
  const { db, clock } = marketplace
  const now = clock.now()
  await db
    .insertInto('order_confirmation_tokens')
    .values({
      ...{ token_hash: sha256(token), order_id: orderId, ...row, made_at: now },
      expires_at: new Date(now.getTime() + confirmationDays * dayMilliseconds),
    })
    .execute()
  const outdated = db
    .selectFrom('order_confirmation_tokens')
    .select('token_hash')
    .where('order_id', '=', orderId)
    .where('channel', '=', row.channel)
    .orderBy(sql`(token_hash = ${sha256(token)})`, 'desc')
    .orderBy('made_at', 'desc')
    .offset(maxConfirmationTokens)
  await db.deleteFrom('order_confirmation_tokens').where('token_hash', 'in', outdated).execute()
}

/** Finds the link of a token; undefined for an unknown, revoked or malformed one. */
export async function findConfirmationLink({ db }: Marketplace, token: string) {
  if (!isLinkToken(token)) return undefined
  return db
    .selectFrom('order_confirmation_tokens as link')
    .innerJoin('orders', 'orders.id', 'link.order_id')
    .select(['link.order_id as orderId', 'link.channel', 'link.expires_at as expiresAt', 'link.used_at as usedAt'])
    .select(['orders.status', 'orders.locale', 'orders.number', 'orders.confirmed_by_link_at as confirmedAt'])
    .where('link.token_hash', '=', sha256(token))
    .executeTakeFirst()
}

/** Returns the language of the order that a token confirms; undefined for an unknown one. */
export async function findConfirmationLocaleOfOrder(
  marketplace: Marketplace,
  token: string,
): Promise<Locale | undefined> {
  requireAllowed(mayActInPublic(marketplace.actor))
  return (await findConfirmationLink(marketplace, token))?.locale
}
