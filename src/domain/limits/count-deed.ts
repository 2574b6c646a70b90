import { createHash } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { type Blanks, inFixedWords, type Question } from '#database/in-fixed-words.ts'
import type { Tables } from '#database/tables.ts'
import { together } from '#database/together.ts'
import type { Marketplace } from '../marketplace.ts'
import { getLimits } from './limit-setting.ts'
import { type Allowance, type DeedLimits, isOfDoor, type LimitedDeed, type Recipients, TooMany } from './limits.ts'

/** When the shop will have called back those whose orders wait. */
const callBackSeconds = 3600

/**
 * Counts what a stranger is about to do, or throws TooMany. It stands inside the transaction of the deed, after all that
 * may refuse it: what comes to nothing is not counted. The shop itself, which has no visitor, is not limited.
 */
export async function countDeed(marketplace: Marketplace, deed: LimitedDeed, recipients: Recipients): Promise<void> {
  const { visitor } = marketplace
  if (!visitor || !(isOfDoor(deed) || visitor.isLimited)) return
  const limits = isOfDoor(deed) ? visitor.door[deed] : (await getLimits(marketplace))[deed]
  const uses = usesOf(marketplace, deed, limits, recipients)
  await requireTaken(marketplace, deed, uses, await together(marketplace.db, ...uses.map(({ query }) => query)))
}

/** One taken from an allowance: the question answers a row when there was one left. */
export interface Use {
  readonly key: Buffer
  readonly allowance: Allowance
  readonly query: Question<unknown>
}

/** What counting a deed asks of the database, for those who send it along with the deed. */
export function usesOf(
  { db, visitor, clock }: Marketplace,
  deed: LimitedDeed,
  { perNetwork, perRecipient }: DeedLimits,
  { email, phone }: Recipients,
): Use[] {
  if (!db.isTransaction) throw new Error(`${deed} must be counted in the transaction that does it`)
  const now = clock.now()
  const of = (kind: string, name: string | undefined, allowance: Allowance) =>
    name === undefined ? [] : [use(db, keyOf(deed, kind, name), allowance, now)]
  return [
    ...of('network', visitor?.network, perNetwork),
    ...of('email', email?.toLowerCase(), perRecipient),
    ...of('phone', phone, perRecipient),
  ]
}

function keyOf(...names: readonly string[]): Buffer {
  return createHash('sha256').update(JSON.stringify(names)).digest()
}

/**
 * Takes one from an allowance. What is used up comes back evenly, so one moment says it all: when nothing will be used
 * any more. Asking and taking are one statement, whichever instance asks.
 */
function use(db: Kysely<Tables>, key: Buffer, allowance: Allowance, now: Date): Use {
  const { count, seconds } = allowance
  const query = takenFromAllowance(db, { key, now, one: `${seconds / count} seconds`, all: `${seconds} seconds` })
  return { key, allowance, query }
}

const takenFromAllowance = inFixedWords(
  (_, { key, now, one, all }: Blanks<{ key: Buffer; now: Date; one: string; all: string }>) => sql`
    insert into limits_used as known (key, used_until) values (${key}, ${now}::timestamptz + ${one}::interval)
    on conflict (key) do update set used_until = greatest(known.used_until, ${now}) + ${one}::interval
    where greatest(known.used_until, ${now}) + ${one}::interval <= ${now}::timestamptz + ${all}::interval
    returning 1`,
)

/** Throws TooMany, unless each of the uses has been answered a row. */
export async function requireTaken(
  { db, clock }: Marketplace,
  deed: LimitedDeed,
  uses: readonly Use[],
  answers: readonly (readonly unknown[])[],
): Promise<void> {
  const refused = uses.find((_, place) => answers[place]?.length === 0)
  if (!refused) return
  const { key, allowance } = refused
  const known = await db.selectFrom('limits_used').select('used_until').where('key', '=', key).executeTakeFirstOrThrow()
  const freeAgainAt =
    known.used_until.getTime() + (1000 * allowance.seconds) / allowance.count - 1000 * allowance.seconds
  throw new TooMany(deed, Math.max(1, Math.ceil((freeAgainAt - clock.now().getTime()) / 1000)))
}

/**
 * How many orders of a phone number wait for our call. Asked behind the uses: orders of one number wait for each other
 * at its row of allowance, so none is overlooked.
 */
export function countWaitingOrders({ db }: Marketplace, phone: string) {
  return ordersWaiting(db, { phone })
}

const ordersWaiting = inFixedWords((db, { phone }: Blanks<{ phone: string }>) =>
  db
    .selectFrom('orders')
    .select(({ fn }) => fn.countAll<number>().as('waiting'))
    .where('customer_phone', '=', phone)
    .where('status', '=', 'received'),
)

export function requireFewWaiting([row]: readonly { readonly waiting: number }[], most: number): void {
  if (row && row.waiting >= most) throw new TooMany('order', callBackSeconds)
}
