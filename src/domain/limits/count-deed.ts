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
  try {
    await together(marketplace.db, ...usesOf(marketplace, deed, limits, recipients))
  } catch (error) {
    throw asTooMany(deed, error)
  }
}

/** What counting a deed asks of the database, which refuses what is too many; for those who send it along with the deed. */
export function usesOf(
  { db, visitor, clock }: Marketplace,
  deed: LimitedDeed,
  { perNetwork, perRecipient }: DeedLimits,
  { email, phone }: Recipients,
): Question<unknown>[] {
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
function use(db: Kysely<Tables>, key: Buffer, { count, seconds }: Allowance, now: Date): Question<unknown> {
  return takenFromAllowance(db, { key, now, one: `${seconds / count} seconds`, all: `${seconds} seconds` })
}

const takenFromAllowance = inFixedWords(
  (_, { key, now, one, all }: Blanks<{ key: Buffer; now: Date; one: string; all: string }>) => sql`
    with taken as (
      insert into limits_used as known (key, used_until) values (${key}, ${now}::timestamptz + ${one}::interval)
      on conflict (key) do update set used_until = greatest(known.used_until, ${now}) + ${one}::interval
      where greatest(known.used_until, ${now}) + ${one}::interval <= ${now}::timestamptz + ${all}::interval
      returning 1)
    select refuse_too_many(extract(epoch from
      (select used_until from limits_used where key = ${key}) + ${one}::interval - ${all}::interval - ${now}::timestamptz))
    where not exists (select from taken)`,
)

/**
 * Refuses one more order of a phone number of which so many wait for our call. Asked behind the uses: orders of one
 * number wait for each other at its row of allowance, so none is overlooked.
 */
export function refuseWhenWaiting({ db }: Marketplace, phone: string, most: number): Question<unknown> {
  return ordersWaiting(db, { phone, most, seconds: callBackSeconds })
}

/**
 * A phone number has a handful of orders, while all orders of a busy hour wait: so the status is counted, and not
 * looked for. A plan that was kept when the shop was empty would look through all that wait.
 */
const ordersWaiting = inFixedWords(
  (_, { phone, most, seconds }: Blanks<{ phone: string; most: number; seconds: number }>) => sql`
    select refuse_too_many(${seconds}) from
      (select count(*) filter (where status = 'received') as orders from orders where customer_phone = ${phone}) as waiting
    where orders >= ${most}`,
)

/** As `refuse_too_many` has it. */
const tooManyCode = 'HR429'

/** What the database has refused, as everybody knows it; any other failure as it is. */
export function asTooMany(deed: LimitedDeed, error: unknown): unknown {
  const { code, detail } = error as { code?: string; detail?: string }
  return error instanceof Error && code === tooManyCode ? new TooMany(deed, Number(detail)) : error
}
