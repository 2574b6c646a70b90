import { sql } from 'kysely'
import { type Blanks, inFixedWords, type Question } from '#database/in-fixed-words.ts'
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

/** What has come of the attempts before; undefined when none has a key. */
export function findFirstAnswers({ db }: Marketplace, attempts: readonly OrderAttempt[]) {
  const hashes = attempts.flatMap(({ key }) => key?.hash ?? [])
  return hashes.length > 0 ? firstAnswers(db, { hashes }) : undefined
}

const firstAnswers = inFixedWords((db, { hashes }: Blanks<{ hashes: Buffer[] }>) =>
  db
    .selectFrom('order_attempts as attempt')
    .innerJoin('orders', 'orders.id', 'attempt.order_id')
    .select(['attempt.key_hash', 'attempt.request_hash', 'attempt.token_salt', 'attempt.made_at'])
    .select(['attempt.subtotal_millimes', 'attempt.shipping_millimes', 'attempt.total_millimes'])
    .select(['orders.id', 'orders.number'])
    .where(sql<boolean>`attempt.key_hash = any(${hashes}::bytea[])`)
    .$narrowType<{ subtotal_millimes: number; shipping_millimes: number; total_millimes: number }>(),
)

type FirstAnswer = NonNullable<ReturnType<typeof findFirstAnswers>> extends Question<infer Row> ? Row : never

/** The first answer to this attempt among those of several. */
export function firstAnswerTo({ key }: OrderAttempt, answers: readonly FirstAnswer[]): FirstAnswer | undefined {
  return key && answers.find(({ key_hash }) => key_hash.equals(key.hash))
}

/** An attempt that was answered with an order. */
export interface AnsweredAttempt {
  readonly request: OrderRequest
  readonly attempt: OrderAttempt
  readonly order: PlacedOrder
}

/**
 * Has attempts lead to their orders. A twin that was quicker has its key already: then all of this is undone, and told
 * again it finds what the twin was answered. Nothing is written for attempts without a key.
 */
export function keepAttempts({ db, clock }: Marketplace, answered: readonly AnsweredAttempt[]) {
  const rows = answered.flatMap(({ request, attempt: { key, salt }, order: { id, totals } }) =>
    key
      ? {
          ...{ key_hash: inHex(key.hash), request_hash: inHex(requestHash(request)), token_salt: inHex(salt) },
          ...{ order_id: id, subtotal_millimes: totals.subtotal },
          ...{ shipping_millimes: totals.shipping, total_millimes: totals.total },
        }
      : [],
  )
  return rows.length > 0 ? attemptsOfOrders(db, { attempts: JSON.stringify(rows), now: clock.now() }) : undefined
}

/** Bytes as PostgreSQL reads them from a text. */
function inHex(bytes: Buffer): string {
  return `\\x${bytes.toString('hex')}`
}

/** As JSON, so that any number of them is told in the same words. */
const attemptsOfOrders = inFixedWords(
  (_, { attempts, now }: Blanks<{ attempts: string; now: Date }>) => sql<never>`
    insert into order_attempts (key_hash, request_hash, token_salt, order_id, subtotal_millimes, shipping_millimes,
      total_millimes, made_at)
    select attempt.*, ${now}::timestamptz from jsonb_to_recordset(${attempts}::jsonb) as attempt (key_hash bytea,
      request_hash bytea, token_salt bytea, order_id bigint, subtotal_millimes bigint, shipping_millimes bigint,
      total_millimes bigint)`,
)

/** Forgets the attempts of long ago that had these keys, which are not recognised any more, where there were any. */
export function forgetStaleAttempts({ db, clock }: Marketplace, firsts: readonly FirstAnswer[]) {
  const stale = firsts.filter(({ made_at }) => made_at < oldestKept(clock)).map(({ key_hash }) => key_hash)
  if (stale.length === 0) return undefined
  return db
    .deleteFrom('order_attempts')
    .where(sql<boolean>`key_hash = any(${stale}::bytea[])`)
    .where('made_at', '<', oldestKept(clock))
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

/**
 * The request in one fixed spelling, whatever the order of its fields on the way in. One without notes is spelled as it
 * was before there were any, so that an attempt from then is still recognised.
 */
function requestHash(request: OrderRequest): Buffer {
  const { customer, delivery, lines, payment, claimedTotal, customerNote, giftNote } = request
  return hashOf(
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
