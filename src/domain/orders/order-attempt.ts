import type { Compilable } from 'kysely'
import type { Clock, Marketplace } from '../marketplace.ts'
import { millimes } from '../money.ts'
import type { OrderRequest, PlacedOrder } from './order.ts'
import type { OrderOutcome } from './order-outcome.ts'
import { hashOf, newSalt, orderToken } from './order-token.ts'

/** How long a repeated attempt is recognised. */
const keptForMilliseconds = 7 * 24 * 60 * 60 * 1000

/** One try to order. Without a key there is nothing to recognise it by. */
export interface OrderAttempt {
  readonly salt: Buffer
  readonly key?: { readonly text: string; readonly hash: Buffer }
}

export function newAttempt({ idempotencyKey: text }: OrderRequest): OrderAttempt {
  return { salt: newSalt(), ...(text !== undefined && { key: { text, hash: hashOf(text) } }) }
}

/**
 * Takes the attempt's key for this transaction, and looks for what has come of it before. A twin that runs at the same
 * time waits at the unique key until this one has committed, and then finds the answer.
 */
export function claimAttempt(
  { db, clock }: Marketplace,
  request: OrderRequest,
  { key, salt }: OrderAttempt,
): readonly [forget: Compilable<object>, claim: Compilable<object>, first: Compilable<FirstAnswer>] | readonly [] {
  if (!key) return []
  const { hash: key_hash } = key
  return [
    db.deleteFrom('order_attempts').where('key_hash', '=', key_hash).where('made_at', '<', oldestKept(clock)),
    db
      .insertInto('order_attempts')
      .values({ key_hash, request_hash: requestHash(request), order_id: null, token_salt: salt, made_at: clock.now() })
      .onConflict((conflict) => conflict.column('key_hash').doNothing()),
    selectFirstAnswer(db, key_hash),
  ]
}

/** Nothing came of the attempt, so its key is free for another try. */
export async function releaseAttempt({ db }: Marketplace, { key }: OrderAttempt): Promise<void> {
  if (key) await db.deleteFrom('order_attempts').where('key_hash', '=', key.hash).execute()
}

/** Has the attempt lead to its order; undefined when it has no key. */
export function fulfillAttempt({ db }: Marketplace, { key }: OrderAttempt, { id, totals }: PlacedOrder) {
  if (!key) return undefined
  const { subtotal, shipping, total } = totals
  return db
    .updateTable('order_attempts')
    .set({ order_id: id, subtotal_millimes: subtotal, shipping_millimes: shipping, total_millimes: total })
    .where('key_hash', '=', key.hash)
}

/** Lets go of attempts too old to be recognised. A single one that is repeated is forgotten on sight anyway. */
export async function forgetOldAttempts({ db, clock }: Marketplace): Promise<void> {
  await db.deleteFrom('order_attempts').where('made_at', '<', oldestKept(clock)).execute()
}

function oldestKept(clock: Clock): Date {
  return new Date(clock.now().getTime() - keptForMilliseconds)
}

/** What an attempt has led to. One that has been claimed just now has led to nothing yet. */
function selectFirstAnswer(db: Marketplace['db'], keyHash: Buffer) {
  return db
    .selectFrom('order_attempts as attempt')
    .innerJoin('orders', 'orders.id', 'attempt.order_id')
    .select(['attempt.request_hash', 'attempt.token_salt', 'orders.id', 'orders.number'])
    .select(['attempt.subtotal_millimes', 'attempt.shipping_millimes', 'attempt.total_millimes'])
    .where('attempt.key_hash', '=', keyHash)
    .$narrowType<{ subtotal_millimes: number; shipping_millimes: number; total_millimes: number }>()
}

type FirstAnswer = Awaited<ReturnType<ReturnType<typeof selectFirstAnswer>['execute']>>[number]

/** The answer to who repeats an attempt; undefined when there was none before. */
export function repeatedAnswer(
  request: OrderRequest,
  { key }: OrderAttempt,
  first: FirstAnswer | undefined,
): OrderOutcome | undefined {
  if (!key || !first) return undefined
  if (!first.request_hash.equals(requestHash(request))) return { outcome: 'key-reused' }

  const totals = {
    subtotal: millimes(first.subtotal_millimes),
    shipping: millimes(first.shipping_millimes),
    total: millimes(first.total_millimes),
  }
  const token = orderToken(key.text, first.token_salt)
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
