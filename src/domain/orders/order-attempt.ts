import type { Insertable } from 'kysely'
import { type Blanks, inFixedWords, type Question } from '#database/in-fixed-words.ts'
import type { Tables } from '#database/tables.ts'
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

/** What has come of the attempt before; undefined when it has no key. */
export function findFirstAnswer({ db }: Marketplace, { key }: OrderAttempt) {
  return key && firstAnswer(db, { key_hash: key.hash })
}

const firstAnswer = inFixedWords((db, { key_hash }: Blanks<{ key_hash: Buffer }>) =>
  db
    .selectFrom('order_attempts as attempt')
    .innerJoin('orders', 'orders.id', 'attempt.order_id')
    .select(['attempt.request_hash', 'attempt.token_salt', 'attempt.made_at', 'orders.id', 'orders.number'])
    .select(['attempt.subtotal_millimes', 'attempt.shipping_millimes', 'attempt.total_millimes'])
    .where('attempt.key_hash', '=', key_hash)
    .$narrowType<{ subtotal_millimes: number; shipping_millimes: number; total_millimes: number }>(),
)

type FirstAnswer = NonNullable<ReturnType<typeof findFirstAnswer>> extends Question<infer Row> ? Row : never

/**
 * Has the attempt lead to its order. A twin that was quicker has its key already: then all of this is undone, and told
 * again it finds what the twin was answered. Nothing is written for an attempt without a key.
 */
export function keepAttempt(
  { db, clock }: Marketplace,
  request: OrderRequest,
  { key, salt }: OrderAttempt,
  { id, totals }: PlacedOrder,
) {
  return (
    key &&
    attemptOfOrder(db, {
      ...{ key_hash: key.hash, request_hash: requestHash(request), order_id: id, token_salt: salt },
      ...{ subtotal_millimes: totals.subtotal, shipping_millimes: totals.shipping, total_millimes: totals.total },
      made_at: clock.now(),
    })
  )
}

const attemptOfOrder = inFixedWords((db, blanks: Blanks<AttemptRow>) => {
  const { key_hash, request_hash, order_id, token_salt, made_at } = blanks
  const { subtotal_millimes, shipping_millimes, total_millimes } = blanks
  return db.insertInto('order_attempts').values({
    ...{ key_hash, request_hash, order_id, token_salt, made_at },
    ...{ subtotal_millimes, shipping_millimes, total_millimes },
  })
})

type AttemptRow = Insertable<Tables['order_attempts']>

/** Forgets the attempt that had this key so long ago that it is not recognised any more, where there was one. */
export function forgetStaleAttempt({ db, clock }: Marketplace, { key }: OrderAttempt, first: FirstAnswer | undefined) {
  if (!key || !first || first.made_at >= oldestKept(clock)) return undefined
  return db.deleteFrom('order_attempts').where('key_hash', '=', key.hash).where('made_at', '<', oldestKept(clock))
}

/** Lets go of attempts too old to be recognised. A single one that is repeated is forgotten on sight anyway. */
export async function forgetOldAttempts({ db, clock }: Marketplace): Promise<void> {
  await db.deleteFrom('order_attempts').where('made_at', '<', oldestKept(clock)).execute()
}

function oldestKept(clock: Clock): Date {
  return new Date(clock.now().getTime() - keptForMilliseconds)
}

/** The answer to who repeats an attempt; undefined when there was none before. */
export function repeatedAnswer(
  { clock }: Marketplace,
  request: OrderRequest,
  { key }: OrderAttempt,
  first: FirstAnswer | undefined,
): OrderOutcome | undefined {
  if (!key || !first || first.made_at < oldestKept(clock)) return undefined
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
