import type { Marketplace } from '../marketplace.ts'
import { millimes } from '../money.ts'
import type { OrderRequest, PlacedOrder } from './order.ts'
import type { OrderOutcome } from './order-outcome.ts'
import { hashOf, newSalt, orderToken } from './order-token.ts'

/** How long a repeated attempt is recognised. */
const keptForMilliseconds = 7 * 24 * 60 * 60 * 1000

interface NewAttempt {
  readonly claim: 'new'
  readonly salt: Buffer
  /** Absent when the visitor sent no key: then there is nothing to recognise the attempt by. */
  readonly keyHash?: Buffer
}

/**
 * Takes the attempt's key for this transaction. A twin that runs at the same time waits here, on the unique key,
 * until this one has committed, and then finds the answer.
 */
export async function claimAttempt(
  marketplace: Marketplace,
  request: OrderRequest,
): Promise<NewAttempt | { readonly claim: 'repeated'; readonly answer: OrderOutcome }> {
  const salt = newSalt()
  if (request.idempotencyKey === undefined) return { claim: 'new', salt }

  const keyHash = hashOf(request.idempotencyKey)
  await forgetExpired(marketplace, keyHash)
  const claimed = await marketplace.db
    .insertInto('order_attempts')
    .values({
      key_hash: keyHash,
      request_hash: requestHash(request),
      order_id: null,
      token_salt: salt,
      made_at: marketplace.clock.now(),
    })
    .onConflict((conflict) => conflict.column('key_hash').doNothing())
    .returning('key_hash')
    .executeTakeFirst()
  if (claimed) return { claim: 'new', salt, keyHash }
  return { claim: 'repeated', answer: await firstAnswer(marketplace, request, keyHash, request.idempotencyKey) }
}

/** Nothing came of the attempt, so its key is free for another try. */
export async function releaseAttempt({ db }: Marketplace, { keyHash }: NewAttempt): Promise<void> {
  if (keyHash) await db.deleteFrom('order_attempts').where('key_hash', '=', keyHash).execute()
}

export async function fulfillAttempt({ db }: Marketplace, { keyHash }: NewAttempt, order: PlacedOrder): Promise<void> {
  if (!keyHash) return
  const { subtotal, shipping, total } = order.totals
  await db
    .updateTable('order_attempts')
    .set({ order_id: order.id, subtotal_millimes: subtotal, shipping_millimes: shipping, total_millimes: total })
    .where('key_hash', '=', keyHash)
    .execute()
}

/** Lets go of attempts too old to be recognised. A single one that is repeated is forgotten on sight anyway. */
export async function forgetOldAttempts({ db, clock }: Marketplace): Promise<void> {
  const oldest = new Date(clock.now().getTime() - keptForMilliseconds)
  await db.deleteFrom('order_attempts').where('made_at', '<', oldest).execute()
}

async function forgetExpired({ db, clock }: Marketplace, keyHash: Buffer): Promise<void> {
  const oldest = new Date(clock.now().getTime() - keptForMilliseconds)
  await db.deleteFrom('order_attempts').where('key_hash', '=', keyHash).where('made_at', '<', oldest).execute()
}

async function firstAnswer(
  { db }: Marketplace,
  request: OrderRequest,
  keyHash: Buffer,
  key: string,
): Promise<OrderOutcome> {
  const first = await db
    .selectFrom('order_attempts as attempt')
    .innerJoin('orders', 'orders.id', 'attempt.order_id')
    .select(['attempt.request_hash', 'attempt.token_salt', 'orders.id', 'orders.number'])
    .select(['attempt.subtotal_millimes', 'attempt.shipping_millimes', 'attempt.total_millimes'])
    .where('attempt.key_hash', '=', keyHash)
    .$narrowType<{ subtotal_millimes: number; shipping_millimes: number; total_millimes: number }>()
    .executeTakeFirstOrThrow()
  if (!first.request_hash.equals(requestHash(request))) return { outcome: 'key-reused' }

  const totals = {
    subtotal: millimes(first.subtotal_millimes),
    shipping: millimes(first.shipping_millimes),
    total: millimes(first.total_millimes),
  }
  const token = orderToken(key, first.token_salt)
  return {
    outcome: 'placed',
    order: { id: first.id, number: first.number, token, status: 'received', totals },
  }
}

/** The request in one fixed spelling, whatever the order of its fields on the way in. */
function requestHash({ customer, delivery, lines, payment, claimedTotal }: OrderRequest): Buffer {
  return hashOf(
    JSON.stringify([
      [customer.name, customer.email, customer.phone],
      [delivery.address, delivery.city],
      lines.map((line) => [line.productId, line.sizeId, line.colorId, line.quantity]),
      payment,
      claimedTotal,
    ]),
  )
}
